import type { Page } from 'playwright';
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

type Counts = { readonly [good: string]: number };

/** How many of each good are shown in a part of the page. */
function countsIn(page: Page, part: string): Promise<Counts> {
  return page
    .locator(`${part} [data-good]`)
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((one) => [one.getAttribute('data-good')!, Number(one.querySelector('b')!.textContent)]),
      ),
    );
}

/** Somebody who knows the way answers by name. */
async function answer(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.locator(`[data-turn="yours"] .bar [data-option="${name}"]`).click();
}

test('a payment is chosen in full beforehand, changed piece by piece, and taken from the goods', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'pay8' });
  await answer(page, 'play:stone,3', 'move:market', 'coin:1');
  const form = page.locator('.em-window');
  const send = form.getByRole('button', { name: 'Pay', exact: true });
  await form.getByText('pay 1 piece').waitFor();
  const held = await countsIn(page, '.em-goods');
  expect(held).toMatchObject({ wood: 1, stone: 2, gold: 0 });
  expect(await countsIn(page, '.em-pay')).toEqual({ wood: 0, stone: 1 });
  expect(await send.isEnabled()).toBe(true);

  await form.getByRole('button', { name: 'One stone less' }).click();
  expect(await countsIn(page, '.em-pay')).toEqual({ wood: 0, stone: 0 });
  expect(await form.getByRole('status').textContent()).toBe('0 of 1 chosen');
  expect(await send.isEnabled()).toBe(false);
  await form.getByRole('button', { name: 'One stone more' }).click();
  await form.getByRole('button', { name: 'One wood more' }).click();
  expect(await countsIn(page, '.em-pay')).toEqual({ wood: 1, stone: 0 });
  await send.click();

  await form.waitFor({ state: 'detached' });
  expect(await page.locator('[data-option^="pay:"]').count()).toBe(0);
  expect(await countsIn(page, '.em-goods')).toEqual({ ...held, wood: 0, gold: 1 });
  expect(complaints).toEqual([]);
});
