import { HIDDEN, isFaceUp, kindOf, type Seat } from '@crownleaf/engine';
import { useTable } from '@crownleaf/ui';
import {
  type Advisor,
  advisorOf,
  cardName,
  DISCOUNT_CARD,
  EVENTS,
  type EventInfo,
  eventIndex,
  RING_SIZE,
} from '../src/components.ts';
import * as marks from '../src/flow/turn-marks.ts';
import { ahead, craftsmenAt } from '../src/places/board.ts';
import { finalOf } from '../src/score.ts';
import type { EmaraView } from '../src/state.ts';
import { seatOf } from '../src/state.ts';

/** `useTable` for this game's views. */
export const useGameTable = useTable<EmaraView>;

export type SeatView = EmaraView['seats'][number];

/** The four places of a ring, clockwise. */
export function ringPlaces({ table }: EmaraView, ring: number): readonly number[] {
  return table.layout.slice(ring * RING_SIZE, (ring + 1) * RING_SIZE);
}

export function seatsAt(view: EmaraView, place: number): readonly Seat[] {
  return [...view.seats.keys()].filter((seat) => seatOf(view, seat).councilors.includes(place));
}

/** Seats as they sit, the viewer last, next to the own board. */
export function seatOrder(view: EmaraView, me: Seat | undefined): readonly Seat[] {
  const all = [...view.seats.keys()];
  return me === undefined ? all : [...all.slice(me + 1), ...all.slice(0, me), me];
}

/** The cards of a hand that can be named. */
export function handOf({ hand }: SeatView): readonly string[] {
  return hand.flatMap((card) => (card === HIDDEN ? [] : cardName(card)));
}

/** Whether others' hands can be seen: in a game that is looked back at with all cards open. */
export function handsOpen(view: EmaraView, me: Seat | undefined): boolean {
  return view.seats.some((m, seat) => seat !== me && handOf(m).length > 0);
}

export function eventOf({ table }: EmaraView): EventInfo | undefined {
  const top = table.events.at(-1);
  return top === undefined || !isFaceUp(top) ? undefined : EVENTS[eventIndex(kindOf(top))];
}

/** The type B advisor that comes next; its stack lies face up. */
export function nextAdvisor({ table }: EmaraView): Advisor | undefined {
  const top = table.advisorStack.at(-1);
  return top === undefined || !isFaceUp(top) ? undefined : advisorOf(kindOf(top));
}

/** Where each of the two councilors comes to with so many steps. */
export function reach(view: EmaraView, seat: Seat, steps: number): readonly number[] {
  const { councilors } = seatOf(view, seat);
  return councilors.some((place) => place < 0) ? [] : councilors.map((from) => ahead(view.table, from, steps));
}

export function workersAt(view: EmaraView, seat: Seat, place: number): number {
  return craftsmenAt(view.table, seat, place);
}

/** The likelier answer first: that of the discount card only while its action is open. */
export function likelier({ table }: EmaraView, plain: string, less: string): readonly string[] {
  const isOpen = table.card === DISCOUNT_CARD && marks.isFree(table, marks.CARD);
  return isOpen ? [less, plain] : [plain, less];
}

/** What counts: the lower of the two tracks. */
export function lower({ citizens, buildings }: SeatView): 'citizens' | 'buildings' {
  return citizens <= buildings ? 'citizens' : 'buildings';
}

/** What the seat would score if the game ended now. */
export function scoreNow(mine: SeatView): number {
  return finalOf(mine).score;
}
