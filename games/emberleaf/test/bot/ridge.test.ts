import { fastChance } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { Ridge } from '../../bench/ridge.ts';

test('coefficients are found again, shrink under a penalty, and a column can be left out', () => {
  const chance = fastChance(3);
  const truth = [2, -1, 0.5, 0];
  const ridge = new Ridge(truth.length);
  for (let i = 0; i < 400; i++) {
    const row = Float32Array.from(truth, (_, k) => chance.int(4 * i + k, 3));
    ridge.add(
      row,
      row.reduce((sum, x, k) => sum + x * truth[k]!, 0),
      1 + (i % 2),
    );
  }
  const [free, held] = [ridge.solve(() => 1e-6), ridge.solve(() => 1000)];
  for (const [k, value] of truth.entries()) expect(free[k]).toBeCloseTo(value, 4);
  expect(Math.abs(held[0]!)).toBeLessThan(Math.abs(free[0]!));
  expect(ridge.solve((k) => (k === 0 ? Number.POSITIVE_INFINITY : 1))[0]).toBe(0);
});
