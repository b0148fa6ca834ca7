import { RESOURCES } from '../../data/goods.ts';
import {
  ADVISORS,
  advisorIndex,
  BREAD,
  countOf,
  EVENTS,
  KINDS_OF_RESOURCE,
  OFFERS,
  offerAt,
  STONE,
} from '../components.ts';
import { breadYield, donationPrice, giftPrice, stoneYield } from '../places/dials.ts';
import { ADVISOR_FIELDS, seatOf } from '../state.ts';
import { currentEvent } from '../stores/stores.ts';
import { each, type Part } from './sheet.ts';
import { timeLeft } from './time.ts';

/** What lies open for all, weighed by the time that the seat has to use it. */
const DEAREST = 3;
const MOST_YIELD = 6;
const MANY = 3;

export const dials: Part = {
  names: [
    ...each('gift-price', RESOURCES),
    ...each('donation-price', RESOURCES),
    'bread-yield',
    'stone-yield',
    'bread-to-give',
    'stone-to-lay',
  ],
  write(s, seat, out, at) {
    const { table: t } = s;
    const seats = s.seats.length;
    const { goods } = seatOf(s, seat);
    const time = timeLeft(s, seat);
    for (let r = 0; r < KINDS_OF_RESOURCE; r++) {
      out[at + r] = (time * (giftPrice(t, seats, r) - 1)) / DEAREST;
      out[at + KINDS_OF_RESOURCE + r] = (time * (donationPrice(t, seats, r) - 1)) / DEAREST;
    }
    const next = at + 2 * KINDS_OF_RESOURCE;
    const bread = breadYield(t, seats) / MOST_YIELD;
    const stone = stoneYield(t, seats) / MOST_YIELD;
    out[next] = time * bread;
    out[next + 1] = time * stone;
    out[next + 2] = (bread * Math.min(MANY, countOf(goods, BREAD))) / MANY;
    out[next + 3] = (stone * Math.min(MANY, countOf(goods, STONE))) / MANY;
  },
};

export const waiting: Part = {
  names: each(
    'waiting',
    ADVISORS.map(({ name }) => name),
  ),
  write(s, seat, out, at) {
    const time = timeLeft(s, seat);
    if (time === 0) return;
    for (const field of ADVISOR_FIELDS) {
      const cards = s.table[field];
      for (let i = 0; i < cards.length; i++) out[at + advisorIndex(cards[i]!)] = time;
    }
  },
};

const REWARDING = EVENTS.filter(({ effect }) => effect.when === 'end');

/** What the seat could pay for at the end of this round. */
export const rewards: Part = {
  names: each(
    'reward',
    REWARDING.map(({ name }) => name),
  ),
  write(s, seat, out, at) {
    if (s.table.round === 0) return;
    const event = currentEvent(s.table);
    const { goods } = seatOf(s, seat);
    for (let i = 0; i < OFFERS.length; i++) {
      const offer = offerAt(i);
      if (offer.event !== event || countOf(goods, offer.good) < offer.count) continue;
      const which = at + REWARDING_AT[event - EVENTS[0]!.kind]!;
      out[which] = Math.max(out[which]!, (offer.citizens + offer.buildings) / MOST_YIELD);
    }
  },
};

const REWARDING_AT = EVENTS.map((event) => REWARDING.indexOf(event));
