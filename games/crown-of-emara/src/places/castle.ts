import { type OptionList, script } from '@crownleaf/engine';
import { MAYORESS_CITIZENS } from '../../data/abilities.ts';
import { CASTLE_BOOK_BUILDINGS, GIFT_RINGS } from '../../data/places.ts';
import { advisorKind, BOOK, eventKind, eventNumber, KINDS_OF_RESOURCE, RING } from '../components.ts';
import { giftPrice, turnGift } from '../dials.ts';
import { acts } from '../kinds.ts';
import { canPayOne, oweOne, pay } from '../payment.ts';
import type { C, Mine, Scene, Table } from '../state.ts';
import { changeCitizens, isEvent, owns, receiveBuildings, spend, take } from '../stores.ts';
import { FIRST_ACTION, isUnvisited, SECOND_ACTION } from '../turn-marks.ts';
import { call, local } from '../verbs.ts';

const READ = acts.of.book();
const MAYORESS = advisorKind('mayoress');
const GIFT_FROM_THE_PEOPLE = eventKind('a-gift-from-the-people');
const PEOPLE_ADD = eventNumber('a-gift-from-the-people');

/** The citizen points that a gift brings besides the ring. */
export function giftCitizens(t: Table, m: Mine): number {
  return (owns(m, MAYORESS) ? MAYORESS_CITIZENS.value : 0) + (isEvent(t, GIFT_FROM_THE_PEOPLE) ? PEOPLE_ADD : 0);
}

export function offerCastle(c: Scene, out: OptionList): void {
  const { table: t } = c;
  const { goods } = c.mine;
  if (isUnvisited(t, FIRST_ACTION)) {
    for (let r = 0; r < KINDS_OF_RESOURCE; r++)
      if (canPayOne(goods, r, giftPrice(t, c.seats, r))) out.add(acts.of.gift(r));
  }
  if (isUnvisited(t, SECOND_ACTION) && goods[BOOK]! > 0) out.add(READ);
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
      if (owns(c.mine, MAYORESS)) changeCitizens(c, MAYORESS_CITIZENS.value, 'ability:mayoress');
      if (isEvent(c.table, GIFT_FROM_THE_PEOPLE)) changeCitizens(c, PEOPLE_ADD, 'event:a-gift-from-the-people');
    },
  ]),
);

export const book = script<C>('book', { rule: 'EMARA-7.3' }, (c) => {
  c.table.visited |= SECOND_ACTION;
  spend(c, BOOK, 1);
  receiveBuildings(c, CASTLE_BOOK_BUILDINGS.value, 'place:castle');
});
