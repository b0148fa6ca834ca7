import { kind, type Option } from '@crownleaf/engine';
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

/**
 * The vocabulary of the game: what can be answered and what each answer is called. In a turn and in a visit an option
 * is a verb and one argument; names such as `hire:forest.2` are stable over releases.
 */
const SPAN = 64;
/** No price asks for more pieces than the dearest advisor. */
const MAX_PRICE = Math.max(...ADVISORS.map(({ cost }) => cost.reduce((sum, count) => sum + count, 0)));

/** What may stand behind a verb, and how it is called. */
interface Arguments {
  readonly name: (argument: number) => string;
  readonly all: readonly number[];
}

function named(names: readonly string[], all: readonly number[] = [...names.keys()]): Arguments {
  return { name: (n) => names[n]!, all };
}

function counted(...all: readonly number[]): Arguments {
  return { name: String, all };
}

const RESOURCE_INDICES = [...RESOURCES.keys()];
const place = named(PLACES);
const townPlace = named(
  PLACES,
  [...PLACES.keys()].filter((n) => isTown(n)),
);
const resource = named(GOODS, RESOURCE_INDICES);
const hut = named(HUTS.map(({ name }) => name));
const advisor = named(ADVISORS.map(({ name }) => name));
const favor = named(FAVORS.map(({ name }) => name));
const alone = named(['']);

const ARGUMENTS = {
  'end-turn': alone,
  move: place,
  step: place,
  trade: counted(...TRADES.map(({ value }) => value.resources)),
  visit: townPlace,
  'hire-less': hut,
  'recruit-less': advisor,
  rank: named(RANKS),
  hire: hut,
  recruit: advisor,
  baker: counted(...BAKER_RECIPES.map(({ value }) => value.breads)),
  schoolmarm: alone,
  bailiff: alone,
  dressmaker: alone,
  landlord: alone,
  merchant: named(GOODS, [...RESOURCE_INDICES, GOLD]),
  chamberlain: named(GOODS, [GOLD, RING]),
  leave: alone,
  token: favor,
  gift: resource,
  book: alone,
  donate: resource,
  coin: counted(MARKET_COINS.value, MARKET_COINS.value + eventNumber('merchants-from-afar')),
  books: counted(...range(1, BOOK_TABLE.length - 1)),
  stone: alone,
  bread: counted(...range(1, SITE_MOST_BREADS.value)),
  wood: counted(...SITE_WOOD.map(({ value }) => value.wood)),
} satisfies Record<string, Arguments>;

export type Verb = keyof typeof ARGUMENTS;
export const VERBS = Object.keys(ARGUMENTS) as readonly Verb[];

/** The option of a verb with argument 0; add the argument. */
export function base(verb: Verb): Option {
  return VERBS.indexOf(verb) * SPAN;
}

export function verbIndex(option: Option): number {
  return Math.floor(option / SPAN);
}

export function argumentOf(option: Option): number {
  return option % SPAN;
}

function deedName(option: Option): string {
  const verb = VERBS[verbIndex(option)]!;
  const argument = ARGUMENTS[verb].name(argumentOf(option));
  return argument === '' ? verb : `${verb}:${argument}`;
}

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

function optionsOf(verbs: readonly Verb[]): readonly Option[] {
  return verbs.flatMap((verb) => ARGUMENTS[verb].all.map((argument) => base(verb) + argument));
}

export const turnKind = kind('act', deedName, {
  options: optionsOf(VERBS.filter((verb) => !PLACE_VERBS.includes(verb))),
});
export const visitKind = kind('visit', deedName, { options: optionsOf([...PLACE_VERBS, ...ABILITY_VERBS]) });

/** Two small numbers in one option. */
function pair(span: number) {
  return {
    of: (first: number, second: number): Option => first * span + second,
    first: (option: Option): number => Math.floor(option / span),
    second: (option: Option): number => option % span,
    /** Every first number with every second. */
    all: (firsts: readonly number[], seconds: readonly number[]): readonly Option[] =>
      firsts.flatMap((first) => seconds.map((second) => first * span + second)),
  };
}

/** A card and its slot. */
export const cardOnSlot = pair(4);
export const playKind = kind('play', (o) => `play:${ACTION_CARDS[cardOnSlot.first(o)]},${cardOnSlot.second(o)}`, {
  options: cardOnSlot.all(ALL_CARDS, range(1, SLOT_COUNT.value)),
});

/** A resource and how many of it. */
export const amount = pair(16);
export const payKind = kind('pay', (o) => `pay:${GOODS[amount.first(o)]},${amount.second(o)}`, {
  options: amount.all(RESOURCE_INDICES, range(0, MAX_PRICE)),
});

/** From a place to a place. */
export const journey = pair(8);
export const relocateKind = kind(
  'relocate',
  (o) => `relocate:${PLACES[journey.first(o)]},${PLACES[journey.second(o)]}`,
  {
    options: journey.all(place.all, place.all).filter((o) => journey.first(o) !== journey.second(o)),
  },
);

export const bakeKind = kind('bake', (o) => `bake:${o}`, { options: range(0, HUTS_A_PLACE) });
export const takeKind = kind('take', (o) => `take:${GOODS[o]}`, { options: RESOURCE_INDICES });
export const keepKind = kind('keep', (o) => `keep:${FAVORS[o]!.name}`, { options: favor.all });
/** An offer of the round's event, which the name says too: the same ring brings another reward in another event. */
export const rewardKind = kind('reward', (o) => `reward:${OFFERS[o]!.name}`, { options: [...OFFERS.keys()] });
export const startKind = kind('start', (o) => `start:${GOODS[o]}`, { options: RESOURCE_INDICES });
