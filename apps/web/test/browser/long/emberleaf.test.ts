import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, lookingOnce } from '../axe.ts';
import { BAR_OPTIONS, byKeys } from '../keys.ts';
import { dice, playOn } from '../player.ts';
import { houseOfTests } from '../test-house.ts';
import { playOnPhone, playToTheEnd, sit } from '../whole-game.ts';

const house = houseOfTests();
/** It plays so much better than chance that it ends the game much sooner. */
const GAME = { game: 'emberleaf', bot: 'baseline' } as const;

test.each([1, 2, 3, 4, 5])('%i seats: a whole game by clicking any option', async (seats) => {
  const { page, complaints } = await sit(house, { ...GAME, seats, seed: `seats-${seats}` });
  const result = await playToTheEnd(page, { random: dice(seats) });
  expect(await result.locator('tfoot td').count()).toBe(seats);
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
});

test('a whole game with the keyboard alone', async () => {
  const { page, complaints } = await sit(house, { ...GAME, seats: 2, seed: 'keys' });
  await playToTheEnd(page, { options: BAR_OPTIONS, press: byKeys(page), see: lookingOnce(page) });
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-turn="yours"], [data-turn="theirs"]');
  expect(complaints).toEqual([]);
});

test('a whole game on a phone', async () => {
  const { result, complaints } = await playOnPhone(house, { ...GAME, seats: 3, seed: 'phone' });
  expect(await result.locator('tfoot td').count()).toBe(3);
  expect(complaints).toEqual([]);
});

/** How hard the sister is, and with how many favours she begins. */
const DIFFICULTIES = [
  ['Easy', 2],
  ['Medium', 3],
  ['Hard', 4],
  ['Very hard', 5],
  ['Ultimate', 6],
] as const;

async function expectSister(page: Page, difficulty: string, favours: number): Promise<void> {
  const sister = page.getByRole('button', { name: 'Open the sister’s board' });
  await sister.waitFor();
  expect(await sister.locator('.ember-sister-who small').textContent()).toBe(difficulty);
  expect(await sister.locator('.ember-sister-favours > span').count()).toBe(favours);
}

test.each(DIFFICULTIES)('the sister is set up as %s from the lobby, with %i favours', async (difficulty, favours) => {
  const { page, complaints } = await house.visitor();
  await page.goto(`${house.url}/lobby?game=emberleaf`);
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await page.getByText('Options of the game').click();
  await page.getByLabel('The sister is').selectOption({ label: difficulty });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expectSister(page, difficulty, favours);
  expect(await playOn(page, { random: dice(2), answers: 6, see: lookingOnce(page) })).toBe(6);
  expect(complaints).toEqual([]);
});

test.each(DIFFICULTIES)(
  'the sister is met as %s by one click on the page of the game, with %i favours',
  async (difficulty, favours) => {
    const { page, complaints } = await house.visitor();
    await page.goto(`${house.url}/games/emberleaf`);
    await page.getByRole('button', { name: difficulty, exact: true }).click();
    await expectSister(page, difficulty, favours);
    expect(complaints).toEqual([]);
  },
);

test('a game against the sister at her hardest is played to the end and tells both scores', async () => {
  const options = { difficulty: 'ultimate' };
  const { page, complaints } = await sit(house, { ...GAME, seats: 1, seed: 'sister', options });
  const result = await playToTheEnd(page, { see: lookingOnce(page) });
  expect(await result.locator('thead th').last().textContent()).toBe('The sister');
  const [mine, hers] = (await result.locator('tfoot td').allTextContents()).map(Number);
  expect(await result.locator('.verdict').textContent()).toContain(
    mine! > hers! ? 'You have won' : 'The sister has won',
  );
  expect(complaints).toEqual([]);
});
