import { kindOf, range } from '@crownleaf/engine';
import { ACTION_CARDS } from '../../data/action-cards.ts';
import { PLACES } from '../../data/places.ts';
import { advisorOf, CASTLE, EVENTS, eventIndex, HUTS_A_PLACE, hutAt, TRADE_CARD } from '../components.ts';
import { paysAnyKind } from '../effects/lasting.ts';
import { labourDiscount } from '../flow/bonus.ts';
import { SLOTS } from '../flow/turn.ts';
import * as marks from '../flow/turn-marks.ts';
import { ADVISOR_FIELDS, type Emara, type Mine, seatOf } from '../state.ts';
import { canPay } from '../stores/payment.ts';
import { currentEvent } from '../stores/stores.ts';
import { each, type Part } from './sheet.ts';
import { canStillAct, isActing } from './time.ts';

/** The cards whose action leaves a choice; the others are done with when they are played [EMARA-20.3]. */
const FIRST_CHOOSING = TRADE_CARD;
const CHOOSING = ACTION_CARDS.slice(FIRST_CHOOSING);
const STEPS = range(1, SLOTS);
const MARKS = [marks.RANK, marks.HIRE, marks.RECRUIT];

/** What the seat that acts has still to do in its turn. */
export const pending: Part = {
  names: [
    'asked',
    'acting',
    ...each('pending-card', CHOOSING),
    ...each('pending-steps', STEPS),
    ...each('visiting', PLACES),
    'may-rise',
    'may-hire',
    'may-recruit',
    'due',
  ],
  write(s, seat, out, at) {
    if (s.asked !== seat) return;
    const { table: t } = s;
    out[at] = 1;
    if (t.card < 0) return;
    out[at + 1] = 1;
    let next = at + 2;
    if (marks.isFree(t, marks.CARD)) out[next + t.card - FIRST_CHOOSING] = 1;
    next += CHOOSING.length;
    if (marks.isFree(t, marks.MOVEMENT)) out[next + t.steps - 1] = 1;
    next += STEPS.length;
    if (t.visit >= 0) out[next + t.visit] = 1;
    next += PLACES.length;
    for (let i = 0; i < MARKS.length; i++) if (marks.isFree(t, MARKS[i]!)) out[next + i] = 1;
    out[next + MARKS.length] = t.price[t.price.length - 1]! / SLOTS;
  },
};

/** Cards that can be played in this round, cards that come before the next shuffle, and free slots. */
export const cards: Part = {
  names: [...each('hand', ACTION_CARDS), ...each('to-come', ACTION_CARDS), ...each('slot', STEPS)],
  write(s, seat, out, at) {
    const { hand, deck, slots } = seatOf(s, seat);
    for (let i = 0; i < hand.length; i++) out[at + hand[i]!] = 1;
    const next = at + ACTION_CARDS.length;
    for (let i = 0; i < deck.length; i++) out[next + kindOf(deck[i]!)] = 1;
    for (let slot = 1; slot <= SLOTS; slot++) {
      if (!slots.includes(slot)) out[next + ACTION_CARDS.length + slot - 1] = 1;
    }
  },
};

/** A seat that acts can still take this bonus action now, else it has to wait for its next turn. */
export const bonus: Part = {
  names: [
    'hire-now',
    'recruit-now',
    'recruit-now-citizens',
    'recruit-now-buildings',
    'hire-soon',
    'recruit-soon',
    'recruit-soon-citizens',
    'recruit-soon-buildings',
  ],
  write(s, seat, out, at) {
    const { table: t } = s;
    const acting = isActing(s, seat);
    if (t.round === 0 || !canStillAct(s, seat)) return;
    const m = seatOf(s, seat);
    const anyKind = paysAnyKind(m);
    const { councilors } = m;
    for (let i = 0; i < councilors.length; i++) {
      const place = councilors[i]!;
      if (place < CASTLE) hires(s, m, place, anyKind, out, at + (acting && marks.isFree(t, marks.HIRE) ? 0 : 4));
      else recruits(s, m, place, anyKind, out, at + (acting && marks.isFree(t, marks.RECRUIT) ? 1 : 5));
    }
  },
};

function hires({ table: t }: Emara, m: Mine, place: number, anyKind: boolean, out: Float32Array, at: number): void {
  for (let hut = place * HUTS_A_PLACE; hut < (place + 1) * HUTS_A_PLACE; hut++) {
    if (t.huts[hut]! < 0 && canPay(m.goods, hutAt(hut).cost, 0, anyKind)) out[at] = 1;
  }
}

const MOST_POINTS = 15;

function recruits({ table: t }: Emara, m: Mine, place: number, anyKind: boolean, out: Float32Array, at: number): void {
  const waiting = t[ADVISOR_FIELDS[place - CASTLE]!];
  const less = labourDiscount(t);
  for (let i = 0; i < waiting.length; i++) {
    const { cost, citizens, buildings } = advisorOf(waiting[i]!);
    if (!canPay(m.goods, cost, less, anyKind)) continue;
    out[at] = 1;
    out[at + 1] = Math.max(out[at + 1]!, citizens / MOST_POINTS);
    out[at + 2] = Math.max(out[at + 2]!, buildings / MOST_POINTS);
  }
}

/** The event of a round that is not over for the seat. */
export const event: Part = {
  names: each(
    'event',
    EVENTS.map(({ name }) => name),
  ),
  write(s, seat, out, at) {
    const { table: t } = s;
    if (t.round === 0) return;
    const turns = SLOTS - seatOf(s, seat).slots.length + (isActing(s, seat) ? 1 : 0);
    out[at + eventIndex(currentEvent(t))] = (1 + turns) / (1 + SLOTS);
  },
};
