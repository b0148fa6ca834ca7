import { expect, test } from 'vitest';
import { expectAccessible, lookingOnce } from './axe.ts';
import { dice, playOn, tableOf } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

test('a newcomer plays a whole game against bots, sees the result and plays again', async () => {
  const { page, complaints } = await house.visitor({ speed: 'normal' });
  await page.goto(house.url);
  await expectAccessible(page, 'start page');
  await page.locator('.gate', { hasText: 'Heart of Crown' }).getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('[data-turn="yours"], [data-turn="theirs"]');
  const first = await tableOf(page).getAttribute('data-table');
  const impatient = setInterval(() => {
    page
      .getByRole('button', { name: 'Skip ahead' })
      .click({ timeout: 500 })
      .catch(() => {});
  }, 700);
  try {
    await playOn(page, { random: dice(1), see: lookingOnce(page) });
  } finally {
    clearInterval(impatient);
  }
  const result = page.getByRole('dialog', { name: 'The result' });
  await result.waitFor();
  await expectAccessible(page, 'result');
  expect(await result.locator('tfoot td').count()).toBe(3);
  await result.getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => tableOf(page).getAttribute('data-table'), { timeout: 30_000 }).not.toBe(first);
  expect(await playOn(page, { random: dice(2), answers: 2 })).toBe(2);
  expect(complaints).toEqual([]);
});

test('a newcomer is in each game one click after the start page', async () => {
  const { page, complaints } = await house.visitor();
  for (const game of ['Crown of Emara', 'Emberleaf']) {
    await page.goto(house.url);
    await page.locator('.gate', { hasText: game }).getByRole('button', { name: 'Play now' }).click();
    expect(await playOn(page, { random: dice(3), answers: 4, see: lookingOnce(page) })).toBe(4);
  }
  expect(complaints).toEqual([]);
});
