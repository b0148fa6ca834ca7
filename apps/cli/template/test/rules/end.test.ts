import { scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { skeleton } from '../../src/game.ts';
import type { Skeleton } from '../../src/state.ts';

test('[SKELETON-4.1, SKELETON-4.2] it ends after the agreed turns, and the most points win', () => {
  const game = scenario<Skeleton>(skeleton, {
    seats: 2,
    options: { rounds: 1 },
    position: { table: { pack: { top: ['2', 'coin', '1'] } } },
  });
  game.play('bank');
  expect(game.over).toBe(false);
  game.play('bank');
  expect(game.over).toBe(true);
  expect([game.points(0), game.points(1)]).toEqual([2, 3]);
  expect(skeleton.ranking(game.state)).toEqual([2, 1]);
});
