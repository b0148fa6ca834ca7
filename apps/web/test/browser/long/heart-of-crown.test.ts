import { expect, test } from 'vitest';
import { PHONE } from '../house.ts';
import { dice, playOn, tableOf } from '../player.ts';
import { houseOfTests } from '../test-house.ts';

const house = houseOfTests();
const GAMES = Array.from({ length: 10 }, (_, n) => ({ seed: n, seats: 2 + (n % 3), phone: n % 5 === 4 }));

test.each(GAMES)('Heart of Crown, game $seed with $seats seats, ends by clicking any option', async (game) => {
  const { seed, seats, phone } = game;
  const { page, context, complaints } = await house.visitor(phone ? { viewport: PHONE } : {});
  await page.goto(`${house.url}/play/heart-of-crown?seats=${seats}&bot=baseline&seed=long-${seed}`);
  await playOn(page, { random: dice(seed) });
  expect(await tableOf(page).getAttribute('data-turn')).toBe('over');
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
