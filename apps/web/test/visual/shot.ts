import type { Page } from 'playwright';

/** What is on the screen, as it would be on paper: nothing moves, every letter is there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let round = 0; round < 3; round++) {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
        else animation.cancel();
      }
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const slid = (): number =>
      [...document.querySelectorAll('*')].reduce((sum, { scrollLeft, scrollTop }) => sum + scrollLeft + scrollTop, 0);
    // On a phone a table slides to the area that counts; it has come to rest when nothing has moved for a while.
    for (let still = 0, before = slid(), rounds = 0; still < 3 && rounds < 40; rounds++) {
      await new Promise((done) => setTimeout(done, 100));
      const now = slid();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}

export interface ShotWishes {
  readonly quality: number;
  /** Pixels of the picture for one of the page's, times those that the screen has for it. */
  readonly scale: number;
  /** The page to its end, not only what is on the screen. */
  readonly whole?: boolean;
}

/** What the stored pictures are like: half the size is enough to see what has moved. */
export const SMALL: ShotWishes = { quality: 70, scale: 0.5 };

/** What is on the screen once it has come to rest, as WebP. */
export async function shot(page: Page, { quality, scale, whole = false }: ShotWishes = SMALL): Promise<Buffer> {
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize()!;
  const end = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
  const clip = { x: 0, y: 0, width, height: end, scale };
  const wishes = { format: 'webp', quality, clip, captureBeyondViewport: whole } as const;
  const { data } = await session.send('Page.captureScreenshot', wishes);
  await session.detach();
  return Buffer.from(data, 'base64');
}
