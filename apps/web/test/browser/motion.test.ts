import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { show } from './gallery.ts';
import { plyOf } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { sit } from './whole-game.ts';

const house = houseOfTests();

/** At a table where things fly, and nobody has asked for less of it. */
async function sitWithMotion(seed: string) {
  const sitting = { game: 'heart-of-crown', bot: 'baseline', seats: 2, seed };
  const visitor = await sit(house, sitting, { speed: 'slow', reducedMotion: 'no-preference' });
  await visitor.page.waitForSelector('[data-turn="yours"] .hoc-held .is-legal');
  return visitor;
}

const inTheAir = (page: Page) => page.locator('.flying');

/** Something has just flown off, moved by one motion. */
async function expectFlight(page: Page): Promise<void> {
  await inTheAir(page).first().waitFor({ state: 'attached' });
  const motions = await inTheAir(page)
    .first()
    .evaluate((thing) => thing.getAnimations().length);
  expect(motions).toBe(1);
}

/** From now on nothing lands by itself: what goes out of the air was taken out of it. */
function stopTheClocks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const motion = animate.apply(this, how);
      motion.pause();
      return motion;
    };
  });
}

/** As when somebody goes to another tab, and comes back. */
function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('cards fly to where they are played, land, and lie there', async () => {
  const { page, complaints } = await sitWithMotion('motion');
  for (let played = 0; played < 2; played++) {
    const ply = await plyOf(page);
    await page.locator('.bar [data-option^="play:"]').first().click();
    await expectFlight(page);
    expect(await plyOf(page)).toBe(ply + 1);
    expect(await page.locator('.hoc-played').count()).toBe(played + 1);
    await expect.poll(() => inTheAir(page).count()).toBe(0);
    expect(await page.locator('.hoc-played').count()).toBe(played + 1);
  }
  expect(complaints).toEqual([]);
});

test('at the table of Crown of Emara a card, the good that it takes and a councilor fly to where they then lie', async () => {
  const sitting = { game: 'crown-of-emara', bot: 'random', seats: 2, seed: 'pay8' };
  const { page, complaints } = await sit(house, sitting, { speed: 'slow', reducedMotion: 'no-preference' });
  const option = (name: string) => page.locator(`[data-turn="yours"] .bar [data-option="${name}"]`);
  const stones = page.locator('.em-store[data-good="stone"] b');
  await option('play:stone,3').waitFor();
  const before = Number(await stones.textContent());
  await option('play:stone,3').click();
  await expectFlight(page);
  await expect.poll(() => inTheAir(page).count()).toBe(0);
  expect(await page.locator('.em-slot[data-full="true"]').count()).toBe(1);
  expect(Number(await stones.textContent())).toBe(before + 1);

  await option('move:market').click();
  await expectFlight(page);
  await expect.poll(() => inTheAir(page).count()).toBe(0);
  expect(await page.locator('[data-place="councilor.0:market"]').count()).toBe(1);

  await page.reload();
  await option('play:stone,3').waitFor();
  await stopTheClocks(page);
  await option('play:stone,3').click();
  await expect.poll(() => inTheAir(page).count()).toBe(2);
  expect(complaints).toEqual([]);
});

test('skipping takes everything out of the air at once, by the key and by the button', async () => {
  const { page, complaints } = await sitWithMotion('motion');
  await stopTheClocks(page);
  await page.keyboard.press('1');
  await inTheAir(page).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => inTheAir(page).count()).toBe(0);
  expect(await page.locator('.hoc-played').count()).toBe(1);

  const skip = page.getByRole('button', { name: 'Skip ahead' });
  const last = page.locator('[data-turn="yours"] .bar [data-option]').last();
  await expect
    .poll(async () => {
      if ((await last.count()) > 0) await last.click();
      return skip.isVisible();
    })
    .toBe(true);
  await skip.click();
  await page.waitForSelector('[data-turn="yours"]');
  expect(await inTheAir(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a hidden page lets nothing hang in the air, and nothing fly', async () => {
  const { page, complaints } = await sitWithMotion('motion');
  await stopTheClocks(page);
  const ply = await plyOf(page);
  await page.keyboard.press('1');
  await inTheAir(page).first().waitFor({ state: 'attached' });
  await hide(page, true);
  await expect.poll(() => inTheAir(page).count()).toBe(0);
  await page.keyboard.press('1');
  await expect.poll(() => plyOf(page)).toBe(ply + 2);
  expect(await inTheAir(page).count()).toBe(0);
  await hide(page, false);
  expect(await inTheAir(page).count()).toBe(0);
  await page.keyboard.press('1');
  await expect.poll(() => plyOf(page)).toBeGreaterThan(ply + 2);
  expect(complaints).toEqual([]);
});

test('a card stays raised while the pointer is at its lower edge, also with less motion', async () => {
  const { page } = await house.visitor({ reducedMotion: 'reduce' });
  await show(page, house.url, { path: '/design/heart-of-crown/buying' });
  const card = page.locator('.hoc-choice.is-legal').first();
  const { x, y, width, height } = (await card.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height - 2);
  const tops = await card.evaluate(async (element) => {
    const seen: number[] = [];
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(element.getBoundingClientRect().top);
    }
    return seen.slice(-30);
  });
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeLessThan(y);
});
