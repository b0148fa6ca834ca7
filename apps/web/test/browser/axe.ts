import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
/** What WCAG 2.2 AA asks for, and what axe holds to be good practice. */
const ALL: RunOptions = { resultTypes: ['violations'] };

interface Axe {
  run(where: Element | Document, options: RunOptions): Promise<AxeResults>;
}

/** What axe finds on what is shown now, by all its rules by day and by night, each in a few lines. */
export async function barriers(page: Page, what: string): Promise<readonly string[]> {
  // A page that is still on its way has nothing to look at.
  await page.waitForSelector('main');
  const known = await page.evaluate(() => 'axe' in globalThis);
  if (!known) await page.evaluate(SOURCE);
  const before = await page.locator('html').getAttribute('data-theme');
  const found: string[] = [];
  for (const theme of THEMES) {
    await wear(page, theme);
    const { violations } = await page.evaluate<AxeResults, RunOptions>((wish) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // Behind a modal dialog nothing can be reached.
      return axe.run(document.querySelector('dialog:modal') ?? document, wish);
    }, ALL);
    for (const { id, help, nodes } of violations) {
      const where = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
      found.push(`${what}, ${theme}: ${id} (${help})\n  ${where.join('\n  ')}`);
    }
  }
  await wear(page, before ?? 'light');
  return found;
}

/** At once: visitors want less motion, so that no colour is on its way. */
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
