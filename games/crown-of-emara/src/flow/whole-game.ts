import { script } from '@crownleaf/engine';
import { ROUND_COUNT } from '../../data/course.ts';
import { beginRound, endEvent, startEvent } from '../effects/events.ts';
import { finalOf } from '../score.ts';
import { nextStart } from '../solo/record.ts';
import { beatsVictoria, soloMode, victoriaActs } from '../solo/victoria.ts';
import type { C } from '../state.ts';
import { cite, loop, repeat, when } from '../verbs.ts';
import { prepareCards } from './cards.ts';
import { inPlayerOrder } from './order.ts';
import { mixedSetup } from './setup.ts';
import { SLOTS, turn } from './turn.ts';

/** Six rounds: event, three turns each, end of the round (sections 3 and 16). */
export const ROUNDS = ROUND_COUNT.value;

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
    when((c) => soloMode(c.table) !== undefined, victoriaActs),
  ),
  when((c) => !isLast(c), [cite('EMARA-16.3', passStatue), inPlayerOrder(newCards)]),
];

function tellScores(c: C): void {
  for (let seat = 0; seat < c.seats; seat++) {
    const { leftovers, citizens, buildings, score } = finalOf(c.of(seat));
    c.tell?.('seat-scored', { seat, leftovers, citizens, buildings, score });
  }
}

/** The line for the score sheet; a campaign also says who won and where the next game starts [EMARA-18.14]. */
function tellSolo(c: C): void {
  const { start, victoria } = c.table;
  const mode = soloMode(c.table);
  if (mode === undefined) return;
  const { score, other } = finalOf(c.of(0));
  const result = { mode, start, score, other, victoria };
  const won = beatsVictoria(score, victoria);
  c.tell?.('solo-ended', mode === 'campaign' ? { ...result, won, next: nextStart(start, won) } : result);
}

export const wholeGame = script<C>('whole-game', { rule: 'EMARA-3.1' }, [
  mixedSetup,
  loop(
    (c) => !isLast(c),
    [cite('EMARA-3.2', [beginRound, startEvent]), repeat(SLOTS, inPlayerOrder(turn)), ...endOfRound],
  ),
  cite('EMARA-17.4', tellScores),
  cite('EMARA-18.19', tellSolo),
]);

export const ROUND_SCRIPTS = [newCards] as const;
