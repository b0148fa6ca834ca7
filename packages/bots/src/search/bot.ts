import type { BotGuide, Budget, Engine, Option, Policy } from '@crownleaf/engine';
import { nearBest, spreadOf, type Thinking } from './near-best.ts';
import { planningBot } from './planning-bot.ts';
import { Search } from './search.ts';

const SEEDS = 2 ** 31;

/** Iterations between two looks at whether the rest could still change anything. */
const SLICE = 32;

/**
 * A player that searches. What it found out about a decision serves for the next one of the same turn, as long as the
 * answer brought no news.
 */
export function searchBot(name: string, engine: Engine, thinking: Thinking, guide?: BotGuide): Policy {
  if ((guide ?? engine.game.guide)?.plan !== undefined) return planningBot(name, engine, thinking, guide);
  let last: { readonly search: Search; readonly option: Option } | undefined;
  const spread = spreadOf(thinking);
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
