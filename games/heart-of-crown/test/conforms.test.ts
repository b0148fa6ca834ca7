import { conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../data/sets.ts';
import { heartOfCrown } from '../src/game.ts';

test.each([2, 3, 4])('Heart of Crown does all that the engine asks of a game, at %i seats', (seats) => {
  const sets = [...SET_NAMES, 'random'].map((set) => ({ set }));
  expect(conforms(heartOfCrown, { seats: [seats], options: sets, games: 1 }).games).toBe(sets.length);
});
