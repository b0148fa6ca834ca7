import { isFaceUp, kindOf, type Seat } from '@crownleaf/engine';
import { say, type TableProps } from '@crownleaf/ui';
import { type Card, isActionOrSuccession, NAMES } from '../src/components.ts';
import { BRIBE_PRICE, priceOf } from '../src/effects/verbs/market.ts';
import { type BribeZone, BUYING, type HeartView, UNDECIDED } from '../src/state.ts';
import { activeSeat, type SeatView, useGameTable } from './look.ts';

/** What Bribery lets the viewer buy from a rival, by where it lies [HOC-14.25]. */
export type Sale = { readonly [zone in BribeZone]: readonly Card[] };

const NOTHING: Sale = { discard: [], draw: [], kept: [] };

/** Nothing is for sale unless the viewer has played Bribery this turn and may still buy. */
export function saleOf({ view, me }: Pick<TableProps<HeartView>, 'view' | 'me'>, seat: Seat): Sale {
  const { bribery, second } = view.table;
  const buys = bribery === 1 && me === activeSeat(view) && (second === UNDECIDED || second === BUYING);
  const owner = view.seats[seat]!;
  if (!buys || seat === me || owner.out === 1) return NOTHING;
  return {
    discard: owner.discard.filter(isActionOrSuccession),
    draw: topOf(owner).filter(isActionOrSuccession),
    kept: owner.kept,
  };
}

function topOf({ draw }: SeatView): readonly Card[] {
  const top = draw.at(-1);
  return top !== undefined && isFaceUp(top) ? [kindOf(top)] : [];
}

export function saleCount(sale: Sale): number {
  return sale.discard.length + sale.draw.length + sale.kept.length;
}

export function bribeName(card: Card, seat: Seat, zone: BribeZone): string {
  return `bribe:${NAMES[card]},${seat},${zone}`;
}

/** What the viewer pays for a card of a rival. */
export function bribePrice({ view, me }: Pick<TableProps<HeartView>, 'view' | 'me'>, card: Card): number {
  return priceOf(view.seats[me ?? 0]!, card, BRIBE_PRICE);
}

/** A price in words, with what is missing to pay it. */
export function usePriceText(): (price: number) => string {
  const { view, words } = useGameTable();
  const { coins } = view.table;
  return (price) =>
    price > coins ? say(words, 'sale.short', { price, missing: price - coins }) : say(words, 'sale.price', { price });
}
