import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, lookingOnce } from '../axe.ts';
import { BAR_OPTIONS, byKeys } from '../keys.ts';
import { dice } from '../player.ts';
import { houseOfTests } from '../test-house.ts';
import { playOnPhone, playToTheEnd, sit } from '../whole-game.ts';

const house = houseOfTests();
const GAME = { game: 'crown-of-emara', bot: 'random' } as const;
const VICTORIA = 1;

async function expectFinals(result: Locator, lanes: number): Promise<void> {
  expect(await result.locator('.em-final').count()).toBe(lanes);
  expect(await result.locator('.em-sources tbody tr').count()).toBeGreaterThan(0);
}

test.each([1, 2, 3, 4])('%i seats: a whole game by clicking any option', async (seats) => {
  const { page, complaints } = await sit(house, { ...GAME, seats, seed: `seats-${seats}` });
  const result = await playToTheEnd(page, { random: dice(seats) });
  await expectFinals(result, seats === 1 ? 1 + VICTORIA : seats);
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
});

test.each([
  ['a random layout', { randomLayout: true }],
  ['the full selection', { fullSelection: true }],
  ['both variants', { randomLayout: true, fullSelection: true }],
])('%s: a whole game', async (name, options) => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: name, options });
  await expectFinals(await playToTheEnd(page, { see: lookingOnce(page) }), 2);
  expect(complaints).toEqual([]);
});

test('a whole game with the keyboard alone', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'keys' });
  await expectFinals(await playToTheEnd(page, { options: BAR_OPTIONS, press: byKeys(page) }), 2);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-turn="yours"], [data-turn="theirs"]');
  expect(complaints).toEqual([]);
});

test('a whole game on a phone', async () => {
  const { result, complaints } = await playOnPhone(house, { ...GAME, seats: 4, seed: 'phone' });
  await expectFinals(result, 4);
  expect(complaints).toEqual([]);
});

test.each(['server', 'device'] as const)(
  'a campaign of two games, kept by the %s, is still there after a reload',
  async (keeper) => {
    const { page, complaints } = await house.visitor();
    if (keeper === 'device') await page.route('**/api/**', (route) => route.abort());
    const book = `${house.url}/games/${GAME.game}`;
    const ladder = page.getByRole('list', { name: 'Campaign, game by game' });
    await page.goto(book);
    await ladder.waitFor();
    expect(await ladder.getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: /^Play the campaign from 40/ }).click();
    const first = await playToTheEnd(page, { random: dice(0) });
    await expectFinals(first, 1 + VICTORIA);
    // Playing again is the next game of the campaign, not the same start once more.
    await first.getByRole('button', { name: 'Play again' }).click();
    await first.waitFor({ state: 'detached' });
    await expectFinals(await playToTheEnd(page, { random: dice(1) }), 1 + VICTORIA);
    await page.goto(book);
    await ladder.waitFor();
    await expectClimb(page);
    await page.reload();
    await ladder.waitFor();
    await expectClimb(page);
    await expectAccessible(page, 'campaign');
    const own = complaints.filter((said) => !said.includes('ERR_FAILED'));
    expect(own).toEqual([]);
  },
);

/** Two games, the first from 40, the second from where it left off: five down after a win, two up after a loss (EMARA-18.14). */
async function expectClimb(page: Page): Promise<void> {
  const rungs = page.locator('.em-ladder li');
  await expect.poll(() => rungs.count(), { timeout: 20_000 }).toBe(3);
  const climbed = await rungs.evaluateAll((all) =>
    all.map((rung) => ({
      start: Number.parseInt(rung.querySelector('.em-rung')?.textContent ?? '', 10),
      won: (rung as HTMLElement).dataset.won,
    })),
  );
  expect(climbed[0]!.start).toBe(40);
  for (const n of [1, 2]) {
    const { start, won } = climbed[n - 1]!;
    expect(climbed[n]!.start).toBe(won === 'true' ? start - 5 : start + 2);
  }
}
