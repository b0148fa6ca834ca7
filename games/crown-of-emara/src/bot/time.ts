import { range, type Seat } from '@crownleaf/engine';
import { SLOTS } from '../flow/turn.ts';
import { ROUNDS } from '../flow/whole-game.ts';
import type { Emara } from '../state.ts';
import { seatOf } from '../state.ts';
import { each, type Part } from './sheet.ts';

export const TURNS = ROUNDS * SLOTS;

/** Turns that a seat has still to begin. */
export function turnsLeft(s: Emara, seat: Seat): number {
  const { round } = s.table;
  if (round === 0) return TURNS;
  return TURNS - (round - 1) * SLOTS - seatOf(s, seat).slots.length;
}

/** The share of the game that a seat has still before it. */
export function timeLeft(s: Emara, seat: Seat): number {
  return turnsLeft(s, seat) / TURNS;
}

/** Whether the seat is in the middle of its turn. */
export function isActing(s: Emara, seat: Seat): boolean {
  return s.asked === seat && s.table.card >= 0;
}

export function canStillAct(s: Emara, seat: Seat): boolean {
  return turnsLeft(s, seat) > 0 || isActing(s, seat);
}

const SEATS = [1, 2, 3, 4];

export const time: Part = {
  names: [
    ...each('turns-left', range(0, TURNS)),
    ...each('seats', SEATS),
    'time-left',
    'starts-round',
    'campaign',
    'random-layout',
    'full-selection',
  ],
  write(s, seat, out, at) {
    const { table: t } = s;
    out[at + turnsLeft(s, seat)] = 1;
    let next = at + TURNS + 1;
    out[next + s.seats.length - 1] = 1;
    next += SEATS.length;
    out[next] = timeLeft(s, seat);
    out[next + 1] = t.statue === seat ? 1 : 0;
    out[next + 2] = t.solo === CAMPAIGN ? 1 : 0;
    out[next + 3] = t.randomLayout;
    out[next + 4] = t.fullSelection;
  },
};

const CAMPAIGN = 2;
