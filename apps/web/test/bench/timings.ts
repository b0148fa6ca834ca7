import type { CDPSession, Page } from 'playwright';
import { openHouse } from '../browser/house.ts';
import { playOn } from '../browser/player.ts';

/** A middling laptop, seen from a fast machine: four times slower. */
const SLOWDOWN = 4;
/** So long without a long task counts as ready for the person. */
const QUIET_MS = 2000;

export interface Timing {
  readonly page: string;
  /** First contentful paint, in milliseconds. */
  readonly paint: number;
  /** The end of the last task of more than 50 ms before the page fell quiet, or the paint. */
  readonly interactive: number;
}

export interface Motion {
  readonly frames: number;
  readonly dropped: number;
  readonly milliseconds: number;
}

const PAGES = [
  ['start page', '/'],
  ['table', '/design/heart-of-crown/late'],
] as const;

export async function timings(): Promise<{ readonly loads: readonly Timing[]; readonly motion: Motion }> {
  const house = await openHouse();
  try {
    const loads: Timing[] = [];
    for (const [name, path] of PAGES) {
      const { page, context } = await house.visitor();
      await slow(await context.newCDPSession(page));
      loads.push({ page: name, ...(await loaded(page, house.url + path)) });
      await context.close();
    }
    const { page } = await house.visitor({ speed: 'normal', reducedMotion: 'no-preference' });
    await page.goto(`${house.url}/play/heart-of-crown?seed=frames&seats=2&people=2`);
    return { loads, motion: await longestMotion(page) };
  } finally {
    await house.close();
  }
}

async function slow(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function loaded(page: Page, address: string): Promise<Omit<Timing, 'page'>> {
  await page.goto(address);
  return page.evaluate(
    (quiet) =>
      new Promise<{ paint: number; interactive: number }>((done) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) last = Math.max(last, startTime + duration);
          // Those before the page was loaded count most.
        }).observe({ type: 'longtask', buffered: true });
        const look = (): void => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          const since = Math.max(last, paint ?? Number.POSITIVE_INFINITY);
          if (paint !== undefined && performance.now() - since > quiet) done({ paint, interactive: since });
          else setTimeout(look, 100);
        };
        look();
      }),
    QUIET_MS,
  );
}

/** Plays on and watches the frames while things fly; the longest flight is told. */
async function longestMotion(page: Page): Promise<Motion> {
  await page.waitForSelector('[data-turn="yours"]');
  await page.evaluate(() => {
    const seen: { frames: number; dropped: number; milliseconds: number }[] = [];
    let run = { frames: 0, dropped: 0, milliseconds: 0 };
    let before = performance.now();
    const frame = (now: number): void => {
      const flies = document.querySelector('.flying') !== null;
      if (flies) {
        const took = now - before;
        run.frames++;
        run.dropped += Math.max(0, Math.round(took / (1000 / 60)) - 1);
        run.milliseconds += took;
      } else if (run.frames > 0) {
        seen.push(run);
        run = { frames: 0, dropped: 0, milliseconds: 0 };
      }
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    (globalThis as unknown as { motions: typeof seen }).motions = seen;
  });
  const last = (below: number): number => below - 1;
  for (let answers = 0; answers < 8 && (await page.locator('.hand-over').count()) === 0; answers++) {
    await playOn(page, { random: last, answers: 1, options: '.bar [data-option]:enabled' });
    await page.waitForTimeout(1500);
  }
  const motions = await page.evaluate(() => (globalThis as unknown as { motions: Motion[] }).motions);
  return motions.reduce((longest, each) => (each.milliseconds > longest.milliseconds ? each : longest), {
    frames: 0,
    dropped: 0,
    milliseconds: 0,
  });
}
