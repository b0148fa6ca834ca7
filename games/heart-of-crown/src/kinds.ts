import {
  type Argument,
  argument,
  entryKind,
  type Kind,
  numbers,
  type VerbKind,
  verb,
  verbKind,
  where,
} from '@crownleaf/engine';
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
} from './components.ts';
import { BRIBE_ZONES } from './state.ts';

/** The questions of the game and what their options mean. The names are kept over releases. */
const DECK: readonly Card[] = [...CARDS.keys()].filter((card) => !PRINCESSES.includes(card));
const MOVABLE = DECK.filter(isActionOrSuccession);
const ACTIONS = DECK.filter((card) => IS_ACTION[card]);
const KEEPABLE = DECK.filter((card) => IS_KEEPABLE[card]);
const FOR_SALE = DECK.filter((card) => !IS_CALAMITY[card] || card === MAGIC_TALISMAN);

function among(cards: readonly Card[]): Argument {
  return argument(NAMES, cards);
}

const deckCard = among(DECK);
const keepable = among(KEEPABLE);
const seat = numbers(0, 1, 2, 3);

export const mainKind = verbKind('main', [
  verb('play', among(DECK.filter((card) => IS_PLAYABLE[card]))),
  verb('keep', keepable),
  verb('recall', keepable),
  verb('use', among(USABLE)),
]);

export const IN_DISCARD = BRIBE_ZONES.indexOf('discard');
export const ON_DRAW = BRIBE_ZONES.indexOf('draw');
export const KEPT = BRIBE_ZONES.indexOf('kept');

/** Cards of opponents are named with seat and zone: `bribe:library,1,discard`. */
export const secondKind = verbKind('second', [
  verb('buy', among(FOR_SALE)),
  verb('back', among(PRINCESSES)),
  verb('set', among(DECK.filter((card) => IS_SUCCESSION[card]))),
  where(
    verb('bribe', among(MOVABLE), seat, argument(BRIBE_ZONES)),
    (card, _, zone) => zone !== KEPT || KEEPABLE.includes(card),
  ),
]);

/** A question about cards whose name is the verb: `discard:city`. Its options are the cards. */
function about<const N extends string>(id: string, word: N, cards: readonly Card[]) {
  return verbKind(id, [verb(word, among(cards))]);
}

/** The same of a card that lies before this seat: `discard:city,1`. */
function aboutOwners<const N extends string>(id: string, word: N, cards: readonly Card[]) {
  return verbKind(id, [verb(word, among(cards), seat)]);
}

export const siftKind = verbKind('sift', [verb('discard', deckCard, seat), verb('leave', deckCard, seat)]);

/** The second verb is not to be asked again in this turn [HOC-15.7]. */
export const defendKind = verbKind('defend', [
  verb('defend', among([RAMPART, REFUGE, MAGIC_TALISMAN])),
  verb('pass-turn'),
]);
export const PASS_TURN = defendKind.of['pass-turn']();

/** `maids:3`, up to so many. */
function maids(id: string, most: number, secret: boolean): Kind {
  return verbKind(id, [verb('maids', numbers(...Array(most + 1).keys()))], { secret });
}

export const firstHandKind = maids('first-hand', 3, true);
export const royalMaidsKind = maids('royal-maids', 5, false);
export const discardKind = about('discard', 'discard', DECK);
export const banishKind = about('banish', 'banish', DECK);
export const acquireKind = about('acquire', 'acquire', FOR_SALE);
export const putBackKind = about('put-back', 'put-back', MOVABLE);
export const dismissKind = entryKind('dismiss', 'discard', deckCard);
export const stackKind = entryKind('stack', 'stack', deckCard);
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
export const declareKind = verbKind('declare', [verb('declare')]);

/** A question whose options all begin with a card. */
export type CardKind = Pick<VerbKind, 'argumentOf'>;
