import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { configFrom, type RunningServer, startServer } from '@crownleaf/server';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { buildPageIfStale } from '../../../cli/src/web-bundle.ts';

/** A browser on PATH, or the one that Playwright keeps; undefined when there is none. */
export function browserPath(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export interface House {
  readonly url: string;
  stop(): Promise<void>;
  /** On the same port and the same data. */
  restart(): Promise<void>;
  /** A person at a browser of their own. What the page complains about is collected in `complaints`. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** The real server with the built page, and a real browser. */
export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'crownleaf-'));
  await buildPageIfStale(() => {});
  const begin = (port: string): Promise<RunningServer> =>
    startServer(configFrom({ PORT: port, DATA_DIR: data, LOG_LEVEL: 'error', BOT_DELAY_MS: '0', RATE_LIMITS: 'off' }));
  let server = await begin('0');
  const { url } = server;
  const browser = await chromium.launch({ executablePath: browserPath()!, args: QUIET });
  return {
    url,
    async stop() {
      await server.stop();
    },
    async restart() {
      server = await begin(new URL(url).port);
    },
    async visitor(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
      await context.addInitScript(() => {
        localStorage.setItem('crownleaf.table', JSON.stringify({ speed: 'instant' }));
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      return { context, page, complaints };
    },
    async close() {
      await browser.close();
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Plays by clicking any enabled control that stands for an option, as the contract promises; how many answers it gave. */
export async function clickOn(page: Page, answers: number, random: (below: number) => number): Promise<number> {
  let given = 0;
  while (given < answers) {
    await page.waitForSelector('[data-turn="yours"] [data-option]:enabled, [data-turn="over"]');
    if ((await page.locator('[data-turn="over"]').count()) > 0) break;
    const ply = await page.locator('[data-table]').getAttribute('data-ply');
    const options = page.locator('[data-option]:enabled');
    await options.nth(random(await options.count())).click();
    await page.waitForFunction(
      (before) => document.querySelector('[data-table]')?.getAttribute('data-ply') !== before,
      ply,
    );
    given++;
  }
  return given;
}
