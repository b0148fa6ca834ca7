import type { Page } from 'playwright';

/** What is on the screen, as it would be on paper: nothing moves, every letter is there. */
export async function settled(page: Page): Promise<void> {
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
}

/** A picture in the small format that the stored ones have. */
export async function shot(page: Page, quality: number): Promise<Buffer> {
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  await session.detach();
  return Buffer.from(data, 'base64');
}
