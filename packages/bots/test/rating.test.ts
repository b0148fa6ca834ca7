import { expect, test } from 'vitest';
import { ratings } from '../src/index.ts';

test('the difference of two ratings tells how often one wins', () => {
  const [a, b] = ratings([
    [0, 7500],
    [2500, 0],
  ]);
  expect(a!.elo - b!.elo).toBeCloseTo(400 * Math.log10(3), 0);
  expect(a!.elo + b!.elo).toBeCloseTo(0, 6);
});

test('strengths come out of a whole round robin, with what is not known as an interval', () => {
  const strength = [300, 0, -100, -200];
  const expected = (games: number) =>
    strength.map((a, i) => strength.map((b, j) => (i === j ? 0 : games / (1 + 10 ** ((b - a) / 400)))));
  const many = ratings(expected(10_000));
  expect(many.map(({ elo }) => Math.round(elo))).toEqual(strength);
  const few = ratings(expected(20));
  for (const [i, { elo, ci95 }] of few.entries()) {
    expect(ci95[0]).toBeLessThan(strength[i]!);
    expect(ci95[1]).toBeGreaterThan(strength[i]!);
    expect(ci95[1] - elo).toBeGreaterThan(many[i]!.ci95[1] - many[i]!.elo);
  }
});

test('who never loses is strong, not infinitely so', () => {
  const rated = ratings([
    [0, 30, 30],
    [0, 0, 30],
    [0, 0, 0],
  ]);
  expect(rated.every(({ elo }) => Number.isFinite(elo) && Math.abs(elo) < 1500)).toBe(true);
  expect(rated[0]!.elo).toBeGreaterThan(rated[1]!.elo);
  expect(rated[1]!.elo).toBeGreaterThan(rated[2]!.elo);
});
