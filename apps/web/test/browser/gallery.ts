import type { Page } from 'playwright';
import { barriers } from './axe.ts';
import { type Fixture, fixtures } from './fixtures.ts';
import { type GeometryRules, geometryFaults, THUMB } from './geometry.ts';
import { DESK, type House, PHONE, PHONE_ON_ITS_SIDE, SHORT_PHONE, SMALL_PHONE, WIDE_DESK } from './house.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Screen {
  readonly rules: GeometryRules;
  readonly sizes: readonly [Size, ...Size[]];
  readonly isMobile: boolean;
}

/** Nothing scrolls at a desk; on a phone everything that is touched is as large as a thumb. */
const SCREENS = {
  desk: { rules: { still: true, target: 0 }, sizes: [DESK, WIDE_DESK], isMobile: false },
  phone: {
    rules: { still: false, target: THUMB },
    sizes: [PHONE, SHORT_PHONE, SMALL_PHONE, PHONE_ON_ITS_SIDE],
    isMobile: true,
  },
} as const satisfies { readonly [name: string]: Screen };

export const PICTURED_GAMES = [...new Set(fixtures().map(({ game }) => game))];

/** Goes through the positions of a game in the gallery: what lies badly, what is a barrier, what the page complains about. */
export async function faultsOf(
  house: Pick<House, 'url' | 'visitor'>,
  game: string,
  screen: keyof typeof SCREENS,
): Promise<readonly string[]> {
  const { rules, sizes, isMobile } = SCREENS[screen];
  const { page, complaints } = await house.visitor({ viewport: sizes[0], hasTouch: isMobile, isMobile });
  const faults: string[] = [];
  let order: readonly Size[] = sizes;
  for (const fixture of fixtures().filter((each) => each.game === game)) {
    await show(page, house.url, fixture);
    const found: string[] = [];
    for (const size of order) {
      await page.setViewportSize(size);
      await page.evaluate(drawn);
      const lies = await geometryFaults(page, rules);
      found.push(...lies.map((fault) => `at ${size.width}×${size.height} ${fault}`));
    }
    // The next one begins with the size that this one ends with: laying a table out anew takes its time.
    order = order.toReversed();
    // A phone has the colours of a desk, where both themes are looked at.
    found.push(...(await (isMobile ? barriers(page, screen, ['light']) : barriers(page, screen))));
    faults.push(...found.map((fault) => `${fixture.name}: ${fault}`));
  }
  await page.context().close();
  return [...faults, ...complaints];
}

/** The page hears of its new size with the next frame, folds its log over a wide board, and is drawn with the one after. */
function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Goes there as the page's own links do, once the page is loaded, and waits for the table. */
export async function show(page: Page, home: string, { path }: Pick<Fixture, 'path'>): Promise<void> {
  if (new URL(page.url()).origin !== home) await page.goto(home + path);
  else {
    await page.evaluate((to) => {
      document.querySelector('.shell')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }
  await page.waitForSelector('[data-table]:not([data-left]) .bar');
  await page.evaluate(() => document.fonts.ready);
}
