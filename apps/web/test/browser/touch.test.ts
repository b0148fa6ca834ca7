import { expect, test } from 'vitest';
import { PHONE } from './house.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

test('a finger sees the order of a slide first, and slides with the second touch', async () => {
  const { page } = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(`${house.url}/design/emberleaf/slide`);
  const slide = page.locator('.bar [data-option="slide"]');
  await slide.tap();
  await page.locator('.ember-order').first().waitFor();
  await page.getByText('Touch it again to do so.').waitFor();
  const order = await page.locator('.ember-order').allTextContents();
  expect(order.toSorted()).toEqual(order.map((_, i) => String(i + 1)));
  expect(await page.locator('.toast').count()).toBe(0);
  await slide.tap();
  // The position is only looked at, and says so when an answer reaches it.
  await page.getByText('This position is only looked at').waitFor();
});

test('any other answer is given with the first touch', async () => {
  const { page } = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(`${house.url}/design/emberleaf/late`);
  await page.locator('.bar [data-option="place:nib"]').tap();
  await page.getByText('This position is only looked at').waitFor();
});
