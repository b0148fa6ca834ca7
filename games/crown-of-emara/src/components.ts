import { itemAt } from '@crownleaf/engine';
import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import { ADVISOR_CARDS } from '../data/advisors.ts';
import { type Effect, EVENT_CARDS } from '../data/events.ts';
import { FAVOR_TOKENS, REWARD_AMOUNTS, type Reward } from '../data/favors.ts';
import { GOODS, type Good, type Price, RESOURCES } from '../data/goods.ts';
import { NOBILITY, RANKS } from '../data/nobility.ts';
import { HUT_COSTS, PLACES, type Place } from '../data/places.ts';

/** The data laid out flat for the rules: every component's kind, and tables by index that search can read fast. */
export const WOOD = goodIndex('wood');
export const CLOTH = goodIndex('cloth');
export const GRAIN = goodIndex('grain');
export const STONE = goodIndex('stone');
export const GOLD = goodIndex('gold');
export const RING = goodIndex('ring');
export const BOOK = goodIndex('book');
export const BREAD = goodIndex('bread');
export const KINDS_OF_RESOURCE = RESOURCES.length;

export const GRAINFIELD = placeIndex('grainfield');
export const CASTLE = placeIndex('castle');
export const CATHEDRAL = placeIndex('cathedral');
export const CONSTRUCTION_SITE = placeIndex('construction-site');
export const MARKET = placeIndex('market');
export const RING_SIZE = 4;
export const HUTS_A_PLACE = 3;

const FIRST_CARD = 0;
const FIRST_ADVISOR = FIRST_CARD + ACTION_CARDS.length;
const FIRST_EVENT = FIRST_ADVISOR + ADVISOR_CARDS.length;
const FIRST_FAVOR = FIRST_EVENT + EVENT_CARDS.length;
const FIRST_NOBLE = FIRST_FAVOR + FAVOR_TOKENS.length;
const CARDS_A_RANK = 4;

export function isTown(place: number): boolean {
  return place >= CASTLE;
}

export function placeIndex(name: Place): number {
  return PLACES.indexOf(name);
}

export function goodIndex(name: Good): number {
  return GOODS.indexOf(name);
}

export function placeName(place: number): Place {
  return itemAt(PLACES, place);
}

export function goodName(good: number): Good {
  return itemAt(GOODS, good);
}

/** How many of a good are in store. */
export function countOf(goods: readonly number[], good: number): number {
  const count = goods[good];
  if (count === undefined) throw new RangeError(`there is no good ${good}`);
  return count;
}

/** A price as counts by resource. */
export function counts(price: Price): readonly number[] {
  return RESOURCES.map((r) => price[r] ?? 0);
}

/* action cards: the kind is the index */

export function cardIndex(name: ActionCard): number {
  return ACTION_CARDS.indexOf(name);
}
export const ALL_CARDS: readonly number[] = ACTION_CARDS.map((_, i) => FIRST_CARD + i);
/** The good that a take card brings; −1 for the other cards. */
export const TAKES: readonly number[] = ACTION_CARDS.map((name) => (GOODS as readonly string[]).indexOf(name));
export const TRADE_CARD = cardIndex('trade');
export const MOVE_CARD = cardIndex('move');
export const DISCOUNT_CARD = cardIndex('discount');
export const TOWN_CARD = cardIndex('town');

export function cardName(card: number): ActionCard {
  return itemAt(ACTION_CARDS, card);
}

/* advisors */

export interface Advisor {
  readonly kind: number;
  readonly name: string;
  readonly cost: readonly number[];
  readonly citizens: number;
  readonly buildings: number;
  /** The good that its "at once" ability brings, or −1. */
  readonly good: number;
  readonly count: number;
}

export const ADVISORS: readonly Advisor[] = ADVISOR_CARDS.map((card, i) => ({
  kind: FIRST_ADVISOR + i,
  name: card.name,
  cost: counts(card.cost.value),
  citizens: card.citizens.value,
  buildings: card.brings?.value.buildings ?? 0,
  good: card.brings?.value.good === undefined ? -1 : goodIndex(card.brings.value.good),
  count: card.brings?.value.count ?? 0,
}));
export const A_ADVISORS = kindsOfType('A');
export const B_ADVISORS = kindsOfType('B');

function kindsOfType(type: 'A' | 'B'): readonly number[] {
  return ADVISOR_CARDS.flatMap((card, i) => (card.type === type ? [FIRST_ADVISOR + i] : []));
}

/** An advisor's place in the list, from its kind. */
export function advisorIndex(kind: number): number {
  return kind - FIRST_ADVISOR;
}

export function advisorAt(index: number): Advisor {
  return itemAt(ADVISORS, index);
}

export function advisorOf(kind: number): Advisor {
  return advisorAt(advisorIndex(kind));
}

export function advisorKind(name: string): number {
  const index = ADVISOR_CARDS.findIndex((card) => card.name === name);
  if (index < 0) throw new Error(`there is no advisor '${name}'`);
  return FIRST_ADVISOR + index;
}

/* events */

export interface EventInfo {
  readonly kind: number;
  readonly name: string;
  readonly effect: Effect;
  readonly building: number;
  /** The places where the starting player's councilors go. */
  readonly councilors: readonly [number, number];
}

export const EVENTS: readonly EventInfo[] = EVENT_CARDS.map((card, i) => ({
  kind: FIRST_EVENT + i,
  name: card.name,
  effect: card.effect.value,
  building: card.building.value,
  councilors: [placeIndex(card.councilors.value[0]), placeIndex(card.councilors.value[1])],
}));
export type EventName = (typeof EVENT_CARDS)[number]['name'];

export function eventIndex(kind: number): number {
  return kind - FIRST_EVENT;
}

export function eventOf(kind: number): EventInfo {
  return itemAt(EVENTS, eventIndex(kind));
}

export function eventKind(name: EventName): number {
  return FIRST_EVENT + EVENT_CARDS.findIndex((card) => card.name === name);
}

/** The number of an event that holds all through its round. */
export function eventNumber(name: EventName): number {
  const { effect } = eventOf(eventKind(name));
  if (effect.when !== 'round') throw new Error(`the event '${name}' does not hold all through the round`);
  return effect.by;
}

/** What may be paid at the end of a round, of all events together. */
export interface EventOffer {
  /** The kind of its event. */
  readonly event: number;
  readonly name: string;
  readonly good: number;
  readonly count: number;
  readonly citizens: number;
  readonly buildings: number;
}

export const OFFERS: readonly EventOffer[] = EVENTS.flatMap(({ kind, name, effect }) =>
  effect.when !== 'end'
    ? []
    : effect.offers.map((offer) => ({
        ...offer,
        event: kind,
        name: `${name},${offer.good},${offer.count}`,
        good: goodIndex(offer.good),
      })),
);

export function offerAt(index: number): EventOffer {
  return itemAt(OFFERS, index);
}

/* favor tokens */

export interface Favor {
  readonly kind: number;
  readonly name: string;
  readonly place: number;
  readonly reward: Reward;
  readonly amount: number;
}

export const FAVORS: readonly Favor[] = FAVOR_TOKENS.map(({ value: { place, reward } }, i) => ({
  kind: FIRST_FAVOR + i,
  name: `${place}.${reward}`,
  place: placeIndex(place),
  reward,
  amount: REWARD_AMOUNTS[reward].value,
}));

export function favorIndex(kind: number): number {
  return kind - FIRST_FAVOR;
}

export function favorAt(index: number): Favor {
  return itemAt(FAVORS, index);
}

export function favorOf(kind: number): Favor {
  return favorAt(favorIndex(kind));
}

export function favorKind(name: string): number {
  const index = FAVORS.findIndex((favor) => favor.name === name);
  if (index < 0) throw new Error(`there is no favor token '${name}'`);
  return FIRST_FAVOR + index;
}

/* nobility: of one rank the lower kind lies higher in the stack and is worth more */

export interface Noble {
  readonly kind: number;
  readonly name: string;
  readonly rank: number;
  readonly citizens: number;
}

export const NOBLES: readonly Noble[] = RANKS.flatMap((rank, r) =>
  NOBILITY[rank].points.value.map((citizens, i) => ({
    kind: FIRST_NOBLE + r * CARDS_A_RANK + i,
    name: `${rank}.${citizens}`,
    rank: r,
    citizens,
  })),
);
export const RANK_RINGS: readonly number[] = RANKS.map((rank) => NOBILITY[rank].rings.value);
export const RANK_GOLD: readonly number[] = RANKS.map((rank) => NOBILITY[rank].gold.value);

export function ringsFor(rank: number): number {
  return itemAt(RANK_RINGS, rank);
}

export function goldFor(rank: number): number {
  return itemAt(RANK_GOLD, rank);
}

export function noble(kind: number): Noble {
  return itemAt(NOBLES, kind - FIRST_NOBLE);
}

/* huts: place × 3 + number */

export interface Hut {
  readonly name: string;
  readonly place: number;
  readonly cost: readonly number[];
}

export const HUTS: readonly Hut[] = HUT_COSTS.flatMap((costs, place) =>
  costs.map(({ value }, i) => ({ name: `${PLACES[place]}.${i + 1}`, place, cost: counts(value) })),
);

export function hutAt(hut: number): Hut {
  return itemAt(HUTS, hut);
}

/** What each kind is called, by kind. */
export const COMPONENTS: readonly string[] = [
  ...ACTION_CARDS,
  ...ADVISORS.map((advisor) => advisor.name),
  ...EVENTS.map((event) => event.name),
  ...FAVORS.map((favor) => favor.name),
  ...NOBLES.map((card) => card.name),
];

export function nameOf(kind: number): string {
  return itemAt(COMPONENTS, kind);
}
