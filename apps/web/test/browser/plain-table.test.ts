import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { DESK, PHONE } from './house.ts';
import { dice, playOn } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { expectNoSidewaysScroll, sit } from './whole-game.ts';

const house = houseOfTests();

test.each([
  { screen: 'a desk', viewport: DESK },
  { screen: 'a phone', viewport: PHONE },
])('on $screen a game without a table of its own is played on a plain one, by its words', async ({ viewport }) => {
  const sitting = { game: 'minidom', bot: 'random', seats: 2, seed: 'plain' };
  const { page, context, complaints } = await sit(house, sitting, { viewport });
  const zones = page.locator('.plain-table');
  await zones.getByRole('heading', { name: 'Table' }).waitFor();
  await expect.poll(() => zones.textContent()).toMatch(/Hand.*Copper/);
  await expectAccessible(page, 'a plain table');
  await expectNoSidewaysScroll(page, 'a plain table');
  const options = '.bar [data-option]:enabled';
  expect(await playOn(page, { random: dice(3), answers: 12, options })).toBe(12);
  await expect.poll(() => zones.textContent()).toContain('Discard pile');
  expect(complaints).toEqual([]);
  await context.close();
});
