import { describe, expect, test } from 'vitest';
import { guide } from '../../src/bot/bot.ts';

describe('learned weights', () => {
  const { columns, bias, heads, features } = guide.weights!;

  test('fit the features of the game', () => {
    expect(features).toEqual(guide.features!.names);
    expect(columns).toHaveLength(features.length);
    for (const column of columns) expect(column).toHaveLength(bias.length);
    for (const { hidden, direct } of heads) {
      expect(hidden).toHaveLength(bias.length);
      expect(direct).toHaveLength(features.length);
    }
  });

  test('are numbers that say something', () => {
    const all = [...columns.flat(), ...bias, ...heads.flatMap(({ hidden, direct }) => [...hidden, ...direct])];
    expect(all.every(Number.isFinite)).toBe(true);
    expect(all.filter((x) => x !== 0).length).toBeGreaterThan(all.length / 2);
  });
});
