import { expect, test } from 'vitest';
import { GAMES } from '../../../../games/registry.ts';
import { expectAccessible } from './axe.ts';
import { DESK, PHONE } from './house.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
const games = GAMES.filter(({ hidden }) => !hidden).map(({ game }) => game.id);
const PAGES = [
  '/',
  '/lobby',
  '/me',
  '/device',
  '/replay',
  '/fairness',
  '/about',
  '/design',
  '/nowhere',
  ...games.flatMap((id) => [`/games/${id}`, `/games/${id}/rules`]),
];

test.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('on %s no page has a barrier, is wider than the screen or complains', async (_, viewport) => {
  const { page, complaints } = await house.visitor({ viewport });
  for (const path of PAGES) {
    await page.goto(house.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // The rules are the same words on every screen, and many.
    if (viewport === DESK || !path.endsWith('/rules')) await expectAccessible(page, path);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, Math.max(0, wider)]).toEqual([path, 0]);
  }
  expect(complaints).toEqual([]);
});
