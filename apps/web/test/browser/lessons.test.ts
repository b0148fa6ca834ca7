import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../../../games/loaded-games.ts';
import { lookingOnce } from './axe.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
const hasTable = (id: string): boolean => existsSync(new URL(`../../../../games/${id}/ui`, import.meta.url));
const taught = GAMES.filter(({ hidden, game }) => !hidden && hasTable(game.id)).map(({ game }) => game);

test.each(taught)('the lessons of $name are done to their end by clicking', async ({ id }) => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/games/${id}/learn`);
  const lesson = page.locator('.lesson');
  const look = lookingOnce(page);
  const known = `/games/${id}/learn`;
  let lessons = 0;
  for (; new URL(page.url()).pathname === known; lessons++) {
    expect(lessons).toBeLessThan(40);
    const title = await lesson.locator('h2').textContent();
    const next = lesson.getByRole('button');
    await page.waitForSelector('.lesson button, [data-turn="yours"] [data-option]');
    // What is asked is another state of the table; what is told only has other words.
    await look((await next.count()) > 0 ? 'told' : ((await page.locator('.bar-asked').textContent()) ?? ''));
    if ((await next.count()) > 0) await next.click();
    else await page.locator('[data-option]:enabled').first().click();
    await page.waitForFunction(
      ([place, before]) => location.pathname !== place || document.querySelector('.lesson h2')?.textContent !== before,
      [known, title] as const,
    );
  }
  expect(lessons).toBeGreaterThanOrEqual(3);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});
