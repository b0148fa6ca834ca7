import { conforms, scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { skeleton } from '../src/game.ts';
import type { Skeleton } from '../src/state.ts';

/** A game in which these numbers are drawn, in this order. */
function drawing(...numbers: number[]) {
  return scenario<Skeleton>(skeleton, { seats: 2, position: { table: { pack: { top: numbers.map(String) } } } });
}

test('does all that the engine asks of a game', () => {
  expect(conforms(skeleton, { seats: [2, 3, 4], options: [{}, { rounds: 1 }], games: 5 }).games).toBe(30);
});

test('[SKELETON-1.1] four cards of each number are there', () => {
  const { state } = scenario<Skeleton>(skeleton, { seats: 2 });
  expect([...state.table.pack, ...state.table.row].toSorted()).toEqual([0, 1, 2, 3, 4, 5].flatMap((n) => [n, n, n, n]));
});

test('[SKELETON-2.1] after a card the player draws again or banks', () => {
  const game = drawing(3, 5);
  expect(game.options).toEqual(['draw', 'bank']);
  expect(game.play('draw').state.table.row).toEqual([2, 4]);
});

test('[SKELETON-2.1] a full row is banked at once', () => {
  const game = drawing(1, 2, 3, 4, 5, 6).play('draw', 'draw', 'draw', 'draw', 'draw');
  expect(game.points(0)).toBe(21);
  expect(game.asked).toBe(1);
});

test('[SKELETON-2.2] a double loses the row', () => {
  const game = drawing(6, 4, 6).play('draw', 'draw');
  expect(game.points(0)).toBe(0);
  expect(game.asked).toBe(1);
});

test('[SKELETON-2.3] banking adds the numbers and ends the turn', () => {
  const game = drawing(6, 4).play('draw', 'bank');
  expect(game.points(0)).toBe(10);
  expect(game.asked).toBe(1);
});

test('[SKELETON-2.4] the discarded cards become the new pack', () => {
  const game = scenario<Skeleton>(skeleton, {
    seats: 2,
    arrange(s) {
      s.table.discard.push(...s.table.pack.splice(0, 23));
    },
  });
  game.play('draw');
  expect(game.state.table.pack.length + game.state.table.row.length + game.state.table.discard.length).toBe(24);
  expect(game.state.table.pack.length).toBeGreaterThanOrEqual(20);
});

test('[SKELETON-3.1] [SKELETON-3.2] it ends after the agreed turns and the most points win', () => {
  const game = scenario<Skeleton>(skeleton, { seats: 2, options: { rounds: 1 } }).play('bank', 'bank');
  expect(game.over).toBe(true);
  const [first, second] = [game.points(0), game.points(1)];
  expect(skeleton.ranking(game.match.state)).toEqual([first >= second ? 1 : 2, second >= first ? 1 : 2]);
});
