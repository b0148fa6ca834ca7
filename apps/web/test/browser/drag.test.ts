import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, lookingOnce } from './axe.ts';
import { plyOf } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { sit } from './whole-game.ts';

const house = houseOfTests();

/** From where and to where each answer of Heart of Crown is dragged. */
const WAYS: { readonly [verb: string]: (card: string) => readonly [string, string] } = {
  play: (card) => [`[data-place="hand.0:${card}"]`, '.hoc-field'],
  keep: (card) => [`[data-place="hand.0:${card}"]`, '.hoc-domain'],
  recall: (card) => [`[data-place="kept.0:${card}"]`, '.hoc-hand-zone'],
};

test('cards of Heart of Crown are played, kept and recalled by dragging them', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/games/heart-of-crown/learn`);
  const title = page.locator('.lesson h2');
  const dragged: string[] = [];
  const look = lookingOnce(page);
  while (!dragged.includes('recall')) {
    const lesson = await title.textContent();
    await page.waitForSelector('.lesson button, [data-turn="yours"] [data-option]');
    const next = page.locator('.lesson').getByRole('button');
    if ((await next.count()) > 0) await next.click();
    else dragged.push(await answerByDragging(page, look));
    await expect.poll(() => title.textContent()).not.toBe(lesson);
  }
  expect(dragged).toEqual(expect.arrayContaining(['play', 'keep', 'recall']));
  expect(complaints).toEqual([]);
});

/** Drags the first answer if it can be dragged, with a look while it is held, else clicks at it; its verb. */
async function answerByDragging(page: Page, look: (what: string) => Promise<void>): Promise<string> {
  const option = page.locator('.bar [data-option]').first();
  const [verb = '', card = ''] = (await option.getAttribute('data-option'))!.split(':');
  const way = WAYS[verb]?.(card);
  if (way === undefined) await option.click();
  else {
    await page.locator(way[0]).hover();
    await page.mouse.down();
    // Twice: the browser takes a first move for the hand's trembling.
    for (let moves = 0; moves < 2; moves++) await page.locator(way[1]).hover();
    await look(`dragging to ${verb}`);
    await page.mouse.up();
  }
  return verb;
}

test('a card of Heart of Crown that is dropped where it cannot go says why', async () => {
  const { page, complaints } = await sit(house, { game: 'heart-of-crown', bot: 'random', seats: 2, seed: 'drop' });
  await page.waitForSelector('[data-turn="yours"] .hoc-held .is-legal');
  const ply = await plyOf(page);
  await page.locator('.hoc-held[data-place]').first().dragTo(page.locator('.hoc-domain'));
  await page.locator('.notice').waitFor();
  await expectAccessible(page, 'told why not');
  expect(await plyOf(page)).toBe(ply);
  expect(complaints).toEqual([]);
});

test.each(['drag', 'click'])('a card of Crown of Emara is played to a slot by a %s', async (way) => {
  const { page, complaints } = await sit(house, { game: 'crown-of-emara', bot: 'random', seats: 2, seed: 'drag' });
  await page.waitForSelector('[data-turn="yours"] .em-hand-card .em-ready');
  const card = page.locator('.em-hand-card').first();
  const place = await page.locator('.em-own .em-slot[data-full="false"]').last().getAttribute('data-place');
  const slot = page.locator(`[data-place="${place}"]`);
  if (way === 'drag') await card.dragTo(slot);
  else {
    await card.click();
    await slot.click();
  }
  await expect.poll(() => slot.getAttribute('data-full')).toBe('true');
  await expectAccessible(page, `after a ${way}`);
  expect(complaints).toEqual([]);
});
