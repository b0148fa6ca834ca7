import { expect, test } from 'vitest';
import { drawing } from '../drawing.ts';

test('[SKELETON-3.2] a lantern drops a number, which may then come again', () => {
  const game = drawing('6', '4', 'lantern', '6').play('draw', 'draw');
  expect(game.options).toEqual(['drop:6', 'drop:4', 'pass']);
  game.play('drop:6', 'draw');
  expect(game.state.table.row).toEqual([3, 5]);
});

test('[SKELETON-3.2] the player may keep all numbers', () => {
  expect(drawing('6', 'lantern').play('draw', 'pass').state.table.row).toEqual([5]);
});

test('[SKELETON-3.2] a refused answer is explained', () => {
  const game = drawing('6', 'lantern');
  expect(game.refusal('drop:6')).toContain('only a lantern takes a number');
  expect(game.play('draw').refusal('drop:1')).toContain('there is no 1 in the row');
});
