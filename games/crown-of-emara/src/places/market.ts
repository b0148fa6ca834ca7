import { type OptionList, script } from '@crownleaf/engine';
import { BOOK_TABLE, MARKET_COINS } from '../../data/places.ts';
import { BOOK, countOf, eventKind, eventNumber, GOLD } from '../components.ts';
import { acts } from '../flow/acts.ts';
import { FIRST_ACTION, isUnvisited, SECOND_ACTION } from '../flow/turn-marks.ts';
import type { C, Scene, Table } from '../state.ts';
import { oweAny, pay, resourcesHeld } from '../stores/payment.ts';
import { changeCitizens, isEvent, spend, take } from '../stores/stores.ts';
import { call, local } from '../verbs.ts';

const BOOK_POINTS: readonly number[] = BOOK_TABLE.map((points) => points.value);
const MAX_BOOKS = BOOK_POINTS.length - 1;
/** A resource for each coin: the usual number, and the number with the event [EMARA-15.13]. */
const MERCHANTS_FROM_AFAR = eventKind('merchants-from-afar');
const COINS = MARKET_COINS.value;
const MORE_COINS = COINS + eventNumber('merchants-from-afar');
const SELL = acts.of.coin(COINS);
const SELL_MORE = acts.of.coin(MORE_COINS);
const booksOf = acts.of.books;

/** The most coins that one visit brings with so many resources. */
export function mostCoins(t: Table, held: number): number {
  return Math.min(held, isEvent(t, MERCHANTS_FROM_AFAR) ? MORE_COINS : COINS);
}

export function offerMarket(c: Scene, out: OptionList): void {
  const { table: t } = c;
  const { goods } = c.mine;
  if (isUnvisited(t, FIRST_ACTION)) {
    const held = resourcesHeld(goods);
    if (held >= COINS) out.add(SELL);
    if (held >= MORE_COINS && isEvent(t, MERCHANTS_FROM_AFAR)) out.add(SELL_MORE);
  }
  if (isUnvisited(t, SECOND_ACTION)) {
    for (let n = 1; n <= MAX_BOOKS && n <= countOf(goods, BOOK); n++) out.add(booksOf(n));
  }
}

export const coin = script<C>(
  'coin',
  { rule: 'EMARA-7.4' },
  local((count) => [
    (c) => {
      c.set(count, acts.argumentOf(c.answer));
      c.table.visited |= FIRST_ACTION;
      oweAny(c, c.get(count), false);
    },
    call(pay),
    (c) => take(c, GOLD, c.get(count)),
  ]),
);

export const books = script<C>('books', { rule: 'EMARA-7.5' }, (c) => {
  const count = acts.argumentOf(c.answer);
  c.table.visited |= SECOND_ACTION;
  spend(c, BOOK, count);
  changeCitizens(c, BOOK_POINTS[count]!, 'place:market');
});
