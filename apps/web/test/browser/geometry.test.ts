import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { fixtures } from './fixtures.ts';
import { geometryFaults } from './geometry.ts';
import { DESK, PHONE, WIDE_DESK } from './house.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
const games = [...new Set(fixtures().map(({ game }) => game))];

const SCREENS = [
  { screen: DESK, still: true, target: 0 },
  { screen: WIDE_DESK, still: true, target: 0 },
  { screen: PHONE, still: false, target: 44 },
] as const;

test.each(games)('every fixture of %s lies well on every screen and has no barrier', async (game) => {
  const faults: string[] = [];
  for (const { screen, ...rules } of SCREENS) {
    const { page, complaints } = await house.visitor({ viewport: screen, hasTouch: screen === PHONE });
    for (const { name, path } of fixtures().filter((fixture) => fixture.game === game)) {
      await page.goto(house.url + path);
      await page.waitForSelector('[data-table] .bar');
      await page.evaluate(() => document.fonts.ready);
      const found = await geometryFaults(page, rules);
      faults.push(...found.map((fault) => `${name} at ${screen.width}×${screen.height}: ${fault}`));
      // A wider desk has the same words and colours.
      if (screen !== WIDE_DESK) faults.push(...(await barriers(page, `${name} at ${screen.width}×${screen.height}`)));
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  }
  expect(faults).toEqual([]);
});
