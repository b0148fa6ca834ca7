import { put, type Seat, shuffle, type Zone } from '@crownleaf/engine';
import {
  APPRENTICE_MAID,
  CARDS,
  type Card,
  CITY,
  COMMONS,
  CURSE,
  DUKE,
  FARMING_VILLAGE,
  LARGE_CITY,
  PRINCESSES,
  RARES,
  ROYAL_MAID,
  SENATOR,
} from '../components.ts';
import { drawCards } from '../effects/verbs/piles.ts';
import { COMMONS_IN_PLAY, chosenCommons, hasRares, type Options } from '../options.ts';
import { type C, mine, table } from '../state.ts';
import { refreshMarket } from './refresh.ts';

const VILLAGES = 7;
const MAIDS = 3;
export const HAND = 5;
const CURSES_PER_SEAT = 4;
const BASIC_MARKET: readonly Card[] = [CITY, LARGE_CITY, ROYAL_MAID, SENATOR, DUKE];

/** Everything lies in the box at first, and what no one takes out stays there [HOC-2.8]. */
export function setup(c: C, o: Options): void {
  rememberOptions(c, o);
  for (const princess of PRINCESSES) unbox(c, princess, 1, table.princesses);
  unbox(c, CURSE, CURSES_PER_SEAT * c.seats, table.curses);
  for (const card of BASIC_MARKET) stockBasic(c, card);
  for (const card of chosenCommons(o) ?? drawCommons(c)) unbox(c, card, CARDS[card]!.copies, table.supply);
  if (hasRares(o, c.seats)) for (const card of RARES) unbox(c, card, 1, table.supply);
  shuffle(c, table.supply);
  refreshMarket(c);
  if (o.seating === 'random') drawSeats(c);
  for (let seat = 0; seat < c.seats; seat++) dealDeck(c, seat, o.seating === 'random');
}

function rememberOptions({ table }: C, o: Options): void {
  table.dukesAlone = o.judgment === 'dukes-alone' ? 1 : 0;
  table.rampartMilitaryOnly = o.rampart === 'military-only' ? 1 : 0;
  table.faceUpShelters = o.faceUpTop === 'shelter' ? 1 : 0;
  table.reshuffleWhenNeeded = o.reshuffle === 'when-needed' ? 1 : 0;
  table.everybodyDefends = o.defence === 'everybody' ? 1 : 0;
}

function unbox(c: C, card: Card, copies: number, zone: Zone, seat: Seat = 0): void {
  c.table.box[card]! -= copies;
  put(c, zone, Array<Card>(copies).fill(card), seat);
}

function stockBasic(c: C, card: Card): void {
  c.table.market[card] = c.table.box[card]!;
  c.table.box[card] = 0;
}

/** [HOC-2.9] Any ten of the thirty, each set of ten equally likely. */
function drawCommons(c: C): readonly Card[] {
  const left = [...COMMONS];
  return Array.from({ length: COMMONS_IN_PLAY }, () => left.splice(c.int(left.length), 1)[0]!);
}

/** [HOC-2.3] */
function drawSeats(c: C): void {
  const seats = [...c.state.seats.keys()];
  while (seats.length > 0) c.table.order.push(seats.splice(c.int(seats.length), 1)[0]!);
  c.tell?.('order-drawn', { order: c.table.order.slice() });
}

/** [HOC-2.6] [HOC-2.13] With Hand Elimination all ten cards are in the hand until its owner has picked [HOC-2.14]. */
function dealDeck(c: C, seat: Seat, shuffled: boolean): void {
  const zone = shuffled ? mine.draw : mine.hand;
  unbox(c, FARMING_VILLAGE, VILLAGES, zone, seat);
  unbox(c, APPRENTICE_MAID, MAIDS, zone, seat);
  if (!shuffled) return;
  shuffle(c, mine.draw, seat);
  drawCards(c, seat, HAND);
}
