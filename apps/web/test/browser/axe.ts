import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
/** What axe asks for by itself: WCAG 2.1 AA, and what it holds to be good practice. There is no film or sound to wait for. */
const ALL: RunOptions = { resultTypes: ['violations'], preload: false };
/** A theme is a set of colours, so that in a second one these are all that can be otherwise. */
const COLOURS: RunOptions = { ...ALL, runOnly: ['color-contrast', 'link-in-text-block'] };

interface Axe {
  configure(wishes: { readonly noHtml: boolean }): void;
  run(where: Element | Document, options: RunOptions): Promise<AxeResults>;
}

/** What axe finds on what is shown now, by all its rules by day and those of colours by night, each in a few lines. */
export async function barriers(
  page: Page,
  what: string,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<readonly string[]> {
  // A page that is still on its way has nothing to look at.
  await page.waitForSelector('main');
  await bringAxe(page);
  const before = await page.locator('html').getAttribute('data-theme');
  const found: string[] = [];
  for (const theme of themes) {
    const violations = await page.evaluate(lookIn, [theme, theme === THEMES[0] ? ALL : COLOURS] as const);
    found.push(...violations.map((violation) => `${what}, ${theme}: ${violation}`));
  }
  await wear(page, before ?? 'light');
  return found;
}

async function bringAxe(page: Page): Promise<void> {
  const known = await page.evaluate(() => 'axe' in globalThis);
  if (known) return;
  await page.evaluate(SOURCE);
  // What is told of an element is its place; its source would be written out for every one that is looked at.
  await page.evaluate(() => (globalThis as unknown as { axe: Axe }).axe.configure({ noHtml: true }));
}

/** Runs in the page and so knows nothing from outside. Visitors want less motion, so that no colour is on its way. */
async function lookIn([theme, wish]: readonly [string, RunOptions]): Promise<readonly string[]> {
  document.documentElement.dataset.theme = theme;
  const { axe } = globalThis as unknown as { axe: Axe };
  // Behind a modal dialog nothing can be reached.
  const where = document.querySelector('dialog:modal') ?? document;
  // Where something lies is worked out only if there is something to tell.
  const { violations: found } = await axe.run(where, { ...wish, selectors: false });
  if (found.length === 0) return [];
  const { violations } = await axe.run(where, wish);
  return violations.map(({ id, help, nodes }) => {
    const told = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
    return `${id} (${help})\n  ${told.join('\n  ')}`;
  });
}

function wear(page: Page, theme: string): Promise<void> {
  return page.evaluate((wish) => {
    document.documentElement.dataset.theme = wish;
  }, theme);
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await barriers(page, what)).toEqual([]);
}

/** For a player: looks at each kind of question once. */
export function lookingOnce(page: Page): (question: string) => Promise<void> {
  const seen = new Set<string>();
  return async (question) => {
    if (seen.has(question)) return;
    seen.add(question);
    await expectAccessible(page, question);
  };
}
