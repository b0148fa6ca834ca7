import { expect } from 'vitest';
import { SET_NAMES } from '../../../../games/heart-of-crown/data/sets.ts';
import { expectAccessible } from './axe.ts';
import type { House } from './house.ts';
import { playInPage } from './player.ts';
import { sit } from './whole-game.ts';

/** How many sit at each of the ten tables: the more, the longer it takes. */
const SEATS = [2, 3, 4, 2, 3, 2, 2, 3, 4, 2] as const;

interface NamedSetGame {
  readonly n: number;
  readonly seats: number;
  readonly set: string;
}

/** Each of the ten named sets once. */
export const NAMED_SET_GAMES: readonly NamedSetGame[] = SET_NAMES.map((set, n) => ({
  n,
  seats: SEATS[n % SEATS.length]!,
  set,
}));

export const TITLE = 'Heart of Crown, game $n with $seats seats and the set $set, ends by clicking any option';

export async function playNamedSet(house: Omit<House, 'close'>, { n, seats, set }: NamedSetGame): Promise<void> {
  const sitting = { game: 'heart-of-crown', bot: 'baseline', seats, seed: `clicks-${n}`, options: { set } };
  const { page, context, complaints } = await sit(house, sitting);
  const see = (question: string): Promise<void> => expectAccessible(page, question);
  expect(await playInPage(page, n, { mouseEvery: 10, see })).toBeGreaterThan(20);
  await page.getByRole('dialog', { name: 'The result' }).waitFor();
  await expectAccessible(page, 'result');
  expect(complaints).toEqual([]);
  await context.close();
}
