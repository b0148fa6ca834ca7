import { createEngine, fastChance, type Option, type Policy, type PolicyAsk } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../data/sets.ts';
import { baseline } from '../src/baseline.ts';
import { heartOfCrown } from '../src/game.ts';

const engine = createEngine(heartOfCrown);
const random: Policy = { name: 'random', choose: (ask) => ask.options[ask.random(ask.options.length)]! };

function played(
  policies: readonly Policy[],
  set: string,
  seed: number,
): { turns: number; winners: readonly boolean[] } {
  const chance = fastChance(seed);
  const own = fastChance(seed + 1);
  let drawn = 0;
  const s = engine.start(policies.length, chance, { set });
  for (let d = engine.decision(s); d !== undefined; d = engine.decision(s)) {
    const { kind, options, seat } = d;
    const ask: PolicyAsk = {
      kind,
      options,
      nameOf: (o: Option) => engine.nameOption(kind, o),
      view: () => engine.view(s, seat),
      random: (below) => own.int(drawn++, below),
    };
    engine.apply(s, policies[seat]!.choose(ask), chance);
  }
  return { turns: s.turn / policies.length, winners: heartOfCrown.ranking(s).map((place) => place === 1) };
}

test.each(SET_NAMES)('baseline players finish in a sensible time with the set %s', (set) => {
  const turns = [2, 3, 4].flatMap((seats) => {
    return Array.from({ length: 6 }, (_, seed) => played(Array(seats).fill(baseline), set, seed).turns);
  });
  const mean = turns.reduce((sum, n) => sum + n, 0) / turns.length;
  expect(mean).toBeGreaterThan(10);
  expect(mean).toBeLessThan(25);
});

test('the baseline beats random players', () => {
  const games = SET_NAMES.flatMap((set) => {
    return Array.from({ length: 10 }, (_, seed) => {
      const first = seed % 2 === 0;
      return played(first ? [baseline, random] : [random, baseline], set, seed).winners[first ? 0 : 1];
    });
  });
  expect(games.filter((won) => won).length / games.length).toBeGreaterThan(0.95);
});
