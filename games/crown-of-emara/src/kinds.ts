import { kind, type Option } from '@crownleaf/engine';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { GOODS } from '../data/goods.ts';
import { RANKS } from '../data/nobility.ts';
import { PLACES } from '../data/places.ts';
import { ADVISORS, FAVORS, HUTS, OFFERS } from './components.ts';

/**
 * The vocabulary of the game: what can be answered and what each answer is called. In a turn and in a visit an option
 * is a verb and one argument; names such as `hire:forest.2` are stable over releases.
 */
const SPAN = 64;

type Naming = (argument: number) => string;
const place: Naming = (n) => PLACES[n]!;
const good: Naming = (n) => GOODS[n]!;
const hut: Naming = (n) => HUTS[n]!.name;
const advisor: Naming = (n) => ADVISORS[n]!.name;
const favor: Naming = (n) => FAVORS[n]!.name;
const rank: Naming = (n) => RANKS[n]!;
const count: Naming = (n) => String(n);
const alone: Naming = () => '';

const NAMINGS = {
  'end-turn': alone,
  move: place,
  step: place,
  trade: count,
  visit: place,
  'hire-less': hut,
  'recruit-less': advisor,
  rank,
  hire: hut,
  recruit: advisor,
  baker: count,
  schoolmarm: alone,
  bailiff: alone,
  dressmaker: alone,
  landlord: alone,
  merchant: good,
  chamberlain: good,
  leave: alone,
  token: favor,
  gift: good,
  book: alone,
  donate: good,
  coin: count,
  books: count,
  stone: alone,
  bread: count,
  wood: count,
} satisfies Record<string, Naming>;

export type Verb = keyof typeof NAMINGS;
export const VERBS = Object.keys(NAMINGS) as readonly Verb[];

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
  const argument = NAMINGS[verb](argumentOf(option));
  return argument === '' ? verb : `${verb}:${argument}`;
}

export const turnKind = kind('act', deedName);
export const visitKind = kind('visit', deedName);

/** Two small numbers in one option. */
function pair(span: number) {
  return {
    of: (first: number, second: number): Option => first * span + second,
    first: (option: Option): number => Math.floor(option / span),
    second: (option: Option): number => option % span,
  };
}

/** A card and its slot. */
export const cardOnSlot = pair(4);
export const playKind = kind('play', (o) => `play:${ACTION_CARDS[cardOnSlot.first(o)]},${cardOnSlot.second(o)}`);

/** A resource and how many of it. */
export const amount = pair(16);
export const payKind = kind('pay', (o) => `pay:${GOODS[amount.first(o)]},${amount.second(o)}`);

/** From a place to a place. */
export const journey = pair(8);
export const relocateKind = kind(
  'relocate',
  (o) => `relocate:${PLACES[journey.first(o)]},${PLACES[journey.second(o)]}`,
);

export const bakeKind = kind('bake', (o) => `bake:${o}`);
export const takeKind = kind('take', (o) => `take:${GOODS[o]}`);
export const keepKind = kind('keep', (o) => `keep:${FAVORS[o]!.name}`);
/** An offer of the round's event, which the name says too: the same ring brings another reward in another event. */
export const rewardKind = kind('reward', (o) => `reward:${OFFERS[o]!.name}`);
export const startKind = kind('start', (o) => `start:${GOODS[o]}`);
