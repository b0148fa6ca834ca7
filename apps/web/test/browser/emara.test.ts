import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { dice, playOn } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { playToTheEnd, sit } from './whole-game.ts';

const house = houseOfTests();
const GAME = { game: 'crown-of-emara', bot: 'random' } as const;

test('a game of Crown of Emara ends by clicking any option and tells which track counts', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'short' });
  const result = await playToTheEnd(page);
  expect(await result.locator('.em-final[data-seat]').count()).toBe(2);
  expect(await result.locator('.em-final-track[data-kept="true"]').count()).toBe(2);
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
});

test('each variant changes what lies on the table', async () => {
  const placesOf = async (options: object): Promise<readonly (string | null)[]> => {
    const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'variants', options });
    await page.waitForSelector('[data-turn="yours"]');
    if ('randomLayout' in options) {
      expect(await page.locator('.em-hand').textContent()).toBe('Cards are dealt when the round begins');
      await playOn(page, { random: dice(1), answers: 1 });
    }
    await page.waitForSelector('.em-hand-card');
    expect(await page.locator('.em-hand-card').count()).toBe('fullSelection' in options ? 9 : 3);
    expect(complaints).toEqual([]);
    return page.locator('.em-place').evaluateAll((all) => all.map((place) => place.getAttribute('data-of')));
  };
  const usual = await placesOf({});
  expect(await placesOf({ fullSelection: true })).toEqual(usual);
  const mixed = await placesOf({ randomLayout: true });
  expect(mixed).not.toEqual(usual);
  expect(mixed.toSorted()).toEqual(usual.toSorted());
});

test('a card and a slot show where both councilors could go; a card that is dragged to a slot is played there', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'drag' });
  await page.waitForSelector('[data-turn="yours"] .em-hand-card');
  const slot = page.locator('.em-slot').nth(1);
  await page.locator('.em-hand-card').first().click();
  await slot.hover();
  expect(await page.locator('.em-place[data-goal="true"] .em-deals').count()).toBe(2);
  await page.locator('.em-hand-card').nth(1).dragTo(slot);
  await page.waitForSelector('.em-slot[data-full="true"]');
  expect(await page.locator('.em-slot[data-full="true"]').count()).toBe(1);
  expect(complaints).toEqual([]);
});
