import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { launch } from './browser.ts';
import { openServer, type Server } from './server.ts';

export interface House extends Server {
  /** A person at a browser of their own. */
  visitor(wishes?: Wishes): Promise<Visitor>;
}

export interface Wishes extends BrowserContextOptions {
  /** How fast others' turns are shown; `instant` unless a test is about it. */
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant';
  readonly theme?: 'light' | 'dark';
  /** Whether the log is open; as the page has it by itself unless said. */
  readonly side?: boolean;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about, and whatever it asked of another host. */
  readonly complaints: readonly string[];
}

export const DESK = { width: 1280, height: 720 } as const;
export const WIDE_DESK = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** The bars of the browser take their part. */
export const SHORT_PHONE = { width: 390, height: 664 } as const;
export const SMALL_PHONE = { width: 360, height: 640 } as const;
export const PHONE_ON_ITS_SIDE = { width: 844, height: 390 } as const;

/** Under load a page may take its time; a wait that never ends is still found. */
const PATIENCE = 45_000;

/** The real server with the built page, and a real browser. */
export async function openHouse(fill?: (folder: string) => void, project?: string): Promise<House> {
  const [server, browser] = await Promise.all([openServer(fill, project), launch()]);
  return {
    url: server.url,
    kill: server.kill,
    restart: server.restart,
    async visitor({ speed = 'instant', theme = 'light', side, ...options }: Wishes = {}) {
      const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(
        ([settings, look]) => {
          if (localStorage.getItem('crownleaf.theme') !== null) return;
          localStorage.setItem('crownleaf.table', settings);
          localStorage.setItem('crownleaf.theme', look);
        },
        [JSON.stringify({ speed, side }), theme] as const,
      );
      const page = await context.newPage();
      const complaints: string[] = [];
      listen(page, server.url, complaints);
      return { context, page, complaints };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

function listen(page: Page, home: string, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) complaints.push(`a request to ${origin}`);
  });
}
