import type { BotGuide, BotLevel, Budget, Engine, Option, Policy, PolicyAsk } from '@crownleaf/engine';
import { type Finding, Search } from './search.ts';

const SEEDS = 2 ** 31;

/** Iterations between two looks at whether the rest could still change anything. */
const SLICE = 32;

/** Options that were hardly looked at are not known to be near the best. */
const LEAST_SHARE = 0.02;
const FINE = 2 ** 20;

/** How a player that searches thinks, if the question comes with no budget of its own. */
export type Thinking = BotLevel | Budget;

/**
 * A player that searches. What it found out about a decision serves for the next one of the same turn, as long as the
 * answer brought no news.
 */
export function searchBot(name: string, engine: Engine, thinking: Thinking, guide?: BotGuide): Policy {
  let last: { readonly search: Search; readonly option: Option } | undefined;
  const spread = 'iterations' in thinking && 'spread' in thinking ? thinking.spread : undefined;
  return {
    name,
    choose(ask) {
      const view = ask.view();
      const seed = ask.random(SEEDS);
      const search = last?.search.follow(last.option, view) ? last.search : new Search(engine, view, { seed, guide });
      think(search, ask.budget ?? thinking);
      const { option: best, findings } = search.result();
      const option = spread === undefined ? best : nearBest(findings, spread, ask);
      last = { search, option };
      return option;
    },
  };
}

function think(search: Search, budget: Budget): void {
  if ('ms' in budget) {
    search.run(budget);
    return;
  }
  let left = budget.iterations - search.passed;
  while (left > 0 && !search.isSettled(left)) {
    search.run({ iterations: Math.min(left, SLICE) });
    left = budget.iterations - search.passed;
  }
}

/** A weaker player takes an option that is nearly as good, the better ones more often; it does not blunder. */
function nearBest(findings: readonly Finding[], spread: number, ask: PolicyAsk): Option {
  const all = findings.reduce((sum, { visits }) => sum + visits, 0);
  const known = findings.filter(({ visits }) => visits >= all * LEAST_SHARE);
  const best = Math.max(...known.map(({ mean }) => mean));
  const near = known.filter(({ mean }) => mean >= best - spread);
  const weights = near.map(({ mean }) => Math.exp((2 * (mean - best)) / spread));
  let left = (ask.random(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { option }] of near.entries()) {
    left -= weights[i]!;
    if (left < 0) return option;
  }
  return near.at(-1)!.option;
}
