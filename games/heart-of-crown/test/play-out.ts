import { createEngine, type Event, fastChance, type Option, type Policy, type PolicyAsk } from '@crownleaf/engine';
import { heartOfCrown } from '../src/game.ts';

const engine = createEngine(heartOfCrown);

/** A game of these players to its end: the last state, and everything that was told. */
export function playOut(policies: readonly Policy[], set: string, seed: number) {
  const events: Event[] = [];
  const observer = { event: (e: Event) => void events.push(e) };
  const [chance, own] = [fastChance(seed), fastChance(seed + 1)];
  let drawn = 0;
  const state = engine.start(policies.length, chance, { set }, observer);
  for (let d = engine.decision(state); d !== undefined; d = engine.decision(state)) {
    const { kind, options, seat } = d;
    const ask: PolicyAsk = {
      kind,
      options,
      nameOf: (o: Option) => engine.nameOption(kind, o),
      view: () => engine.view(state, seat),
      random: (below) => own.int(drawn++, below),
    };
    engine.apply(state, policies[seat]!.choose(ask), chance, observer);
  }
  return { state, events };
}
