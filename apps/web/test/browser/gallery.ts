import type { Page } from 'playwright';
import { barriers } from './axe.ts';
import { fixtures } from './fixtures.ts';
import { type GeometryRules, geometryFaults } from './geometry.ts';
import { DESK, type House, PHONE, WIDE_DESK } from './house.ts';

type ScreenName = 'desk' | 'phone';

/** Nothing scrolls at a desk; on a phone everything that is touched is as large as a thumb. */
const RULES: { readonly [screen in ScreenName]: GeometryRules } = {
  desk: { still: true, target: 0 },
  phone: { still: false, target: 44 },
};

export const PICTURED_GAMES = [...new Set(fixtures().map(({ game }) => game))];

/** Goes through the positions of a game in the gallery: what lies badly, what is a barrier, what the page complains about. */
export async function faultsOf(
  house: Pick<House, 'url' | 'visitor'>,
  game: string,
  screen: ScreenName,
): Promise<readonly string[]> {
  const rules = RULES[screen];
  const { page, complaints } = await house.visitor(
    screen === 'desk' ? {} : { viewport: PHONE, hasTouch: true, isMobile: true },
  );
  const faults: string[] = [];
  for (const { name, path } of fixtures().filter((fixture) => fixture.game === game)) {
    await page.goto(house.url + path);
    await page.waitForSelector('[data-table] .bar');
    await page.evaluate(() => document.fonts.ready);
    const found = screen === 'desk' ? await deskFaults(page, rules) : await geometryFaults(page, rules);
    const unheard = await barriers(page, screen);
    faults.push(...[...found, ...unheard].map((fault) => `${name}: ${fault}`));
  }
  await page.context().close();
  return [...faults, ...complaints];
}

async function deskFaults(page: Page, rules: GeometryRules): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of [DESK, WIDE_DESK]) {
    await page.setViewportSize(size);
    const found = await geometryFaults(page, rules);
    faults.push(...found.map((fault) => `at ${size.width}×${size.height} ${fault}`));
  }
  return faults;
}
