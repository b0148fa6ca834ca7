import { conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../data/sets.ts';
import { baseline } from '../src/baseline.ts';
import { heartOfCrown } from '../src/game.ts';

const otherRulings = {
  seating: 'hand-elimination',
  judgment: 'dukes-alone',
  rampart: 'military-only',
  faceUpTop: 'shelter',
  reshuffle: 'when-needed',
};

/** Every set and a random one, in turn with the rulebook's rulings and with the others. */
const games = [...SET_NAMES, 'random'].map((set, i) => (i % 3 === 2 ? { set, ...otherRulings } : { set }));

test.each([2, 3, 4])(
  '[HOC-1.1] nothing is lost, nothing leaks and every game ends, at %i seats with every set',
  (seats) => {
    expect(conforms(heartOfCrown, { seats: [seats], options: games, games: 1, guide: baseline }).games).toBe(11);
  },
  120_000,
);
