import { scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { skeleton } from '../../src/game.ts';
import type { Skeleton } from '../../src/state.ts';
import { drawing } from '../drawing.ts';

test('[SKELETON-1.1] four cards of each number, three coins and three lanterns are there', () => {
  const { state } = scenario<Skeleton>(skeleton, { seats: 2 });
  const { pack, drawn, row, discard } = state.table;
  const cards = [...pack, ...drawn, ...row, ...discard];
  const counts = skeleton.components.map((_, kind) => cards.filter((card) => card === kind).length);
  expect(counts).toEqual([4, 4, 4, 4, 4, 4, 3, 3]);
});

test('[SKELETON-2.1] after a card the player draws again or banks', () => {
  const game = drawing('3', '5');
  expect(game.options).toEqual(['draw', 'bank']);
  expect(game.play('draw').state.table.row).toEqual([2, 4]);
});

test('[SKELETON-2.1] an empty row is not banked', () => {
  expect(drawing('coin', '5').state.table.row).toEqual([4]);
});

test('[SKELETON-2.1] a full row is banked at once', () => {
  const game = drawing('1', '2', '3', '4', '5', '6').play('draw', 'draw', 'draw', 'draw', 'draw');
  expect(game.points(0)).toBe(21);
  expect(game.asked).toBe(1);
});

test('[SKELETON-2.2] a double loses the row', () => {
  const game = drawing('6', '4', '6', '1').play('draw', 'draw');
  expect(game.points(0)).toBe(0);
  expect(game.state.table.discard.toSorted()).toEqual([3, 5, 5]);
  expect(game.asked).toBe(1);
});

test('[SKELETON-2.3] banking adds the numbers and ends the turn', () => {
  const game = drawing('6', '4', '1').play('draw', 'bank');
  expect(game.points(0)).toBe(10);
  expect(game.asked).toBe(1);
});

test('[SKELETON-2.4] the discarded cards become the new pack', () => {
  const game = scenario<Skeleton>(skeleton, {
    seats: 2,
    arrange: ({ table }) => table.discard.push(...table.pack.splice(0, 29)),
  });
  game.play('draw');
  const { pack, row, discard } = game.state.table;
  expect(pack.length).toBeGreaterThan(20);
  expect(pack.length + row.length + discard.length).toBe(30);
});
