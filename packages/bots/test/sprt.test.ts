import { fastChance } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { BOUND, Sprt } from '../src/index.ts';

const dice = fastChance(11);
let thrown = 0;
const luck = (): number => dice.int(thrown++, 1_000_000) / 1_000_000;

/** Plays rounds of some games with a chance that the deal moves up or down for all of them. */
function decided(mean: number, games: number, swing: number): 'holds' | 'fails' {
  const sprt = new Sprt({ rate: 0.6, margin: 0.1 });
  for (;;) {
    const chance = mean + swing * (2 * luck() - 1);
    let wins = 0;
    for (let i = 0; i < games; i++) wins += luck() < chance ? 1 : 0;
    sprt.add(wins / games);
    if (sprt.verdict !== 'open') return sprt.verdict;
  }
}

test.each([
  [1, 0],
  [2, 0],
  [2, 0.2],
  [4, 0.2],
])('errs in about one case of twenty, with rounds of %i games and luck of %f', (games, swing) => {
  const trials = 300;
  const held = (mean: number): number =>
    Array.from({ length: trials }, () => decided(mean, games, swing)).filter((verdict) => verdict === 'holds').length;
  expect(held(0.6) / trials).toBeLessThan(0.09);
  expect(held(0.7) / trials).toBeGreaterThan(0.91);
});

test("is Wald's test for single games", () => {
  const sprt = new Sprt({ rate: 0.5, margin: 0.25 });
  for (let i = 0; i < 5; i++) sprt.add(1);
  sprt.add(0);
  expect(sprt.logRatio).toBeCloseTo(5 * Math.log(0.75 / 0.5) + Math.log(0.25 / 0.5), 2);
  expect(sprt.verdict).toBe('open');
  for (let i = 0; i < 6; i++) sprt.add(1);
  expect(sprt.logRatio).toBeGreaterThan(BOUND);
  expect(sprt.verdict).toBe('holds');
});

test('says nothing before anything was played', () => {
  expect(new Sprt({ rate: 0.7, margin: 0.1 }).verdict).toBe('open');
});
