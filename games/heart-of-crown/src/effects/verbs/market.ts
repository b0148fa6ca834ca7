import { layFaceUp, moveKind, moveTop, type OptionList, type Seat } from '@crownleaf/engine';
import { type Card, COST, isCourtier, KLAM_KLAM, nameOf } from '../../components.ts';
import { judge } from '../../flow/judgment.ts';
import { IN_DISCARD, ON_DRAW } from '../../kinds.ts';
import { BRIBE_ZONES, type C, mine, table } from '../../state.ts';
import { replace } from './piles.ts';

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
  if (isCourtier(card)) judge(c);
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

/** [HOC-12.4] How much less each card costs that she buys, and what it costs at least. */
export const KLAM_KLAM_PAYS = { less: 1, least: 1 };

/** [HOC-14.25] How much more a card of an opponent costs. */
export const BRIBE_PRICE = 1;

export function priceOf({ princess }: Pick<C['mine'], 'princess'>, card: Card, more = 0): number {
  const cost = COST[card]! + more;
  return princess[0] === KLAM_KLAM ? Math.max(KLAM_KLAM_PAYS.least, cost - KLAM_KLAM_PAYS.less) : cost;
}

/** [HOC-7.3] */
export function buyFromMarket(c: C, card: Card): void {
  const price = priceOf(c.mine, card);
  c.table.coins -= price;
  takeFromMarket(c, card);
  c.mine.discard.push(card);
  c.tell?.('bought', { seat: c.seat, card: nameOf(card), price, from: 'market' });
  examine(c, card);
}

/** [HOC-14.25] A draw pile that is bought empty is replaced [HOC-8.7]. */
export function buyFromOpponent(c: C, card: Card, owner: Seat, zone: number): void {
  const price = priceOf(c.mine, card, BRIBE_PRICE);
  c.table.coins -= price;
  if (zone === ON_DRAW) moveTop(c, mine.draw, mine.discard, owner, c.seat);
  else moveKind(c, card, zone === IN_DISCARD ? mine.discard : mine.kept, mine.discard, owner, c.seat);
  c.tell?.('bought', { seat: c.seat, card: nameOf(card), price, from: owner, zone: BRIBE_ZONES[zone]! });
  if (zone === ON_DRAW) replace(c, owner);
}

/** [HOC-14.24] A bought card goes from the discard pile face up beneath the draw pile. */
export function deliver(c: C, card: Card): void {
  layFaceUp(c, c.mine.discard.indexOf(card), mine.discard, mine.draw, 'bottom');
  c.tell?.('delivered', { seat: c.seat, card: nameOf(card) });
}
