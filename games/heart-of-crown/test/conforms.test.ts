import { conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../data/sets.ts';
import { baseline } from '../src/bot/baseline.ts';
import { COMMONS, NAMES } from '../src/components.ts';
import { heartOfCrown } from '../src/game.ts';
import { COMMONS_IN_PLAY } from '../src/options.ts';

const otherRulings = {
  seating: 'hand-elimination',
  judgment: 'dukes-alone',
  rampart: 'military-only',
  faceUpTop: 'shelter',
  reshuffle: 'when-needed',
  defence: 'everybody',
};

/** Every set and three random ones, in turn with the rulebook's rulings and with the others. */
const sets = [...SET_NAMES, 'random', 'random', 'random'];
const games = sets.map((set, i) => (i % 3 === 2 ? { set, ...otherRulings } : { set }));

/** Together these are all thirty. */
function pickedFor(seats: number): object {
  const first = (seats - 2) * COMMONS_IN_PLAY;
  return { set: 'picked', commons: COMMONS.slice(first, first + COMMONS_IN_PLAY).map((card) => NAMES[card]!) };
}

test.each([2, 3, 4])(
  '[HOC-1.1] nothing is lost, nothing leaks and every game ends, at %i seats with every set',
  (seats) => {
    const options = [...games, pickedFor(seats)];
    expect(conforms(heartOfCrown, { seats: [seats], options, games: 1, guide: baseline }).games).toBe(14);
  },
  120_000,
);
