import { moveKind, moveTop, moveUnder, type OptionList, peeked, type Seat } from '@crownleaf/engine';
import { type Card, COST, DUKE, KLAM_KLAM, nameOf, ROYAL_MAID, SENATOR } from '../catalogue.ts';
import { judge } from '../flow/judgment.ts';
import { type C, mine, table } from '../state.ts';

/** [HOC-9.16] Lists the cards of the Market that cost at most so much. */
export function offerMarket(c: C, out: OptionList, most: number): void {
  const { market } = c.table;
  for (let card = 0; card < market.length; card++) if (market[card]! > 0 && COST[card]! <= most) out.add(card);
}

function takeFromMarket(c: C, card: Card): void {
  c.table.market[card]!--;
}

/** [HOC-9.23] Examined after every single card. */
function examine(c: C, card: Card): void {
  if (card === DUKE || card === SENATOR || card === ROYAL_MAID) judge(c);
}

/** [HOC-9.14] */
export function acquire(c: C, seat: Seat, card: Card, to: 'discard' | 'hand' = 'discard'): void {
  takeFromMarket(c, card);
  c.of(seat)[to].push(card);
  c.tell?.('acquired', { seat, card: nameOf(card), to });
  examine(c, card);
}

/** [HOC-9.17] One Curse from the Curse pile to the discard pile; false when there is none. */
export function acquireCurse(c: C, seat: Seat): boolean {
  const { curses } = c.table;
  const card = curses[curses.length - 1];
  if (card === undefined) return false;
  moveTop(c, table.curses, mine.discard, seat);
  c.tell?.('acquired', { seat, card: nameOf(card), to: 'discard' });
  return true;
}

/** [HOC-12.4] Each card bought costs Klam-Klam 1 less, but not less than 1. */
export function priceOf(c: C, card: Card): number {
  const cost = COST[card]!;
  return c.mine.princess[0] === KLAM_KLAM ? Math.max(1, cost - 1) : cost;
}

/** [HOC-7.3] */
export function buyFromMarket(c: C, card: Card): void {
  const price = priceOf(c, card);
  c.table.coins -= price;
  takeFromMarket(c, card);
  c.mine.discard.push(card);
  c.tell?.('bought', { seat: c.seat, card: nameOf(card), price, from: 'market' });
  examine(c, card);
}

/** [HOC-14.25] */
export function buyFromOpponent(c: C, card: Card, owner: Seat): void {
  const price = priceOf(c, card);
  c.table.coins -= price;
  c.table.bribes--;
  moveKind(c, card, mine.discard, mine.discard, owner, c.seat);
  c.tell?.('bought', { seat: c.seat, card: nameOf(card), price, from: owner });
}

/** [HOC-14.24] A bought card goes from the discard pile face down beneath the draw pile; its owner knows it there. */
export function deliver(c: C, card: Card): void {
  const { discard, draw } = c.mine;
  moveUnder(c, discard.indexOf(card), mine.discard, mine.draw);
  draw[0] = peeked(draw[0]!);
  c.tell?.('delivered', { seat: c.seat, card: nameOf(card) });
}
