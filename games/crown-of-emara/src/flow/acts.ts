import { argument, numbers, range, verb, verbSet } from '@crownleaf/engine';
import { TRADES } from '../../data/action-cards.ts';
import { RANKS } from '../../data/nobility.ts';
import { BOOK_TABLE, MARKET_COINS, PLACES, SITE_MOST_BREADS, SITE_WOOD } from '../../data/places.ts';
import { ADVISORS, eventNumber, HUTS, isTown } from '../components.ts';
import { ABILITIES } from '../effects/abilities.ts';
import { favor, place, resource } from '../kinds.ts';

const townPlace = argument(
  PLACES,
  [...PLACES.keys()].filter((n) => isTown(n)),
);
const hut = argument(HUTS.map(({ name }) => name));
const advisor = argument(ADVISORS.map(({ name }) => name));
const ABILITY_VERBS = ABILITIES.map(({ name, takes }) => (takes === undefined ? verb(name) : verb(name, takes)));

/**
 * What can be answered in a turn and in a visit, which share some verbs. Names such as `hire:forest.2` are stable over
 * releases.
 */
export const acts = verbSet([
  verb('end-turn'),
  verb('move', place),
  verb('step', place),
  verb('trade', numbers(...TRADES.map(({ value }) => value.resources))),
  verb('visit', townPlace),
  verb('hire-less', hut),
  verb('recruit-less', advisor),
  verb('rank', argument(RANKS)),
  verb('hire', hut),
  verb('recruit', advisor),
  ...ABILITY_VERBS,
  verb('leave'),
  verb('token', favor),
  verb('gift', resource),
  verb('book'),
  verb('donate', resource),
  verb('coin', numbers(MARKET_COINS.value, MARKET_COINS.value + eventNumber('merchants-from-afar'))),
  verb('books', numbers(...range(1, BOOK_TABLE.length - 1))),
  verb('stone'),
  verb('bread', numbers(...range(1, SITE_MOST_BREADS.value))),
  verb('wood', numbers(...SITE_WOOD.map(({ value }) => value.wood))),
]);

export const VERBS = acts.verbs;
export type Verb = (typeof VERBS)[number];

const PLACE_VERBS: readonly Verb[] = [
  'leave',
  'token',
  'gift',
  'book',
  'donate',
  'coin',
  'books',
  'stone',
  'bread',
  'wood',
];

export const turnKind = acts.kind('act', { verbs: VERBS.filter((verb) => !PLACE_VERBS.includes(verb)) });
export const visitKind = acts.kind('visit', { verbs: [...PLACE_VERBS, ...ABILITIES.map(({ name }) => name)] });
