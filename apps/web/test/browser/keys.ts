import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const BAR = '[data-zone="options"]';
/** Every so many answers the bar is walked through instead of an answer's number being pressed. */
const WALK_EVERY = 6;

/** The answers of the decision bar: each of them has a number or can be walked to. Where a set is chosen, its pieces have the numbers. */
export const BAR_OPTIONS = '.bar [data-option]:enabled';

/** Presses an answer of the decision bar by the keyboard: by its number where it has one, now and then by walking there. */
export function byKeys(page: Page): (option: Locator) => Promise<void> {
  let pressed = 0;
  return async (option) => {
    const number = (await placeInBar(option)) + 1;
    const walk = pressed++ % WALK_EVERY === 0 || (await option.locator('.option-key').count()) === 0;
    if (walk) await walkTo(page, option);
    else await page.keyboard.press(String(number % 10));
  };
}

function placeInBar(option: Locator): Promise<number> {
  return option.evaluate((element) => [...document.querySelectorAll('.bar [data-option]')].indexOf(element));
}

async function walkTo(page: Page, option: Locator): Promise<void> {
  for (let stops = 0; (await page.locator(`${BAR} :focus`).count()) === 0; stops++) {
    expect(stops, 'stops of Tab before the decision bar').toBeLessThan(160);
    await page.keyboard.press('Tab');
  }
  const steps = await option.evaluate((element, bar) => {
    const all = [...document.querySelectorAll(`${bar} button`)];
    return all.indexOf(element) - all.indexOf(document.activeElement!);
  }, BAR);
  for (let n = 0; n < Math.abs(steps); n++) await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Enter');
}
