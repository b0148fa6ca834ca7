import type { ElementHandle, Page } from 'playwright';
import { expect } from 'vitest';
import { fixtures } from './fixtures.ts';
import { show } from './gallery.ts';
import type { House, Wishes } from './house.ts';

/** Positions at which a table has all its openers. */
const POSITIONS: readonly string[] = ['late', 'solo'];
/** What leaves the table or the window, or folds the log away that is to be read, is not tried. */
const OPENERS = '.shell button:not(.option, .top-home *, [aria-label="Full screen"], [aria-label$="log and chat"])';
const REFUSED = '.board .option.is-not-legal';

/** What every table has to open, and what each has besides: its piles, and the boards of the others. */
const EVERYWHERE = ['Help', 'About this table', 'popover', 'rule', 'thing', 'notice'] as const;
const OWN: { readonly [game: string]: readonly string[] } = {
  'heart-of-crown': ['Supply pile', 'Your draw pile', 'Your discard pile'],
  'crown-of-emara': ['somebody'],
  emberleaf: ['Board of somebody', 'The sister'],
};

/** Opens whatever the table of a game has to open, and looks at one of each kind. */
export async function expectNoFaultInAllThatOpens(
  house: Pick<House, 'url' | 'visitor'>,
  game: string,
  wishes: Wishes,
  look: (page: Page, what: string) => Promise<readonly string[]>,
): Promise<void> {
  const { page, complaints } = await house.visitor(wishes);
  const found = new Map<string, readonly string[]>();
  const lookOnce = async (opened: string): Promise<void> => {
    if (!found.has(opened))
      found.set(
        opened,
        (await look(page, opened)).map((fault) => `${opened}: ${fault}`),
      );
  };
  for (const fixture of fixtures()) {
    if (fixture.game !== game || !POSITIONS.includes(fixture.name)) continue;
    await show(page, house.url, fixture);
    const known = new Set<string>();
    for (const opener of await page.$$(OPENERS)) {
      const kind = (await opener.getAttribute('class')) ?? '';
      if (known.has(kind)) continue;
      const opened = await whatOpens(page, opener);
      if (opened === undefined) continue;
      // Those that look alike open the like, but for piles, each of which has its own heading.
      if (found.has(opened)) known.add(kind);
      await lookOnce(opened);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('dialog, :popover-open') === null);
    }
    // Of what cannot be done one is enough; a mouse would wait until it could be.
    await page.locator(REFUSED).first().dispatchEvent('click');
    await page.locator('.notice').waitFor();
    await lookOnce('notice');
  }
  await page.context().close();
  expect([...found.values()].flat()).toEqual([]);
  expect([...found.keys()]).toEqual(expect.arrayContaining([...EVERYWHERE, ...OWN[game]!]));
  expect(complaints).toEqual([]);
}

/** Clicks, and tells what has opened, by its kind where there are many of it. */
async function whatOpens(page: Page, opener: ElementHandle<HTMLElement | SVGElement>): Promise<string | undefined> {
  const what = await opener.evaluate(async (element) => {
    (element as HTMLElement).click();
    // What a click opens is there with the next picture; what is only there later has not been opened by it.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    if (document.querySelector(':popover-open') !== null) return 'popover';
    const dialog = document.querySelector('dialog[open]');
    if (dialog === null) return undefined;
    if (dialog.querySelector('.thing') !== null) return 'thing';
    if (dialog.querySelector('.rule-id') !== null) return 'rule';
    const names = [...document.querySelectorAll('.seat-name')].map((name) => name.textContent);
    const heading = dialog.querySelector('h2')?.textContent ?? '';
    return names.reduce((told, name) => told.replace(new RegExp(`(^| of )${name}$`), '$1somebody'), heading);
  });
  if (what === 'rule') await page.waitForSelector('dialog[open] .rule-prose');
  return what;
}
