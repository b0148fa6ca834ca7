import { expect, test } from 'vitest';
import { drawing } from '../drawing.ts';

test('[SKELETON-3.1] a coin stays when the row is lost', () => {
  const game = drawing('6', 'coin', '6', '1').play('draw', 'draw');
  expect(game.asked).toBe(1);
  expect(game.points(0)).toBe(2);
});
