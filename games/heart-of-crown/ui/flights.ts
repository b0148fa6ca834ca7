import type { Seat, View } from '@crownleaf/engine';
import type { Flight, TableEvent } from '@crownleaf/ui';
import type { Events } from '../src/state.ts';

type Facts = {
  readonly seat: Seat;
  readonly card: string;
  readonly cards: readonly string[];
  readonly count: number;
  readonly to: string;
  readonly from: string | Seat;
  readonly of: string;
  readonly zone: string;
  readonly territories: readonly string[];
};

type Told = { readonly [kind in keyof Events]?: (facts: Facts) => readonly Flight[] };

function one(from: string, to: string, thing?: string): readonly Flight[] {
  return [thing === undefined ? { from, to } : { from, to, thing }];
}

/** Where a card comes to lie or comes from, as a place of the table. */
function placeOf(place: string, seat: Seat, card: string): string {
  if (place === 'market') return `market:${card}`;
  if (place === 'kept') return `kept.${seat}:${card}`;
  if (place === 'top' || place === 'bottom') return `draw.${seat}`;
  return place === 'supply' || place === 'curses' ? place : `${place}.${seat}`;
}

const TOLD: Told = {
  played: ({ seat, card }) => one(`hand.${seat}:${card}`, `field:${card}`, card),
  kept: ({ seat, card }) => one(`hand.${seat}:${card}`, `kept.${seat}:${card}`, card),
  recalled: ({ seat, card }) => one(`kept.${seat}:${card}`, `hand.${seat}:${card}`, card),
  set: ({ seat, card }) => one(`hand.${seat}:${card}`, `domain.${seat}`, card),
  bought: ({ seat, card, from, zone }) =>
    one(from === 'market' ? `market:${card}` : placeOf(zone, from as Seat, card), `discard.${seat}`, card),
  acquired: ({ seat, card, to }) => one(card === 'curse' ? 'curses' : `market:${card}`, placeOf(to, seat, card), card),
  taken: ({ seat, card, from }) => one(placeOf(String(from), seat, card), `hand.${seat}:${card}`, card),
  delivered: ({ seat, card }) => one(`discard.${seat}`, `draw.${seat}`, card),
  discarded: ({ seat, card }) => one(`hand.${seat}:${card}`, `discard.${seat}`, card),
  banished: ({ seat, card }) => one(`hand.${seat}:${card}`, 'outskirts', card),
  'put-back': ({ seat, card }) => one(`hand.${seat}:${card}`, `draw.${seat}`, card),
  revealed: ({ card, of }) => (of === 'supply' ? one('supply', 'field', card) : []),
  defended: ({ seat, card }) => one(`hand.${seat}:${card}`, 'field', card),
  backed: ({ seat, card, territories }) => [
    { from: `princess:${card}`, to: `domain.${seat}`, thing: card },
    ...territories.map((thing) => ({ from: `field:${thing}`, to: `domain.${seat}`, thing })),
  ],
  reshuffled: ({ seat }) => [{ from: `discard.${seat}`, to: `draw.${seat}`, count: 3, thing: BACK }],
  refreshed: ({ cards }) => cards.map((thing) => ({ from: 'supply', to: `market:${thing}`, thing })),
  drew: ({ seat, cards, count }) =>
    cards === undefined
      ? [{ from: `draw.${seat}`, to: `hand.${seat}`, count, thing: BACK }]
      : cards.map((thing) => ({ from: `draw.${seat}`, to: `hand.${seat}:${thing}`, thing })),
};

/** A card that is seen from behind. */
export const BACK = 'card-back';

export function flights(event: TableEvent, _before: View, _me: Seat | undefined): readonly Flight[] {
  const facts = { ...(event.pub as object), ...(event.priv as object | undefined) } as Facts;
  return TOLD[event.kind as keyof Events]?.(facts) ?? [];
}
