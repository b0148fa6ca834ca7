import { type OptionList, script } from '@crownleaf/engine';
import { DONATION_BOOKS } from '../../data/places.ts';
import { BOOK, eventKind, eventNumber, KINDS_OF_RESOURCE } from '../components.ts';
import { gainFavor } from '../effects/favors.ts';
import { addedBy } from '../effects/lasting.ts';
import { acts } from '../flow/acts.ts';
import { FIRST_ACTION, isUnvisited } from '../flow/turn-marks.ts';
import type { C, Mine, Scene, Table } from '../state.ts';
import { canPayOne, oweOne, pay } from '../stores/payment.ts';
import { changeCitizens, isEvent, take } from '../stores/stores.ts';
import { call, cite, local } from '../verbs.ts';
import { donationPrice, turnDonation } from './dials.ts';

const donationOf = acts.of.donate;
const PIOUS_DONATION = eventKind('a-pious-donation');
const PIETY_ADDS = eventNumber('a-pious-donation');

export function donationBooks(m: Mine): number {
  return DONATION_BOOKS.value + addedBy(m, 'donationBooks');
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
    if (canPayOne(goods, r, donationPrice(t, c.seats, r))) out.add(donationOf(r));
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
