import { type BotGuide, type Engine, fastChance, itemAt, type Option, type Policy, type View } from '@crownleaf/engine';
import { nearBest, spreadOf, type Thinking, turnsOf } from './near-best.ts';
import { Planner } from './planner.ts';
import { type Finding, sameView } from './search.ts';

const SEEDS = 2 ** 31;

/** What is left of a plan: the answer given at a view, and those to come. */
interface Plans {
  readonly view: View;
  readonly option: Option;
  readonly next: readonly Option[];
}

/** A player that plans its own turns. It keeps to its plan for the rest of the turn unless it learns something new. */
export function planningBot(name: string, engine: Engine, thinking: Thinking, given?: BotGuide): Policy {
  let last: Plans | undefined;
  const guide = given ?? engine.game.guide!;
  const spread = spreadOf(thinking);
  const turns = turnsOf(thinking);
  return {
    name,
    choose(ask) {
      const view = ask.view();
      const seed = ask.random(SEEDS);
      if (last !== undefined && cameAsPlanned(engine, last, view)) {
        const [option, ...next] = last.next;
        last = { view, option: option!, next };
        return option!;
      }
      const planner = new Planner(engine, view, { seed, guide, turns });
      planner.run(ask.budget ?? thinking);
      const option = spread === undefined ? bestOf(planner.findings) : nearBest(planner.findings, spread, ask);
      last = { view, option, next: planner.after(option) };
      return option;
    },
  };
}

function cameAsPlanned(engine: Engine, { view: before, option, next }: Plans, view: View): boolean {
  if (next.length === 0 || view.viewer !== before.viewer || view.turn !== before.turn) return false;
  if (view.ply !== before.ply + 1 || view.barrier === view.ply) return false;
  const chance = fastChance(view.ply);
  const world = engine.determinise(before, chance);
  engine.apply(world, option, chance);
  return sameView(engine, engine.view(world, before.asked), view);
}

function bestOf(findings: readonly Finding[]): Option {
  let best = itemAt(findings, 0);
  for (const finding of findings) if (finding.mean > best.mean) best = finding;
  return best.option;
}
