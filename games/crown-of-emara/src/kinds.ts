import { kind, type Option } from '@crownleaf/engine';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { GOODS } from '../data/goods.ts';
import { RANKS } from '../data/nobility.ts';
import { PLACES } from '../data/places.ts';
import { ADVISORS, FAVORS, HUTS } from './components.ts';

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

/** Cards and slots: card × 4 + slot. */
export const playKind = kind('play', (o) => `play:${ACTION_CARDS[o >> 2]},${o & 3}`);

/** Resource and number: resource × 16 + number. */
export const payKind = kind('pay', (o) => `pay:${GOODS[o >> 4]},${o & 15}`);

export const bakeKind = kind('bake', (o) => `bake:${o}`);
export const takeKind = kind('take', (o) => `take:${GOODS[o]}`);
export const keepKind = kind('keep', (o) => `keep:${FAVORS[o]!.name}`);
/** What is paid at the end of a round: good × 4 + number. */
export const rewardKind = kind('reward', (o) => `reward:${GOODS[o >> 2]},${o & 3}`);
/** From and to: place × 8 + place. */
export const relocateKind = kind('relocate', (o) => `relocate:${PLACES[o >> 3]},${PLACES[o & 7]}`);
export const startKind = kind('start', (o) => `start:${GOODS[o]}`);
