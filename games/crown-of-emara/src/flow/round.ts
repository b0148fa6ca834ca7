import { script } from '@crownleaf/engine';
import { finalOf } from '../scoring.ts';
import { isSolo, victoriaActs } from '../solo.ts';
import type { C } from '../state.ts';
import { cite, eachFrom, loop, repeat, when } from '../verbs.ts';
import { prepareCards } from './cards.ts';
import { beginRound, endEvent, startEvent } from './events.ts';
import { mixedSetup } from './setup.ts';
import { SLOTS, turn } from './turn.ts';

/** Six rounds: event, three turns each, end of the round (sections 3 and 16). */
export const ROUNDS = 6;

const byStatue = (c: C): number => c.table.statue;
const isLast = (c: C): boolean => c.table.round === ROUNDS;

function passStatue(c: C): void {
  c.table.statue = c.left(c.table.statue);
  c.tell?.('statue-passed', { seat: c.table.statue });
}

const newCards = script<C>('new-cards', { rule: 'EMARA-16.6' }, prepareCards);

const endOfRound = [
  cite('EMARA-16.2', endEvent),
  cite(
    'EMARA-18.5',
    when((c) => isSolo(c.table), victoriaActs),
  ),
  when((c) => !isLast(c), [cite('EMARA-16.3', passStatue), eachFrom(byStatue, (c) => c.call(newCards, c.who))]),
];

function tellScores(c: C): void {
  for (let seat = 0; seat < c.seats; seat++) {
    const { leftovers, citizens, buildings, score } = finalOf(c.of(seat));
    c.tell?.('seat-scored', { seat, leftovers, citizens, buildings, score });
  }
}

export const wholeGame = script<C>('whole-game', { rule: 'EMARA-3.1' }, [
  mixedSetup,
  loop(
    (c) => !isLast(c),
    [
      cite('EMARA-3.2', [beginRound, startEvent]),
      repeat(
        SLOTS,
        eachFrom(byStatue, (c) => c.call(turn, c.who)),
      ),
      ...endOfRound,
    ],
  ),
  cite('EMARA-17.4', tellScores),
]);

export const ROUND_SCRIPTS = [newCards] as const;
