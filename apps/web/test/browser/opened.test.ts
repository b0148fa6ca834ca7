import { expect, test } from 'vitest';
import { barriers, expectAccessible } from './axe.ts';
import { PICTURED_GAMES } from './gallery.ts';
import { smallTargets, THUMB } from './geometry.ts';
import { DESK, PHONE } from './house.ts';
import { expectNoFaultInAllThatOpens } from './opened.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

test.each(PICTURED_GAMES)('whatever opens at the table of %s on a desk has no barrier', (game) =>
  expectNoFaultInAllThatOpens(house, game, { viewport: DESK, side: true }, barriers),
);

test.each(PICTURED_GAMES)('whatever opens at the table of %s on a phone is large enough for a thumb', (game) =>
  expectNoFaultInAllThatOpens(house, game, { viewport: PHONE, hasTouch: true, isMobile: true }, (page) =>
    smallTargets(page, THUMB),
  ),
);

test('a card under the pointer, the preview of an answer and a hint have no barrier', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/design/heart-of-crown/buying`);
  await page.locator('.hoc-held[data-place] .option').first().hover();
  await page.locator('.hoc-enlarged.is-placed').waitFor();
  await expectAccessible(page, 'a card shown large');
  await page.locator('.bar [data-option]').first().hover();
  await expect.poll(() => page.locator('.bar-preview').textContent()).not.toBe('');
  await expectAccessible(page, 'preview');
  await page.mouse.move(0, 0);
  await page.keyboard.press('h');
  await page.locator('.bar-preview', { hasText: 'A strong player would' }).waitFor();
  await expectAccessible(page, 'hint');
  expect(complaints).toEqual([]);
});
