import {
  kindOf,
  layFaceUp,
  lookAtTop,
  moveAll,
  moveAt,
  moveKind,
  moveTop,
  moveUnder,
  type OptionList,
  type Seat,
  shuffle,
  turnUp,
} from '@crownleaf/engine';
import { type Card, nameOf, namesOf } from '../../components.ts';
import { wreckKind } from '../../kinds.ts';
import { type C, mine, table } from '../../state.ts';
import { local, when } from '../../verbs.ts';
import { type Clause, clause, parts } from './clause.ts';

/** Lists each card of a zone once that passes the test. */
export function offer(cards: readonly number[], out: OptionList, test: (card: Card) => boolean = always): void {
  for (let i = 0; i < cards.length; i++) if (test(cards[i]!)) out.addOnce(cards[i]!);
}

/** The same of another player's cards, each named with its owner. */
export function offerToWreck(
  cards: readonly number[],
  owner: Seat,
  out: OptionList,
  test: (card: Card) => boolean = always,
): void {
  for (let i = 0; i < cards.length; i++) if (test(cards[i]!)) out.addOnce(wreckKind.of.discard(cards[i]!, owner));
}

function always(): boolean {
  return true;
}

export function holds(cards: readonly number[], card: Card): boolean {
  return cards.includes(card);
}

export function count(cards: readonly number[], card: Card): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) n++;
  return n;
}

/** [HOC-8.9] Makes the draw pile as deep as an effect needs, if the discard pile allows. */
export function deepen(c: C, seat: Seat, depth: number): number {
  const { draw, discard } = c.of(seat);
  if (draw.length < depth && discard.length > 0) reshuffle(c, seat);
  return Math.min(depth, draw.length);
}

/** [HOC-8.7] An emptied draw pile is replaced at once, or [HOC-15.4] when a card of it is next needed. */
export function replace(c: C, seat: Seat): void {
  const { draw, discard } = c.of(seat);
  if (draw.length === 0 && discard.length > 0 && c.table.reshuffleWhenNeeded === 0) reshuffle(c, seat);
}

/** [HOC-8.6] [HOC-8.10] The shuffled discards go beneath what is left of the draw pile, which keeps order and facing. */
function reshuffle(c: C, seat: Seat): void {
  const { draw, discard } = c.of(seat);
  if (draw.length === 0) {
    moveAll(c, mine.discard, mine.draw, seat);
    shuffle(c, mine.draw, seat);
  } else {
    shuffle(c, mine.discard, seat);
    while (discard.length > 0) moveUnder(c, discard.length - 1, mine.discard, mine.draw, seat);
  }
  c.tell?.('reshuffled', { seat });
}

/** [HOC-8.5] [HOC-8.6] Draws one by one and returns how many there were; what came before a shuffle is told before it. */
export function drawCards(c: C, seat: Seat, wanted: number): number {
  const { draw } = c.of(seat);
  let drawn = 0;
  let told = 0;
  while (drawn < wanted && deepen(c, seat, 1) > 0) {
    moveTop(c, mine.draw, mine.hand, seat);
    drawn++;
    if (draw.length > 0 && drawn < wanted) continue;
    tellDrawn(c, seat, drawn - told);
    told = drawn;
    replace(c, seat);
  }
  return drawn;
}

function tellDrawn(c: C, seat: Seat, count: number): void {
  c.tell?.('drew', { seat, count }, seat, { cards: namesOf(c.of(seat).hand.slice(-count)) });
}

/** Draw so many; what follows happens only if there were enough [HOC-9.3] [HOC-9.4]. */
export function draw(wanted: number, ...then: readonly Clause[]): Clause {
  if (then.length === 0) return clause('draw', { count: wanted }, (c) => void drawCards(c, c.seat, wanted));
  return clause(
    'draw',
    { count: wanted },
    local((drawn) => [
      (c) => c.set(drawn, drawCards(c, c.seat, wanted)),
      when((c) => c.get(drawn) === wanted, parts(then)),
    ]),
    then,
  );
}

/** [HOC-9.12] */
export function discardFromHand(c: C, seat: Seat, card: Card): void {
  moveKind(c, card, mine.hand, mine.discard, seat);
  c.tell?.('discarded', { seat, card: nameOf(card) });
}

/** The card lying at this place of the draw pile, discarded. */
export function discardFromDraw(c: C, seat: Seat, index: number): void {
  const card = kindOf(c.of(seat).draw[index]!);
  moveAt(c, index, mine.draw, mine.discard, seat);
  c.tell?.('discarded', { seat, card: nameOf(card) });
}

/** [HOC-9.13] */
export function banishFromHand(c: C, seat: Seat, card: Card): void {
  moveKind(c, card, mine.hand, table.outskirts, seat);
  c.tell?.('banished', { seat, card: nameOf(card) });
}

/** Lets the owner look at so many cards of the draw pile, which is deepened if need be; returns how many there were. */
export function lookAtDraw(c: C, seat: Seat, wanted: number): number {
  const seen = lookAtTop(c, deepen(c, seat, wanted), mine.draw, seat);
  const { draw } = c.of(seat);
  c.tell?.('looked', { seat, count: seen }, seat, { cards: namesOf(draw.slice(draw.length - seen).map(kindOf)) });
  return seen;
}

/** [HOC-9.18] Turns up the card so many places below the top; one that lies face up is shown again [HOC-9.19]. */
export function reveal(c: C, seat: Seat, below: number): Card {
  const { draw } = c.of(seat);
  const index = draw.length - 1 - below;
  turnUp(c, index, mine.draw, seat);
  const card = kindOf(draw[index]!);
  c.tell?.('revealed', { seat, card: nameOf(card), of: 'draw' });
  return card;
}

/** Lays a card of the seat's own discard pile face up on or under the draw pile. */
export function putBack(c: C, seat: Seat, card: Card, to: 'top' | 'bottom'): void {
  layFaceUp(c, c.of(seat).discard.indexOf(card), mine.discard, mine.draw, to, seat);
  c.tell?.('put-back', { seat, card: nameOf(card), to });
}
