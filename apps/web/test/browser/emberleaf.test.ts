import { expect, test } from 'vitest';
import { expectAccessible, lookingOnce } from './axe.ts';
import { houseOfTests } from './test-house.ts';
import { playToTheEnd, sit } from './whole-game.ts';

const house = houseOfTests();

test('a game of Emberleaf ends by clicking any option and tells every score', async () => {
  const { page, complaints } = await sit(house, { game: 'emberleaf', seats: 2, bot: 'baseline', seed: 'short' });
  const result = await playToTheEnd(page, { see: lookingOnce(page) });
  expect(await result.locator('tfoot td').count()).toBe(2);
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
});
