import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { WIDE_DESK } from './house.ts';
import { plyOf, tableOf } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

const NOTHING_LEFT = 'Nothing is left to do this turn';

/** Chooses the first answer each time until only the end of the turn is left, or until the turn has passed. */
async function playTurn(page: Page): Promise<'asked' | 'passed'> {
  const ended = () => page.locator('.log-turn').count();
  const before = await ended();
  for (let answers = 0; answers < 60; answers++) {
    await page.waitForSelector('[data-turn="yours"] .bar [data-option]');
    if ((await ended()) > before) return 'passed';
    if ((await page.locator('.bar-asked').textContent())?.startsWith(NOTHING_LEFT)) return 'asked';
    const ply = await plyOf(page);
    await page.locator('.bar [data-option]').first().click();
    await expect.poll(() => plyOf(page)).not.toBe(ply);
  }
  throw new Error('the turn did not end');
}

/** Where a table with a bot is opened, on this device or on the server. */
const TABLES: { readonly [where: string]: (page: Page) => Promise<void> } = {
  async 'this device'(page) {
    await page.goto(`${house.url}/play/crown-of-emara?seed=7&seats=2`);
  },
  async 'the server'(page) {
    await page.goto(house.url);
    const table = await page.evaluate(async () => {
      const post = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return response.json();
      };
      await post('/api/guest', { name: 'Ada' });
      const seats = [{ kind: 'me' }, { kind: 'bot' }];
      return (await post('/api/tables', { game: 'crown-of-emara', seats, start: true })).table as string;
    });
    await page.goto(`${house.url}/table/${table}`);
  },
};

test.each(Object.keys(TABLES))(
  'on %s the end of a turn is one press, or none for those who want that',
  async (where) => {
    const { page, complaints } = await house.visitor({ viewport: WIDE_DESK, side: true });
    await TABLES[where]!(page);
    expect(await playTurn(page)).toBe('asked');
    expect(await page.locator('.bar [data-option]').count()).toBe(1);
    const ply = await plyOf(page);
    await page.keyboard.press('1');
    await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);

    await page.waitForSelector('[data-turn="yours"]');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByLabel('End my turn automatically when nothing is left to do').check();
    await page.keyboard.press('Escape');
    expect(await playTurn(page)).toBe('passed');
    expect(await tableOf(page).getAttribute('data-turn')).toBe('yours');
    expect(complaints).toEqual([]);
  },
);
