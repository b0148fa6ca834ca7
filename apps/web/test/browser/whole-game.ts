import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible, lookingOnce } from './axe.ts';
import { type House, PHONE, type Visitor, type Wishes } from './house.ts';
import { dice, type PlayerHabits, playInPage, playOn, tableOf } from './player.ts';

export interface Sitting {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  readonly seed: string;
  readonly options?: object;
}

/** Somebody sits down at a table of this device. */
export async function sit(
  house: Pick<House, 'url' | 'visitor'>,
  { game, seats, bot, seed, options = {} }: Sitting,
  wishes?: Wishes,
): Promise<Visitor> {
  const visitor = await house.visitor(wishes);
  const query = new URLSearchParams({ seats: String(seats), bot, seed, options: JSON.stringify(options) });
  await visitor.page.goto(`${house.url}/play/${game}?${query}`);
  return visitor;
}

/** To the end, by clicks that the page gives itself or, with habits, as a person would; the result as it is shown. */
export async function playToTheEnd(page: Page, habits?: Partial<PlayerHabits>): Promise<Locator> {
  if (habits === undefined) await playInPage(page, 7);
  else await playOn(page, { random: dice(7), ...habits });
  expect(await tableOf(page).getAttribute('data-turn')).toBe('over');
  const result = page.getByRole('dialog', { name: 'The result' });
  await result.waitFor();
  return result;
}

/** Nothing lies beside the screen: a page that has to be pushed sideways is not usable with a thumb. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const [needed, given] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(needed, `width of the page at '${what}'`).toBeLessThanOrEqual(given!);
}

/** A whole game by taps, with a look at every question and at the result, which is given to look at further. */
export async function playOnPhone(house: Pick<House, 'url' | 'visitor'>, sitting: Sitting) {
  const visitor = await sit(house, sitting, { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = visitor;
  const look = lookingOnce(page);
  const result = await playToTheEnd(page, {
    see: async (question) => {
      await look(question);
      await expectNoSidewaysScroll(page, question);
    },
    press: async (option) => {
      await option.tap();
      // What has many consequences shows them at the first touch.
      const shown = page.locator('.option.is-pointed[data-option]').first();
      if (await shown.isVisible()) await shown.tap();
    },
  });
  await expectNoSidewaysScroll(page, 'result');
  await expectAccessible(page, 'result on a phone');
  return { ...visitor, result };
}
