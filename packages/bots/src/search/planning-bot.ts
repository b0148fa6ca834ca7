import type { BotGuide, Engine, Option, Policy, View } from '@crownleaf/engine';
import { nearBest, spreadOf, type Thinking } from './near-best.ts';
import { Planner } from './planner.ts';
import type { Finding } from './search.ts';

const SEEDS = 2 ** 31;

/** What is left of a plan, and the position after the last answer that followed it. */
interface Plans {
  readonly turn: number;
  readonly ply: number;
  readonly answers: readonly Option[];
}

/** A player that plans its own turns. It keeps to its plan for the rest of the turn unless it learns something new. */
export function planningBot(name: string, engine: Engine, thinking: Thinking, given?: BotGuide): Policy {
  let left: Plans | undefined;
  const guide = given ?? engine.game.guide!;
  const spread = spreadOf(thinking);
  const ways = 'iterations' in thinking && 'ways' in thinking ? thinking.ways : undefined;
  return {
    name,
    choose(ask) {
      const view = ask.view();
      const seed = ask.random(SEEDS);
      if (left !== undefined && stillHolds(left, view) && ask.options.includes(left.answers[0]!)) {
        const [option, ...answers] = left.answers;
        left = { turn: view.turn, ply: view.ply + 1, answers };
        return option!;
      }
      const planner = new Planner(engine, view, { seed, guide, ...(ways === undefined ? {} : { ways }) });
      planner.run(ask.budget ?? thinking);
      const option = spread === undefined ? bestOf(planner.findings) : nearBest(planner.findings, spread, ask);
      left = { turn: view.turn, ply: view.ply + 1, answers: planner.after(option) };
      return option;
    },
  };
}

function stillHolds({ turn, ply, answers }: Plans, view: View): boolean {
  return answers.length > 0 && view.turn === turn && view.ply === ply && view.barrier !== ply;
}

function bestOf(findings: readonly Finding[]): Option {
  let best = findings[0]!;
  for (const finding of findings) if (finding.mean > best.mean) best = finding;
  return best.option;
}
