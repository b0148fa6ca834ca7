import { expect, test } from 'vitest';
import { expectAccessible, lookingOnce } from './axe.ts';
import { dice, playOn } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { playToTheEnd, sit } from './whole-game.ts';

const house = houseOfTests();
const GAME = { game: 'crown-of-emara', bot: 'random' } as const;

test('a game of Crown of Emara ends by clicking any option and tells which track counts', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'short' });
  const result = await playToTheEnd(page, { see: lookingOnce(page) });
  expect(await result.locator('.em-final[data-seat]').count()).toBe(2);
  expect(await result.locator('.em-final-track[data-kept="true"]').count()).toBe(2);
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
});

test('with the full selection all nine cards are in hand from the start', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'nine', options: { fullSelection: true } });
  expect(await playOn(page, { random: dice(1), answers: 4 })).toBe(4);
  expect(complaints).toEqual([]);
});
