import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { fixtures } from './fixtures.ts';
import { geometryFaults } from './geometry.ts';
import { DESK, PHONE, WIDE_DESK } from './house.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
const games = [...new Set(fixtures().map(({ game }) => game))];

/** Nothing scrolls at a desk; on a phone everything that is touched is as large as a thumb. */
const AT_A_DESK = { still: true, target: 0 } as const;
const IN_HAND = { still: false, target: 44 } as const;

async function shown(page: Page, path: string): Promise<void> {
  await page.goto(house.url + path);
  await page.waitForSelector('[data-table] .bar');
  await page.evaluate(() => document.fonts.ready);
}

test.each(games)('every fixture of %s lies well on a desk, small or wide, and has no barrier', async (game) => {
  const { page, complaints } = await house.visitor();
  const faults: string[] = [];
  for (const { name, path } of fixtures().filter((fixture) => fixture.game === game)) {
    await shown(page, path);
    for (const screen of [DESK, WIDE_DESK]) {
      await page.setViewportSize(screen);
      const found = await geometryFaults(page, AT_A_DESK);
      faults.push(...found.map((fault) => `${name} at ${screen.width}×${screen.height}: ${fault}`));
    }
    faults.push(...(await barriers(page, name)));
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each(games)('every fixture of %s lies well on a phone and has no barrier', async (game) => {
  const { page, complaints } = await house.visitor({ viewport: PHONE, hasTouch: true, isMobile: true, theme: 'dark' });
  const faults: string[] = [];
  for (const { name, path } of fixtures().filter((fixture) => fixture.game === game)) {
    await shown(page, path);
    const found = await geometryFaults(page, IN_HAND);
    faults.push(...found.map((fault) => `${name} on a phone: ${fault}`));
    // The colours by day are those of the desk.
    faults.push(...(await barriers(page, `${name} on a phone`, ['dark'])));
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
});
