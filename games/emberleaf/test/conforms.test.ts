import { conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../data/sister.ts';
import { emberleaf } from '../src/game.ts';

test.each([2, 3, 4, 5])(
  'games of %i players do all that the engine asks of a game',
  (seats) => {
    expect(conforms(emberleaf, { seats: [seats], games: 1 }).games).toBe(1);
  },
  120_000,
);

test('so do games with decks dealt at random', () => {
  expect(conforms(emberleaf, { seats: [2], options: [{ decks: 'random' }], games: 1 }).games).toBe(1);
}, 120_000);

test.each(DIFFICULTIES)(
  'so do solo games against a sister who is %s',
  (difficulty) => {
    expect(conforms(emberleaf, { seats: [1], options: [{ difficulty }], games: 3 }).games).toBe(3);
  },
  120_000,
);
