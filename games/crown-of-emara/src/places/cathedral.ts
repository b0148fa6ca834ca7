import { type OptionList, script } from '@crownleaf/engine';
import { ABBESS_BOOKS } from '../../data/abilities.ts';
import { DONATION_BOOKS } from '../../data/places.ts';
import { advisorKind, BOOK, eventKind, eventNumber, KINDS_OF_RESOURCE } from '../components.ts';
import { donationPrice, turnDonation } from '../dials.ts';
import { gainFavor } from '../favors.ts';
import { acts } from '../kinds.ts';
import { canPayOne, oweOne, pay } from '../payment.ts';
import type { C, Mine, Scene, Table } from '../state.ts';
import { changeCitizens, isEvent, owns, take } from '../stores.ts';
import { FIRST_ACTION, isUnvisited } from '../turn-marks.ts';
import { call, cite, local } from '../verbs.ts';

const ABBESS = advisorKind('abbess');
const PIOUS_DONATION = eventKind('a-pious-donation');
const PIETY_ADDS = eventNumber('a-pious-donation');

export function donationBooks(m: Mine): number {
  return DONATION_BOOKS.value + (owns(m, ABBESS) ? ABBESS_BOOKS.value : 0);
}

/** The citizen points that a donation brings besides book and token. */
export function donationCitizens(t: Table): number {
  return isEvent(t, PIOUS_DONATION) ? PIETY_ADDS : 0;
}

export function offerCathedral(c: Scene, out: OptionList): void {
  const { table: t } = c;
  if (!isUnvisited(t, FIRST_ACTION)) return;
  const { goods } = c.mine;
  for (let r = 0; r < KINDS_OF_RESOURCE; r++) {
    if (canPayOne(goods, r, donationPrice(t, c.seats, r))) out.add(acts.of.donate(r));
  }
}

export const donate = script<C>(
  'donate',
  { rule: 'EMARA-7.1' },
  local((resource) => [
    (c) => {
      const r = acts.argumentOf(c.answer);
      c.set(resource, r);
      c.table.visited |= FIRST_ACTION;
      oweOne(c, r, donationPrice(c.table, c.seats, r));
    },
    call(pay),
    (c) => {
      turnDonation(c, c.get(resource));
      take(c, BOOK, donationBooks(c.mine));
      if (isEvent(c.table, PIOUS_DONATION)) changeCitizens(c, PIETY_ADDS, 'event:a-pious-donation');
    },
    cite('EMARA-11.1', gainFavor),
  ]),
);
