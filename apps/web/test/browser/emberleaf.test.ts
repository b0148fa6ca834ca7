import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { houseOfTests } from './test-house.ts';
import { playToTheEnd, sit } from './whole-game.ts';

const house = houseOfTests();

test('a game of Emberleaf against the sister ends by clicking any option and tells every score', async () => {
  const { page, complaints } = await sit(house, { game: 'emberleaf', seats: 1, bot: 'random', seed: 'short' });
  const result = await playToTheEnd(page);
  expect(await result.locator('tfoot td').count()).toBe(1);
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
});

test.each(['take-hero', 'take-favour'])('what can be chosen at "%s" glows, and nothing else does', async (fixture) => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/design/emberleaf/${fixture}`);
  await page.waitForSelector('.ember-choice.is-legal');
  const glowing = await page.locator('.ember-choice').evaluateAll((cards) =>
    cards.map((card) => {
      const glow = getComputedStyle(card).getPropertyValue('--glow');
      const face = card.querySelector('.picture > *')!;
      const plain = document.querySelector('.ember-choice:not(.is-legal) .picture > *')!;
      const glows = getComputedStyle(face).boxShadow !== getComputedStyle(plain).boxShadow;
      return { legal: card.classList.contains('is-legal'), glows: glow !== '' && glows };
    }),
  );
  expect(glowing.filter(({ legal }) => legal).length).toBeGreaterThan(0);
  for (const { legal, glows } of glowing) expect(glows).toBe(legal);
  expect(complaints).toEqual([]);
});

test('a press meets the space itself and not its picture, which changes as soon as it is pointed at', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/design/emberleaf/space`);
  await page.waitForSelector('.ember-vacant.is-legal');
  const met = await page.locator('.ember-vacant.is-legal').evaluateAll((spaces) =>
    spaces.map((space) => {
      const { left, top, width, height } = space.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.className;
    }),
  );
  expect(met.length).toBeGreaterThan(0);
  for (const className of met) expect(className).toContain('ember-vacant');
  expect(complaints).toEqual([]);
});
