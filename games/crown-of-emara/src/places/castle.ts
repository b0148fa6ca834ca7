import { type OptionList, script } from '@crownleaf/engine';
import { CASTLE_BOOK_BUILDINGS, GIFT_RINGS } from '../../data/places.ts';
import { BOOK, countOf, eventKind, eventNumber, KINDS_OF_RESOURCE, RING } from '../components.ts';
import { addedBy, sharesOf } from '../effects/lasting.ts';
import { acts } from '../flow/acts.ts';
import { FIRST_ACTION, isUnvisited, SECOND_ACTION } from '../flow/turn-marks.ts';
import type { C, Mine, Scene, Table } from '../state.ts';
import { canPayOne, oweOne, pay } from '../stores/payment.ts';
import { changeCitizens, isEvent, receiveBuildings, spend, take } from '../stores/stores.ts';
import { call, local } from '../verbs.ts';
import { giftPrice, turnGift } from './dials.ts';

const READ = acts.of.book();
const giftOf = acts.of.gift;
const GIFT_FROM_THE_PEOPLE = eventKind('a-gift-from-the-people');
const PEOPLE_ADD = eventNumber('a-gift-from-the-people');

/** The citizen points that a gift brings besides the ring. */
export function giftCitizens(t: Table, m: Mine): number {
  return addedBy(m, 'giftCitizens') + (isEvent(t, GIFT_FROM_THE_PEOPLE) ? PEOPLE_ADD : 0);
}

export function offerCastle(c: Scene, out: OptionList): void {
  const { table: t } = c;
  const { goods } = c.mine;
  if (isUnvisited(t, FIRST_ACTION)) {
    for (let r = 0; r < KINDS_OF_RESOURCE; r++) if (canPayOne(goods, r, giftPrice(t, c.seats, r))) out.add(giftOf(r));
  }
  if (isUnvisited(t, SECOND_ACTION) && countOf(goods, BOOK) > 0) out.add(READ);
}

export const gift = script<C>(
  'gift',
  { rule: 'EMARA-7.2' },
  local((resource) => [
    (c) => {
      const r = acts.argumentOf(c.answer);
      c.set(resource, r);
      c.table.visited |= FIRST_ACTION;
      oweOne(c, r, giftPrice(c.table, c.seats, r));
    },
    call(pay),
    (c) => {
      turnGift(c, c.get(resource));
      take(c, RING, GIFT_RINGS.value);
      for (const [source, count] of sharesOf(c.mine, 'giftCitizens')) changeCitizens(c, count, source);
      if (isEvent(c.table, GIFT_FROM_THE_PEOPLE)) changeCitizens(c, PEOPLE_ADD, 'event:a-gift-from-the-people');
    },
  ]),
);

export const book = script<C>('book', { rule: 'EMARA-7.3' }, (c) => {
  c.table.visited |= SECOND_ACTION;
  spend(c, BOOK, 1);
  receiveBuildings(c, CASTLE_BOOK_BUILDINGS.value, 'place:castle');
});
