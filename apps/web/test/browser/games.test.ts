import { expect, test } from 'vitest';
import { playInPage } from './player.ts';
import { houseOfTests } from './test-house.ts';
import { sit } from './whole-game.ts';

const house = houseOfTests();
const GAMES = Array.from({ length: 10 }, (_, n) => ({ seed: `clicks-${n}`, seats: 2 + (n % 3) }));

test.concurrent.each(GAMES)(
  'Heart of Crown, $seed with $seats seats, ends by clicking any option',
  async ({ seed, seats }) => {
    const { page, context, complaints } = await sit(house, { game: 'heart-of-crown', bot: 'baseline', seats, seed });
    expect(await playInPage(page, GAMES.length + seats)).toBeGreaterThan(20);
    await page.getByRole('dialog', { name: 'The result' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);
