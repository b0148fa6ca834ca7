import { type Kind, kind, type Seat } from '@crownleaf/engine';
import { type Card, NAMES } from './catalogue.ts';

/**
 * Options that name a card are the card's kind, plus a multiple of 64 where the question offers several deeds. The
 * names are kept over releases.
 */
const CARD_BITS = 6;
const CARD_MASK = (1 << CARD_BITS) - 1;

export function cardOf(option: number): Card {
  return option & CARD_MASK;
}

/** Which of several deeds an option stands for. */
export function deedOf(option: number): number {
  return option >> CARD_BITS;
}

export function deed(index: number, card: Card): number {
  return (index << CARD_BITS) | card;
}

export const PLAY = 0;
export const KEEP = 1;
export const RECALL = 2;
export const USE = 3;
const MAIN_DEEDS = ['play', 'keep', 'recall', 'use'] as const;

export const mainKind = kind('main', (o) => `${MAIN_DEEDS[deedOf(o)]}:${NAMES[cardOf(o)]}`);

export const BUY = 0;
export const BACK = 1;
export const SET = 2;
export const BRIBE = 3;
const SECOND_DEEDS = ['buy', 'back', 'set'] as const;

/** Cards in opponents' discard piles are named with their seat. */
export const secondKind = kind('second', (o) => {
  const index = deedOf(o);
  return index >= BRIBE ? `bribe:${NAMES[cardOf(o)]},${bribedSeat(o)}` : `${SECOND_DEEDS[index]}:${NAMES[cardOf(o)]}`;
});

export function bribe(seat: Seat, card: Card): number {
  return deed(BRIBE + seat, card);
}

export function bribedSeat(option: number): Seat {
  return deedOf(option) - BRIBE;
}

export const HERE = 0;
export const ELSEWHERE = 1;

/** A question about cards whose name is the deed: `discard:city`. */
function about(id: string, verb: string): Kind {
  return kind(id, (o) => `${verb}:${NAMES[o]}`);
}

/** The same where a second place is open too: `banish:curse,discard`. */
function aboutPlaces(id: string, verb: string, elsewhere: string): Kind {
  return kind(id, (o) => `${verb}:${NAMES[cardOf(o)]}${deedOf(o) === ELSEWHERE ? `,${elsewhere}` : ''}`);
}

export const firstHandKind = kind('first-hand', (maids) => `maids:${maids}`, { secret: true });
export const discardKind = about('discard', 'discard');
export const banishKind = about('banish', 'banish');
export const acquireKind = about('acquire', 'acquire');
export const purgeKind = aboutPlaces('purge', 'banish', 'discard');
export const defendKind = aboutPlaces('defend', 'defend', 'kept');
export const putBackKind = about('put-back', 'put-back');
export const dismissKind = aboutPlaces('dismiss', 'discard', 'up');
export const stackKind = aboutPlaces('stack', 'stack', 'up');
export const recruitKind = about('recruit', 'recruit');
export const shelveKind = about('shelve', 'shelve');
export const returnKind = about('return', 'return');
export const takeKind = about('take', 'take');
export const copyKind = about('copy', 'copy');
export const developKind = about('develop', 'develop');
export const leaveKind = about('leave', 'leave');
export const wreckKind = about('wreck', 'discard');
export const royalMaidsKind = kind('royal-maids', (count) => `maids:${count}`);
export const declareKind = kind('declare', () => 'declare');
