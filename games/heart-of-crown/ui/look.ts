import { HIDDEN, isFaceUp, isPeeked, kindOf, LOOKED_AT, type Seat } from '@crownleaf/engine';
import { useTable } from '@crownleaf/ui';
import type { CardType } from '../data/cards.ts';
import { CARDS, type Card, cardOf, costOf, IS_RANDOM, IS_TERRITORY, PRINCESSES } from '../src/components.ts';
import type { HeartView } from '../src/state.ts';

/** `useTable` for this game's views. */
export const useGameTable = useTable<HeartView>;

export type SeatView = HeartView['seats'][number];

/** Whose turn it is; when the game is over, the winner's, or the first seat's after a Judgment. */
export function activeSeat({ stack, table }: HeartView): Seat {
  return stack[0]?.seat ?? Math.max(0, table.winner);
}

/** Seats clockwise, beginning behind this one. */
export function othersOf(view: HeartView, seat: Seat): readonly Seat[] {
  const { order } = view.table;
  const seats = order.length > 0 ? order : [...view.seats.keys()];
  const at = seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** One kind of card of a zone and how many there are. */
export interface Group {
  readonly card: Card;
  readonly count: number;
}

export function grouped(cards: readonly Card[]): readonly Group[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Territories first, then Actions by cost, what cannot be played last; equal cards side by side. */
export function sortedHand(hand: readonly Card[]): readonly Card[] {
  const rank = (card: Card): number => {
    const { types } = cardOf(card);
    if (types.includes('action')) return 0;
    return types.includes('territory') ? 1 : types.includes('succession') ? 2 : 3;
  };
  return hand.toSorted((a, b) => rank(a) - rank(b) || costOf(b) - costOf(a) || a - b);
}

/** Cheapest first, as on a price list. */
export function byCost(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => costOf(a) - costOf(b) || a - b);
}

export function randomMarket({ table }: HeartView): readonly Card[] {
  return byCost([...CARDS.keys()].filter((card) => IS_RANDOM[card] && table.market[card]! > 0));
}

/** The five stacks that are always there; empty ones too, since Judgment hangs on them. */
export const BASIC_MARKET: readonly Card[] = [...CARDS.keys()].filter(
  (card) =>
    cardOf(card).group === 'basic' &&
    ['city', 'large-city', 'royal-maid', 'senator', 'duke'].includes(cardOf(card).name),
);

export function backerOf(view: HeartView, princess: Card): Seat | undefined {
  const seat = view.seats.findIndex((each) => each.princess.includes(princess));
  return seat < 0 ? undefined : seat;
}

export { PRINCESSES };

export interface Holding {
  readonly territory: Card;
  readonly kept: Card | undefined;
  /** Kept in this very moment: it is recalled only after something was played [HOC-16.2]. */
  readonly fresh: boolean;
}

/** [HOC-16.3] Each kept card on the smallest Territory that can hold it; the state does not say which. */
export function holdings({ domain, kept, keptNow }: SeatView): readonly Holding[] {
  const lands = byCost(domain.filter((card) => IS_TERRITORY[card])).map((territory) => ({
    territory,
    kept: undefined as Card | undefined,
    fresh: false,
  }));
  const cards = [...kept.map((card) => ({ card, fresh: false })), ...keptNow.map((card) => ({ card, fresh: true }))];
  for (const { card, fresh } of cards.toSorted((a, b) => costOf(b.card) - costOf(a.card))) {
    const land = lands.find(({ territory, kept }) => kept === undefined && costOf(territory) >= costOf(card));
    if (land !== undefined) Object.assign(land, { kept: card, fresh });
  }
  return lands;
}

export function setCards({ domain }: SeatView): readonly Group[] {
  return grouped(domain.filter((card) => !IS_TERRITORY[card]).toSorted((a, b) => costOf(b) - costOf(a)));
}

/** An entry of a draw pile that the viewer can name. */
export interface Marker {
  /** 1 is the top. */
  readonly place: number;
  readonly card: Card;
  /** Why it can be named; `open` where a game is looked back at with all cards open. */
  readonly known: 'up' | 'peeked' | 'open';
}

/** What can be named of a draw pile, from the top. */
export function knownOf(draw: readonly number[]): readonly Marker[] {
  return draw.toReversed().flatMap((entry, at) => {
    if (entry === HIDDEN || entry === LOOKED_AT) return [];
    const known = isFaceUp(entry) ? 'up' : isPeeked(entry) ? 'peeked' : 'open';
    return [{ place: at + 1, card: kindOf(entry), known }];
  });
}

/** Cards of a draw pile that lie face up or that the viewer has looked at, from the top. */
export function markers(draw: readonly number[]): readonly Marker[] {
  return knownOf(draw).filter(({ known }) => known !== 'open');
}

/** A rival's hand, where it can be seen: in a game that is looked back at with all cards open. */
export function openHand({ hand }: SeatView): readonly Card[] | undefined {
  return hand.length > 0 && hand.every((card) => card !== HIDDEN) ? sortedHand(hand) : undefined;
}

/** The type that gives a card its frame: what it can do to others counts more than what it is. */
export function frameOf(card: Card): CardType {
  const { types } = cardOf(card);
  const weight: readonly CardType[] = [
    'princess',
    'attack',
    'defence',
    'succession',
    'territory',
    'calamity',
    'action',
  ];
  return weight.find((type) => types.includes(type))!;
}
