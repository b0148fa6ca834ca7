import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { smallTargets, THUMB } from './geometry.ts';
import { PHONE, type Visitor, type Wishes } from './house.ts';
import { playOn, tableOf } from './player.ts';
import { houseOfTests } from './test-house.ts';

const house = houseOfTests();
const GAME = 'heart-of-crown';
const YOURS = 'Your turn · Heart of Crown · Crownleaf';
const THEIRS = 'Heart of Crown · Crownleaf';

/** Somebody with an account. */
async function known(wishes?: Wishes): Promise<Visitor> {
  const visitor = await house.visitor(wishes);
  await visitor.page.goto(`${house.url}/me`);
  await visitor.page.getByRole('button', { name: 'Make a link' }).waitFor();
  return visitor;
}

function post(page: Page, path: string, body: unknown = {}): Promise<{ readonly table: string }> {
  return page.evaluate(
    async ([to, what]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api${to}`, { method: 'POST', headers, body: JSON.stringify(what) })).json();
    },
    [path, body] as const,
  );
}

/** A table of two, begun; its address, and who is asked first. */
async function tableOfTwo(people: readonly [Page, Page]): Promise<{ path: string; mover: Page; waiter: Page }> {
  const [host, guest] = people;
  const { table } = await post(host, '/tables', { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await post(guest, `/tables/${table}/join`);
  await post(host, `/tables/${table}/start`);
  const path = `/table/${table}`;
  for (const page of people) await page.goto(house.url + path);
  for (const page of people) await tableOf(page).waitFor();
  const begins = (await tableOf(host).getAttribute('data-turn')) === 'yours';
  return begins ? { path, mover: host, waiter: guest } : { path, mover: guest, waiter: host };
}

async function playTurn(page: Page): Promise<void> {
  for (let answers = 0; (await tableOf(page).getAttribute('data-turn')) === 'yours'; answers++) {
    expect(answers).toBeLessThan(60);
    // The last answer is the way on.
    await playOn(page, { random: (below) => below - 1, answers: 1, options: '.bar [data-option]:enabled' });
  }
}

/** As if another tab were in front of this one. */
function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

function wantSounds(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('crownleaf.table')!);
    localStorage.setItem('crownleaf.table', JSON.stringify({ ...kept, sound: true }));
  });
}

/** Counts what is played from now on, which nobody hears in a test. */
function countTones(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { createOscillator } = AudioContext.prototype;
    document.documentElement.dataset.tones = '0';
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      document.documentElement.dataset.tones = String(Number(document.documentElement.dataset.tones) + 1);
      return createOscillator.call(this);
    };
  });
}

async function tonesOf(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute('data-tones'));
}

const titleOf = (page: Page) => expect.poll(() => page.title());

test('the title says whose turn it is at the table, also in a tab that is not in front, and no longer elsewhere', async () => {
  const [one, other] = [await known({ speed: 'normal' }), await known({ speed: 'normal' })];
  await titleOf(one.page).toBe('You · Crownleaf');
  const { mover, waiter } = await tableOfTwo([one.page, other.page]);
  await titleOf(mover).toBe(YOURS);
  await titleOf(waiter).toBe(THEIRS);
  await hide(waiter, true);
  await playTurn(mover);
  await titleOf(waiter).toBe(YOURS);
  await titleOf(mover).toBe(THEIRS);

  await mover.getByRole('link', { name: 'Crownleaf: leave Heart of Crown' }).click();
  await titleOf(mover).toBe('Crownleaf');
  await mover.goBack();
  await titleOf(mover).toBe(THEIRS);
  await waiter.getByRole('button', { name: 'Chat', exact: true }).click();
  await waiter.getByRole('button', { name: 'Agree on something' }).click();
  await waiter.getByRole('button', { name: 'Propose to end the game' }).click();
  await mover.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const page of [mover, waiter]) await titleOf(page).toBe('Game over · Heart of Crown · Crownleaf');
  await mover.getByRole('button', { name: 'Look back at the game' }).click();
  await titleOf(mover).toBe('Replay · Heart of Crown · Crownleaf');
  expect([one, other].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('on a device that is passed round the title names who has to take it', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/play/${GAME}?people=2&seats=2&seed=round`);
  await expect.poll(() => page.title()).toMatch(/^Player [12]’s turn · Heart of Crown · Crownleaf$/);
  const first = await page.title();
  if ((await page.locator('.hand-over').count()) > 0) await page.locator('.hand-over').getByRole('button').click();
  await page.waitForSelector('[data-turn="yours"]');
  expect(await page.title()).toBe(first);
  await playTurn(page);
  await page.locator('.hand-over').waitFor();
  expect(await page.title()).toMatch(/^Player [12]’s turn/);
  expect(await page.title()).not.toBe(first);
  await page.goto(`${house.url}/games/${GAME}/learn`);
  await titleOf(page).toBe('Lessons · Heart of Crown · Crownleaf');
  await page.goto(`${house.url}/design/${GAME}/late`);
  await titleOf(page).toBe('Design · Heart of Crown · Crownleaf');
  expect(complaints).toEqual([]);
});

const noticesOf = (page: Page) =>
  page.getByRole('status').getByRole('link', { name: 'It is your turn in Heart of Crown' });

test('a turn that begins at another table is told wherever the person is, once, and the notice leads there', async () => {
  const phone = { viewport: PHONE, isMobile: true, hasTouch: true };
  const [one, other] = [await known(phone), await known(phone)];
  for (const { page } of [one, other]) await wantSounds(page);
  const { path, mover, waiter } = await tableOfTwo([one.page, other.page]);
  const bot = { game: 'emberleaf', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'baseline' }], start: true };
  const elsewhere = `/table/${(await post(waiter, '/tables', bot)).table}`;
  await waiter.goto(house.url + elsewhere);
  await tableOf(waiter).waitFor();
  expect(await noticesOf(waiter).count()).toBe(0);
  await playTurn(mover);
  await noticesOf(waiter).waitFor();
  await expectAccessible(waiter, 'told of a turn elsewhere');
  expect(await smallTargets(waiter, THUMB)).toEqual([]);
  expect(await noticesOf(mover).count()).toBe(0);
  await noticesOf(waiter).click();
  await titleOf(waiter).toBe(YOURS);
  expect(new URL(waiter.url()).pathname).toBe(path);
  expect(await noticesOf(waiter).count()).toBe(0);

  // The other one is told in the lobby, and does not want to know.
  await mover.getByRole('link', { name: 'Crownleaf: leave Heart of Crown' }).click();
  await mover.getByRole('link', { name: 'New table' }).click();
  await countTones(mover);
  await playTurn(waiter);
  await noticesOf(mover).waitFor();
  expect(await tonesOf(mover)).toBe(2);
  await expectAccessible(mover, 'told of a turn in the lobby');
  await mover.getByRole('status').getByRole('button', { name: 'Got it' }).click();
  expect(await noticesOf(mover).count()).toBe(0);
  expect([one, other].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('a tab beside the table tells nothing that is in front of the person, and nothing that is no longer true', async () => {
  const [one, other] = [await known(), await known()];
  const { mover, waiter } = await tableOfTwo([one.page, other.page]);
  const beside = await waiter.context().newPage();
  await beside.goto(`${house.url}/about`);
  await beside.waitForLoadState('networkidle');
  await playTurn(mover);
  await titleOf(waiter).toBe(YOURS);
  expect(await noticesOf(beside).count()).toBe(0);
  await playTurn(waiter);

  await hide(waiter, true);
  await playTurn(mover);
  await noticesOf(beside).waitFor();
  await playTurn(waiter);
  await playTurn(mover);
  await titleOf(waiter).toBe(YOURS);
  expect(await noticesOf(beside).count()).toBe(1);

  await hide(beside, true);
  await hide(waiter, false);
  await playTurn(waiter);
  expect(await noticesOf(beside).count()).toBe(1);
  await hide(beside, false);
  await noticesOf(beside).waitFor({ state: 'detached' });
  expect([one, other].flatMap(({ complaints }) => complaints)).toEqual([]);
});
