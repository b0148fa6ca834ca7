import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { playInPage } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { sit } from './whole-game.ts';

const house = houseOfTests();

test('a game without a table of its own is played to its end on a plain one', async () => {
  const sitting = { game: 'minidom', bot: 'random', seats: 2, seed: 'plain' };
  const { page, context, complaints } = await sit(house, sitting);
  const zones = page.locator('.plain-table');
  await zones.getByRole('heading', { name: 'Table' }).waitFor();
  await expect.poll(() => zones.textContent()).toMatch(/Hand.*Copper/);
  const see = (question: string): Promise<void> => expectAccessible(page, question);
  expect(await playInPage(page, 3, { mouseEvery: 25, see })).toBeGreaterThan(20);
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
