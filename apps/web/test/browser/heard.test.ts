import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { lookingOnce } from './axe.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
const SOURCE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const ADDRESS = '/virtual-screen-reader.js';

/** What the test needs of the screen reader that runs in the page. */
interface Reader {
  start(where: { readonly container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  act(): Promise<void>;
  perform(command: unknown): Promise<void>;
  readonly commands: { readonly moveToNextRegion: unknown };
  lastSpokenPhrase(): Promise<string>;
}

/** Goes to the question, listens to the answers, and takes the first that begins with one of these words. */
async function answerByEar(page: Page, wishes: readonly string[]): Promise<{ asked: string; taken: string }> {
  // As text: an import in a function would be the test runner's own.
  await page.evaluate(`import('${ADDRESS}').then(({ virtual }) => { globalThis.reader = virtual; })`);
  return page.evaluate(async (words) => {
    const virtual = (globalThis as unknown as { reader: Reader }).reader;
    await virtual.start({ container: document.body });
    const heard: string[] = [];
    const until = async (move: () => Promise<void>, wanted: string): Promise<string | undefined> => {
      for (let steps = 0; steps < 80; steps++) {
        await move();
        const phrase = await virtual.lastSpokenPhrase();
        heard.push(phrase);
        if (phrase.startsWith(wanted)) return phrase;
        if (phrase === 'end of list') return undefined;
      }
      return undefined;
    };
    try {
      for (const wish of words) {
        await until(() => virtual.perform(virtual.commands.moveToNextRegion), 'region, Decision');
        const asked = await until(() => virtual.next(), 'heading');
        const taken = await until(() => virtual.next(), `button, ${wish}`);
        if (asked === undefined || taken === undefined) continue;
        await virtual.act();
        return { asked, taken };
      }
      throw new Error(`none of ${words.join(', ')} was heard, but: ${heard.join(' | ')}`);
    } finally {
      await virtual.stop();
    }
  }, wishes);
}

/** What the page says by itself, while nobody moves. */
async function announced(page: Page): Promise<string> {
  return (await page.locator('.shell > [aria-live="polite"]').textContent()) ?? '';
}

test('a whole turn is played by what a screen reader says', async () => {
  const { page, complaints, context } = await house.visitor();
  await context.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(SOURCE, 'utf8') }),
  );
  await page.goto(`${house.url}/play/heart-of-crown?seed=ear&seats=2&bot=baseline`);
  await page.waitForSelector('[data-turn="yours"]');
  await expect.poll(() => announced(page)).toMatch(/You are asked/);
  const turn = (): Promise<number> => page.locator('.log-turn').count();
  const begun = await turn();
  const taken: string[] = [];
  const look = lookingOnce(page);
  while ((await turn()) < begun + 2) {
    expect(taken.length).toBeLessThan(30);
    await page.waitForSelector('[data-turn="yours"]');
    await look((await page.locator('.bar-asked').textContent()) ?? '');
    const seq = await page.locator('[data-table]').getAttribute('data-seq');
    const answer = await answerByEar(page, ['Play', 'Buy', 'End', '']);
    expect(answer.asked).toMatch(/^heading/);
    taken.push(answer.taken);
    await expect.poll(() => page.locator('[data-table]').getAttribute('data-seq')).not.toBe(seq);
  }
  expect(taken.some((phrase) => phrase.startsWith('button, Play'))).toBe(true);
  await page.waitForSelector('[data-turn="yours"]');
  await expect.poll(() => announced(page)).toMatch(/You are asked/);
  expect(complaints).toEqual([]);
});
