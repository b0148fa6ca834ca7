import { argument, numbers, verb, verbKind, verbSet, where } from '@crownleaf/engine';
import { BAKER_RECIPES } from '../data/abilities.ts';
import { ACTION_CARDS, TRADES } from '../data/action-cards.ts';
import { SLOT_COUNT } from '../data/course.ts';
import { GOODS, RESOURCES } from '../data/goods.ts';
import { RANKS } from '../data/nobility.ts';
import { BOOK_TABLE, MARKET_COINS, PLACES, SITE_MOST_BREADS, SITE_WOOD } from '../data/places.ts';
import {
  ADVISORS,
  ALL_CARDS,
  eventNumber,
  FAVORS,
  GOLD,
  HUTS,
  HUTS_A_PLACE,
  isTown,
  OFFERS,
  RING,
} from './components.ts';
import { range } from './range.ts';

/** No price asks for more pieces than the dearest advisor. */
const MAX_PRICE = Math.max(...ADVISORS.map(({ cost }) => cost.reduce((sum, count) => sum + count, 0)));

const RESOURCE_INDICES = [...RESOURCES.keys()];
const place = argument(PLACES);
const townPlace = argument(
  PLACES,
  [...PLACES.keys()].filter((n) => isTown(n)),
);
const resource = argument(GOODS, RESOURCE_INDICES);
const hut = argument(HUTS.map(({ name }) => name));
const advisor = argument(ADVISORS.map(({ name }) => name));
const favor = argument(FAVORS.map(({ name }) => name));

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
  verb('baker', numbers(...BAKER_RECIPES.map(({ value }) => value.breads))),
  verb('schoolmarm'),
  verb('bailiff'),
  verb('dressmaker'),
  verb('landlord'),
  verb('merchant', argument(GOODS, [...RESOURCE_INDICES, GOLD])),
  verb('chamberlain', argument(GOODS, [GOLD, RING])),
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

const ABILITY_VERBS: readonly Verb[] = [
  'baker',
  'schoolmarm',
  'bailiff',
  'dressmaker',
  'landlord',
  'merchant',
  'chamberlain',
];
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
export const visitKind = acts.kind('visit', { verbs: [...PLACE_VERBS, ...ABILITY_VERBS] });

export const playKind = verbKind('play', [
  verb('play', argument(ACTION_CARDS, ALL_CARDS), numbers(...range(1, SLOT_COUNT.value))),
]);
export const payKind = verbKind('pay', [verb('pay', resource, numbers(...range(0, MAX_PRICE)))]);
export const relocateKind = verbKind('relocate', [where(verb('relocate', place, place), (from, to) => from !== to)]);
export const bakeKind = verbKind('bake', [verb('bake', numbers(...range(0, HUTS_A_PLACE)))]);
export const takeKind = verbKind('take', [verb('take', resource)]);
export const keepKind = verbKind('keep', [verb('keep', favor)]);
/** An offer of the round's event, which the name says too: the same ring brings another reward in another event. */
export const rewardKind = verbKind('reward', [verb('reward', argument(OFFERS.map(({ name }) => name)))]);
export const startKind = verbKind('start', [verb('start', resource)]);
