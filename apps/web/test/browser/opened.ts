import type { Page } from 'playwright';
import { expect } from 'vitest';
import { barriers } from './axe.ts';
import { fixtures } from './fixtures.ts';
import type { Wishes } from './house.ts';
import type { houseOfTests } from './test-house.ts';

/** Positions at which a table has all its openers. */
const POSITIONS: readonly string[] = ['late', 'solo'];
const OPENED = 'dialog[open], :popover-open, .notice';
/** What leaves the table or the window is not tried, and of what cannot be done one is enough. */
const OPENERS = '.shell button:not(.option, .top-home *, [aria-label="Full screen"])';
const REFUSED = '.board .option.is-not-legal';

/** Opens whatever the table of a game has to open, and looks at one of each kind. */
export async function expectNoBarrierInAllThatOpens(
  house: ReturnType<typeof houseOfTests>,
  game: string,
  wishes: Wishes,
): Promise<void> {
  const { page, complaints } = await house.visitor(wishes);
  const found = new Map<string, readonly string[]>();
  for (const { name, path } of fixtures()) {
    if (!path.startsWith(`/design/${game}/`) || !POSITIONS.includes(name)) continue;
    await page.goto(house.url + path);
    await page.waitForSelector('[data-table] .bar');
    const openers = [...(await page.$$(OPENERS)), ...(await page.$$(REFUSED)).slice(0, 1)];
    const known = new Set<string>();
    for (const opener of openers) {
      const kind = (await opener.getAttribute('class')) ?? '';
      if (known.has(kind)) continue;
      // By the page's own click: what says why it cannot be done is not enabled, and a mouse would wait for it.
      await opener.evaluate((element) => (element as HTMLElement).click());
      const opened = await whatOpened(page);
      if (opened === undefined) continue;
      // Those that look alike open the like, but for piles, each of which has its own heading.
      if (found.has(opened)) known.add(kind);
      else found.set(opened, await barriers(page, opened));
      await page.keyboard.press('Escape');
    }
  }
  expect([...found.values()].flat()).toEqual([]);
  expect([...found.keys()]).toEqual(expect.arrayContaining(['Help', 'About this table', 'popover', 'rule', 'thing']));
  expect(complaints).toEqual([]);
}

/** What has just opened, called by its kind where there are many of it. */
async function whatOpened(page: Page): Promise<string | undefined> {
  const opened = page.locator(OPENED).last();
  await opened.waitFor({ timeout: 300 }).catch(() => {});
  if ((await opened.count()) === 0) return undefined;
  return opened.evaluate((element) => {
    if (element.matches('.notice')) return 'notice';
    if (element.matches('[popover]')) return 'popover';
    if (element.querySelector('.thing') !== null) return 'thing';
    if (element.querySelector('.rule-id') !== null) return 'rule';
    const heading = element.querySelector('h2')?.textContent ?? '';
    return heading.replace(/ of .*/, ' of somebody');
  });
}
