import { expect, test } from 'vitest';
import { GAMES } from '../../../../games/loaded-games.ts';
import { barriers } from './axe.ts';
import { smallTargets, THUMB } from './geometry.ts';
import { DESK, PHONE } from './house.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
const games = GAMES.filter(({ hidden }) => !hidden).map(({ game }) => game.id);
const PAGES = [
  '/',
  '/lobby',
  ...games.map((id) => `/lobby?game=${id}`),
  '/me',
  '/device',
  '/confirm-mail',
  '/stop-mail',
  '/replay',
  '/fairness',
  '/about',
  '/design',
  '/nowhere',
  ...games.flatMap((id) => [`/games/${id}`, `/games/${id}/rules`]),
];

test.each([
  { screen: 'a desk', viewport: DESK, isMobile: false },
  { screen: 'a phone', viewport: PHONE, isMobile: true },
])('on $screen no page has a barrier, is wider than the screen or complains', async ({ viewport, isMobile }) => {
  const { page, complaints } = await house.visitor({ viewport, isMobile, hasTouch: isMobile });
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(house.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // What is folded is a part of the page.
    for (const folded of await page.locator('summary').all()) await folded.click();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) faults.push(`${path} is ${wider} px wider than the screen`);
    if (isMobile) faults.push(...(await smallTargets(page, THUMB)).map((fault) => `${path}: ${fault}`));
    // The rules are the same words on every screen, and many.
    if (!isMobile || !path.endsWith('/rules')) faults.push(...(await barriers(page, path)));
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
});
