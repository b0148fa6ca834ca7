import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { CHOSEN, OPTIONS, wishingWellOpening } from '../wishing-well.ts';
import { expectAccessible } from './axe.ts';
import { PHONE, WIDE_DESK, type Wishes } from './house.ts';
import { answerAll, plyOf } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

/** Two people at one device, one of whom has just played a Wishing Well. */
async function atWishingWell(wishes: Wishes) {
  const { seed, answers } = wishingWellOpening();
  const visitor = await house.visitor(wishes);
  const query = new URLSearchParams({ seats: '2', people: '2', seed, options: JSON.stringify(OPTIONS) });
  await visitor.page.goto(`${house.url}/play/heart-of-crown?${query}`);
  await visitor.page.evaluate(answerAll, [...answers, CHOSEN[0]]);
  return visitor;
}

function isMarked(page: Page, name: string): Promise<string | null> {
  return page.locator(`.bar [data-choice="${name}"]`).first().getAttribute('aria-pressed');
}

test('cards for a Wishing Well are chosen in any order and discarded at once', async () => {
  const { page, complaints } = await atWishingWell({ viewport: WIDE_DESK, side: true });
  const ply = await plyOf(page);
  const confirm = page.locator('[data-form]');
  expect(await confirm.textContent()).toBe('Discard nothing');
  const [maid, city, largeCity] = CHOSEN;
  await page.locator(`.hoc-hand [data-choice="${maid}"]`).click();
  await page.locator(`.bar [data-choice="${city}"]`).first().click();
  await page.locator(`.bar [data-choice="${largeCity}"]`).first().click();
  expect(await plyOf(page)).toBe(ply);
  expect(await confirm.textContent()).toBe('Discard 3 cards');
  await page.locator(`.bar [data-choice="${city}"]`).first().click();
  expect(await isMarked(page, city)).toBe('false');
  await page.locator(`.hoc-hand [data-choice="${city}"]`).click();
  expect(await isMarked(page, city)).toBe('true');
  await expectAccessible(page, 'a set is chosen');
  await confirm.click();
  await expect.poll(() => plyOf(page)).toBeGreaterThanOrEqual(ply + CHOSEN.length);
  for (const card of ['Apprentice Maid', 'City', 'Large City']) {
    await page.locator('.log', { hasText: new RegExp(`You discard (a |an )?${card}`) }).waitFor();
  }
  expect(complaints).toEqual([]);
});

test('number keys mark the pieces of a set, and a single answer can still be given', async () => {
  const { page, complaints } = await atWishingWell({ viewport: PHONE, hasTouch: true, isMobile: true });
  const ply = await plyOf(page);
  const first = page.locator('.bar [data-choice]').first();
  await page.keyboard.press('1');
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('1');
  expect(await first.getAttribute('aria-pressed')).toBe('false');
  await expectAccessible(page, 'a set is chosen on a phone');
  await page.locator(`.bar [data-option="${CHOSEN[1]}"]`).tap();
  await expect.poll(() => plyOf(page)).toBe(ply + 1);
  expect(complaints).toEqual([]);
});
