import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { WIDE_DESK } from './house.ts';
import { plyOf } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();

const NOTHING_LEFT = 'Nothing is left to do this turn';

const GO_ON = '[data-turn="yours"] .bar [data-option]:not([data-option="end-turn"])';

const isTurnEnd = async (page: Page): Promise<boolean> =>
  (await page.locator('.bar-asked').textContent())?.startsWith(NOTHING_LEFT) ?? false;

/** Gives the first answer that does not end the turn. */
async function goOn(page: Page): Promise<void> {
  const ply = await plyOf(page);
  await page.locator(GO_ON).first().click();
  await expect.poll(() => plyOf(page)).not.toBe(ply);
  await page.waitForSelector('[data-turn="yours"] .bar [data-option]');
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
    await page.waitForSelector(GO_ON);
    for (let n = 0; n < 60 && !(await isTurnEnd(page)); n++) await goOn(page);
    expect(await page.locator('.bar [data-option]').count()).toBe(1);
    await expectAccessible(page, 'the end of a turn');
    const ply = await plyOf(page);
    await page.keyboard.press('1');
    await expect.poll(() => plyOf(page)).toBeGreaterThan(ply);

    await page.waitForSelector(GO_ON);
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByLabel('End my turn automatically when nothing is left to do').check();
    await page.keyboard.press('Escape');
    const turns = await page.locator('.log-turn').count();
    for (let n = 0; n < 60 && (await page.locator('.log-turn').count()) < turns + 4; n++) {
      await expect.poll(() => isTurnEnd(page)).toBe(false);
      await goOn(page);
    }
    expect(await page.locator('.log-turn').count()).toBeGreaterThanOrEqual(turns + 4);
    expect(complaints).toEqual([]);
  },
);
