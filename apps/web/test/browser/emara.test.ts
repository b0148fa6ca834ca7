import { crownOfEmara } from '@crownleaf/crown-of-emara';
import { createEngine, playNames, secretFrom, startMatch } from '@crownleaf/engine';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { dice, playInPage, playOn } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { sit } from './whole-game.ts';

const house = houseOfTests();
const GAME = { game: 'crown-of-emara', bot: 'random' } as const;

test('a game of Crown of Emara ends by clicking any option and tells which track counts', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'short' });
  expect(await playInPage(page, 7, { mouseEvery: 10 })).toBeGreaterThan(20);
  const result = page.getByRole('dialog', { name: 'The result' });
  await result.waitFor();
  expect(await result.locator('.em-final[data-seat]').count()).toBe(2);
  expect(await result.locator('.em-final-track[data-kept="true"]').count()).toBe(2);
  for (const track of ['citizens', 'buildings']) await expectSourcesToAddUp(result, track);
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
});

/** The first row of a part is its sum; every point of it stands in one of the rows below. */
async function expectSourcesToAddUp(result: Locator, track: string): Promise<void> {
  const rows = await result
    .locator(`.em-sources [data-part="${track}"] tr`)
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) =>
          Number(textContent.replace('–', '0').replace('−', '-')),
        ),
      ),
    );
  const [sums, ...parts] = rows;
  expect(parts.length).toBeGreaterThan(0);
  expect(sums!.map((_, seat) => parts.reduce((sum, row) => sum + row[seat]!, 0))).toEqual(sums);
}

test('each variant changes what lies on the table', async () => {
  const placesOf = async (options: object): Promise<readonly (string | null)[]> => {
    const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'variants', options });
    await page.waitForSelector('[data-turn="yours"]');
    if ('randomLayout' in options) {
      expect(await page.locator('.em-hand').textContent()).toBe('Cards are dealt when the round begins');
      await playOn(page, { random: dice(1), answers: 1 });
    }
    await page.waitForSelector('.em-hand-card');
    expect(await page.locator('.em-hand-card').count()).toBe('fullSelection' in options ? 9 : 3);
    expect(complaints).toEqual([]);
    return page.locator('.em-place').evaluateAll((all) => all.map((place) => place.getAttribute('data-of')));
  };
  const usual = await placesOf({});
  expect(await placesOf({ fullSelection: true })).toEqual(usual);
  const mixed = await placesOf({ randomLayout: true });
  expect(mixed).not.toEqual(usual);
  expect(mixed.toSorted()).toEqual(usual.toSorted());
});

test('a card and a slot show where both councilors could go; a card that is dragged to a slot is played there', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'drag' });
  await page.waitForSelector('[data-turn="yours"] .em-hand-card');
  const slot = page.locator('.em-slot').nth(1);
  await page.locator('.em-hand-card').first().click();
  await slot.hover();
  expect(await page.locator('.em-place[data-goal="true"] .em-deals').count()).toBe(2);
  await page.locator('.em-hand-card').nth(1).dragTo(slot);
  await page.waitForSelector('.em-slot[data-full="true"]');
  expect(await page.locator('.em-slot[data-full="true"]').count()).toBe(1);
  expect(complaints).toEqual([]);
});

type Counts = { readonly [good: string]: number };

/** How many of each good are shown in a part of the page. */
function countsIn(page: Page, part: string): Promise<Counts> {
  return page
    .locator(`${part} [data-good]`)
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((one) => [one.getAttribute('data-good')!, Number(one.querySelector('b')!.textContent)]),
      ),
    );
}

/** Somebody who knows the way answers by name. */
async function answer(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.locator(`[data-turn="yours"] .bar [data-option="${name}"]`).click();
}

test('a payment is chosen in full beforehand, changed piece by piece, and taken from the goods', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'pay8' });
  await answer(page, 'play:stone,3', 'move:market', 'coin:1');
  const form = page.locator('.em-window');
  const send = form.getByRole('button', { name: 'Pay', exact: true });
  await form.getByText('pay 1 piece').waitFor();
  const held = await countsIn(page, '.em-goods');
  expect(held).toMatchObject({ wood: 1, stone: 2, gold: 0 });
  expect(await countsIn(page, '.em-pay')).toEqual({ wood: 0, stone: 1 });
  expect(await send.isEnabled()).toBe(true);

  await form.getByRole('button', { name: 'One stone less' }).click();
  expect(await countsIn(page, '.em-pay')).toEqual({ wood: 0, stone: 0 });
  expect(await form.getByRole('status').textContent()).toBe('0 of 1 chosen');
  expect(await send.isEnabled()).toBe(false);
  await form.getByRole('button', { name: 'One stone more' }).click();
  await form.getByRole('button', { name: 'One wood more' }).click();
  expect(await countsIn(page, '.em-pay')).toEqual({ wood: 1, stone: 0 });
  await send.click();

  await form.waitFor({ state: 'detached' });
  expect(await page.locator('[data-option^="pay:"]').count()).toBe(0);
  expect(await countsIn(page, '.em-goods')).toEqual({ ...held, wood: 0, gold: 1 });
  expect(complaints).toEqual([]);
});

const LEAST = ['end-turn', 'leave', 'pass', 'bake:0'];

/** A game of two in which everybody does the least there is, and where that is not said, the last thing. */
function idleGame(seed: string): readonly string[] {
  const engine = createEngine(crownOfEmara);
  const answers: string[] = [];
  for (let { match } = startMatch(engine, 2, secretFrom(seed)); ; ) {
    const decision = engine.decision(match.state);
    if (decision === undefined) return answers;
    const names = decision.options.map((option) => engine.nameOption(decision.kind, option));
    const answer = LEAST.find((name) => names.includes(name)) ?? names.at(-1)!;
    answers.push(answer);
    match = playNames(engine, match, decision.seat, [answer]).match;
  }
}

/** Two people at one device give these answers, by clicks that the page gives itself. */
function passRound(page: Page, answers: readonly string[]): Promise<void> {
  return page.evaluate(async (names) => {
    const table = () => document.querySelector<HTMLElement>('[data-table]')?.dataset;
    const pause = () => new Promise((done) => setTimeout(done, 5));
    for (const name of names) {
      const option = () => document.querySelector<HTMLElement>(`[data-option="${name}"]:enabled`);
      for (const end = Date.now() + 30_000; table()?.turn !== 'yours' || option() === null; await pause()) {
        document.querySelector<HTMLElement>('.hand-over button')?.click();
        if (Date.now() > end) throw new Error(`${name} cannot be clicked: ${document.body.textContent}`);
      }
      const before = table()?.ply;
      option()!.click();
      for (const end = Date.now() + 30_000; table()?.ply === before; await pause())
        if (Date.now() > end) throw new Error(`${name} was not taken`);
    }
  }, answers);
}

interface StageSeen {
  readonly stage: string;
  readonly verdict: string;
  /** How it came about, as far as it is told. */
  readonly told: string;
  /** The tracks that are marked as breaking the tie. */
  readonly deciding: number;
}

/** Looks on until the winner is named. */
function stagesSeen(page: Page): Promise<readonly StageSeen[]> {
  return page.evaluate(async () => {
    const seen: StageSeen[] = [];
    while (seen.at(-1)?.stage !== 'winner') {
      await new Promise((done) => setTimeout(done, 20));
      const stage = document.querySelector<HTMLElement>('.em-ending')?.dataset.stage;
      if (stage === undefined || stage === seen.at(-1)?.stage) continue;
      const [verdict, told] = ['verdict', 'told'].map(
        (part) => document.querySelector(`.em-ending-${part}`)!.textContent,
      );
      const deciding = document.querySelectorAll('[data-decides="true"]').length;
      seen.push({ stage, verdict: verdict!, told: told!, deciding });
    }
    return seen;
  });
}

test('the end is told stage by stage, with what breaks the tie, and can be cut short', async () => {
  const { page, complaints } = await house.visitor({ reducedMotion: 'no-preference' });
  await page.goto(`${house.url}/play/crown-of-emara?seats=2&people=2&seed=tie0`);
  await passRound(page, idleGame('tie0'));
  const seen = await stagesSeen(page);
  expect(seen.map(({ stage }) => stage)).toEqual(['tracks', 'leftovers', 'split', 'lower', 'tie', 'winner']);
  expect(seen.map(({ deciding }) => deciding)).toEqual([0, 0, 0, 0, 2, 2]);
  const decided = 'Equal scores: the higher other track decides.';
  expect(seen.slice(-2).map(({ told }) => told)).toEqual([decided, decided]);
  for (const { verdict } of seen) expect(verdict).toMatch(/^Player 2 wins with \d+ points\./);
  await expectAccessible(page, 'result of a tie');

  const result = page.getByRole('dialog', { name: 'The result' });
  await result.getByRole('button', { name: 'Look at the table' }).click();
  await page.locator('.bar').getByRole('button', { name: 'result' }).click();
  await page.locator('.em-ending[data-stage="tracks"]').waitFor();
  expect(await result.locator('.em-sources').count()).toBe(0);
  await result.getByRole('button', { name: 'To the end' }).click();
  expect(await result.locator('.em-ending').getAttribute('data-stage')).toBe('winner');
  expect(await result.locator('.em-sources').count()).toBe(1);
  expect(complaints).toEqual([]);
});
