import { type OptionList, script } from '@crownleaf/engine';
import { BOOK_TABLE } from '../../data/places.ts';
import { BOOK, eventKind, GOLD } from '../components.ts';
import { argumentOf, base } from '../kinds.ts';
import { oweAny, pay, resourcesHeld } from '../payment.ts';
import type { C } from '../state.ts';
import { changeCitizens, isEvent, spend, take } from '../stores.ts';
import { FIRST_ACTION, isUnvisited, SECOND_ACTION } from '../turn-marks.ts';
import { call, local } from '../verbs.ts';

const COIN = base('coin');
const BOOKS = base('books');
const BOOK_POINTS: readonly number[] = BOOK_TABLE.map((points) => points.value);
const MOST_BOOKS = BOOK_POINTS.length - 1;
const MERCHANTS_FROM_AFAR = eventKind('merchants-from-afar');

export function offerMarket(c: C, out: OptionList): void {
  const { table: t } = c;
  const { goods } = c.mine;
  if (isUnvisited(t, FIRST_ACTION)) {
    const held = resourcesHeld(goods);
    if (held >= 1) out.add(COIN + 1);
    if (held >= 2 && isEvent(t, MERCHANTS_FROM_AFAR)) out.add(COIN + 2);
  }
  if (isUnvisited(t, SECOND_ACTION)) {
    for (let n = 1; n <= MOST_BOOKS && n <= goods[BOOK]!; n++) out.add(BOOKS + n);
  }
}

export const coin = script<C>(
  'coin',
  { rule: 'EMARA-7.4' },
  local((count) => [
    (c) => {
      c.set(count, argumentOf(c.answer));
      c.table.visited |= FIRST_ACTION;
      oweAny(c, c.get(count), false);
    },
    call(pay),
    (c) => take(c, GOLD, c.get(count)),
  ]),
);

export const books = script<C>('books', { rule: 'EMARA-7.5' }, (c) => {
  const count = argumentOf(c.answer);
  c.table.visited |= SECOND_ACTION;
  spend(c, BOOK, count);
  changeCitizens(c, BOOK_POINTS[count]!);
});
