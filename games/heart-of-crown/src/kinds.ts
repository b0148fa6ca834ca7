import { type Kind, kind, type Seat } from '@crownleaf/engine';
import {
  CARDS,
  type Card,
  CITY,
  FARMING_VILLAGE,
  IS_ACTION,
  IS_CALAMITY,
  IS_KEEPABLE,
  IS_PLAYABLE,
  IS_SUCCESSION,
  IS_TERRITORY,
  isActionOrSuccession,
  isCourtier,
  MAGIC_TALISMAN,
  NAMES,
  PRINCESSES,
  RAMPART,
  REFUGE,
  SHINOBI,
  SUPPLY_UNIT,
  USABLE,
} from './catalogue.ts';
import { BRIBE_ZONES } from './state.ts';

/**
 * Options that name a card are the card's kind, plus a multiple of 64 where the question offers several deeds. The
 * names are kept over releases.
 */
const CARD_BITS = 6;
const CARD_MASK = (1 << CARD_BITS) - 1;
const MAX_SEATS = 4;

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

const DECK: readonly Card[] = [...CARDS.keys()].filter((card) => !PRINCESSES.includes(card));
const MOVABLE = DECK.filter(isActionOrSuccession);
const ACTIONS = DECK.filter((card) => IS_ACTION[card]);

function optionsFor(index: number, cards: readonly Card[]): readonly number[] {
  return cards.map((card) => deed(index, card));
}

/** Each card before each seat. */
function before(cards: readonly Card[], perSeat = 1): readonly number[] {
  return Array.from({ length: MAX_SEATS * perSeat }, (_, index) => optionsFor(index, cards)).flat();
}

export const PLAY = 0;
export const KEEP = 1;
export const RECALL = 2;
export const USE = 3;
const MAIN_DEEDS = ['play', 'keep', 'recall', 'use'] as const;
const KEEPABLE = DECK.filter((card) => IS_KEEPABLE[card]);

export const mainKind = kind('main', (o) => `${MAIN_DEEDS[deedOf(o)]}:${NAMES[cardOf(o)]}`, {
  options: [
    ...optionsFor(
      PLAY,
      DECK.filter((card) => IS_PLAYABLE[card]),
    ),
    ...optionsFor(KEEP, KEEPABLE),
    ...optionsFor(RECALL, KEEPABLE),
    ...optionsFor(USE, USABLE),
  ],
});

export const BUY = 0;
export const BACK = 1;
export const SET = 2;
const BRIBE = 3;
const SECOND_DEEDS = ['buy', 'back', 'set'] as const;

export const IN_DISCARD = 0;
export const ON_DRAW = 1;
export const KEPT = 2;

/** A card that lies before an opponent, in one of the zones in which Bribery can buy. */
export function bribe(seat: Seat, zone: number, card: Card): number {
  return deed(BRIBE + seat * BRIBE_ZONES.length + zone, card);
}

export function isBribe(option: number): boolean {
  return deedOf(option) >= BRIBE;
}

export function bribedSeat(option: number): Seat {
  return Math.floor((deedOf(option) - BRIBE) / BRIBE_ZONES.length);
}

export function bribedZone(option: number): number {
  return (deedOf(option) - BRIBE) % BRIBE_ZONES.length;
}

function bribes(seat: Seat): readonly number[] {
  const sold = (zone: number): readonly Card[] => (zone === KEPT ? KEEPABLE : MOVABLE);
  return BRIBE_ZONES.flatMap((_, zone) => sold(zone).map((card) => bribe(seat, zone, card)));
}

/** Cards of opponents are named with seat and zone: `bribe:library,1,discard`. */
export const secondKind = kind(
  'second',
  (o) => {
    const name = NAMES[cardOf(o)];
    if (isBribe(o)) return `bribe:${name},${bribedSeat(o)},${BRIBE_ZONES[bribedZone(o)]}`;
    return `${SECOND_DEEDS[deedOf(o)]}:${name}`;
  },
  {
    options: [
      ...optionsFor(
        BUY,
        DECK.filter((card) => !IS_CALAMITY[card] || card === MAGIC_TALISMAN),
      ),
      ...optionsFor(BACK, PRINCESSES),
      ...optionsFor(
        SET,
        DECK.filter((card) => IS_SUCCESSION[card]),
      ),
      ...[...Array(MAX_SEATS).keys()].flatMap(bribes),
    ],
  },
);

export const HERE = 0;
export const ELSEWHERE = 1;

/** A question about cards whose name is the deed: `discard:city`. */
function about(id: string, verb: string, cards: readonly Card[]): Kind {
  return kind(id, (o) => `${verb}:${NAMES[o]}`, { options: cards });
}

/** The same where a second place is open too: `stack:curse,up`. */
function aboutPlaces(id: string, verb: string, elsewhere: string): Kind {
  return kind(id, (o) => `${verb}:${NAMES[cardOf(o)]}${deedOf(o) === ELSEWHERE ? `,${elsewhere}` : ''}`, {
    options: [...optionsFor(HERE, DECK), ...optionsFor(ELSEWHERE, DECK)],
  });
}

/** The same of a card that lies before this seat: `discard:city,1`. */
function aboutOwners(id: string, verb: string, cards: readonly Card[]): Kind {
  return kind(id, (o) => `${verb}:${NAMES[cardOf(o)]},${deedOf(o)}`, { options: before(cards) });
}

export function owned(seat: Seat, card: Card): number {
  return deed(seat, card);
}

export const DISCARD = 0;
export const LEAVE = 1;
const SIFT_DEEDS = ['discard', 'leave'] as const;

export function sift(index: number, seat: Seat, card: Card): number {
  return deed(seat * SIFT_DEEDS.length + index, card);
}

export function siftDeed(option: number): number {
  return deedOf(option) % SIFT_DEEDS.length;
}

export const siftKind = kind(
  'sift',
  (o) => {
    const seat = Math.floor(deedOf(o) / SIFT_DEEDS.length);
    return `${SIFT_DEEDS[siftDeed(o)]}:${NAMES[cardOf(o)]},${seat}`;
  },
  { options: before(DECK, SIFT_DEEDS.length) },
);

/** Not to be asked again in this turn [HOC-15.7]. */
export const PASS_TURN = 1 << CARD_BITS;

export const defendKind = kind('defend', (o) => (o === PASS_TURN ? 'pass-turn' : `defend:${NAMES[o]}`), {
  options: [RAMPART, REFUGE, MAGIC_TALISMAN, PASS_TURN],
});

/** `maids:3`, up to so many. */
function maids(id: string, most: number, secret: boolean): Kind {
  return kind(id, (count) => `maids:${count}`, { secret, options: [...Array(most + 1).keys()] });
}

export const firstHandKind = maids('first-hand', 3, true);
export const royalMaidsKind = maids('royal-maids', 5, false);
export const discardKind = about('discard', 'discard', DECK);
export const banishKind = about('banish', 'banish', DECK);
export const acquireKind = about(
  'acquire',
  'acquire',
  DECK.filter((card) => !IS_CALAMITY[card] || card === MAGIC_TALISMAN),
);
export const putBackKind = about('put-back', 'put-back', MOVABLE);
export const dismissKind = aboutPlaces('dismiss', 'discard', 'up');
export const stackKind = aboutPlaces('stack', 'stack', 'up');
export const recruitKind = about(
  'recruit',
  'recruit',
  DECK.filter((card) => !IS_TERRITORY[card]),
);
export const shelveKind = about(
  'shelve',
  'shelve',
  DECK.filter((card) => !IS_SUCCESSION[card]),
);
export const returnKind = about(
  'return',
  'return',
  ACTIONS.filter((card) => card !== SUPPLY_UNIT),
);
export const takeKind = about('take', 'take', ACTIONS);
export const copyKind = about(
  'copy',
  'copy',
  ACTIONS.filter((card) => card !== SHINOBI),
);
export const developKind = about('develop', 'develop', [FARMING_VILLAGE, CITY]);
export const leaveKind = aboutOwners('leave', 'leave', DECK);
export const wreckKind = aboutOwners(
  'wreck',
  'discard',
  DECK.filter((card) => IS_KEEPABLE[card] || isCourtier(card)),
);
export const declareKind = kind('declare', () => 'declare', { options: [0] });
