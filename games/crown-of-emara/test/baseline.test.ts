import { createEngine, fastChance, type State } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { crownOfEmara } from '../src/game.ts';
import { finalOf } from '../src/scoring.ts';
import type { Emara } from '../src/state.ts';

const SLOW = 60_000;
const [baseline] = crownOfEmara.policies!;
const engine = createEngine(crownOfEmara);

/** A whole game in which these seats are the baseline's and the others answer at random. */
function played(seats: number, thinking: readonly number[], seed: number): Emara {
  const chance = fastChance(seed);
  const dice = fastChance(seed + 1);
  let thrown = 0;
  const random = (below: number): number => dice.int(thrown++, below);
  const s: State = engine.start(seats, chance);
  for (let d = engine.decision(s); d !== undefined; d = engine.decision(s)) {
    const { kind, options, seat } = d;
    const ask = {
      kind,
      options,
      random,
      nameOf: (o: number) => engine.nameOption(kind, o),
      view: () => engine.view(s, seat),
    };
    engine.apply(s, thinking.includes(seat) ? baseline!.choose(ask) : options[random(options.length)]!, chance);
  }
  return s as unknown as Emara;
}

const SEEDS = [1, 2, 3, 4];

test('the baseline averages 55 points or more against its like', { timeout: SLOW }, () => {
  for (const seats of [2, 4]) {
    const scores = SEEDS.flatMap((seed) => played(seats, [0, 1, 2, 3], seed).seats.map((m) => finalOf(m).score));
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThanOrEqual(55);
  }
});

test('the baseline beats random play from either seat', { timeout: SLOW }, () => {
  for (const seed of SEEDS) {
    const seat = seed % 2;
    expect(crownOfEmara.ranking(played(2, [seat], seed) as never)[seat]).toBe(1);
  }
});

test('the baseline keeps its tracks close together', { timeout: SLOW }, () => {
  const gaps = SEEDS.map((seed) => {
    const [m] = played(1, [0], seed).seats;
    return Math.abs(m!.citizens - m!.buildings);
  });
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(10);
});
