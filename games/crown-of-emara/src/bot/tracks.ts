import { LEFTOVER } from '../../data/goods.ts';
import { BOOK, BREAD, countOf, GOLD, RING } from '../components.ts';
import type { Mine } from '../state.ts';
import { seatOf } from '../state.ts';
import { resourcesHeld } from '../stores/payment.ts';
import type { Part } from './sheet.ts';
import { TURNS, turnsLeft } from './time.ts';

/** What a seat usually gains on each track with a turn; where both would end decides which of them is short. */
const CITIZENS_A_TURN = 4.2;
const BUILDINGS_A_TURN = 2.6;

const RING_POINTS = LEFTOVER.ring.value;

/** As `finalOf` counts them, without making anything. */
export function leftoverPoints({ goods, favors }: Mine): number {
  const pairs = Math.floor(resourcesHeld(goods) / 2);
  return (
    countOf(goods, RING) * RING_POINTS +
    countOf(goods, GOLD) +
    countOf(goods, BOOK) +
    countOf(goods, BREAD) +
    favors.length +
    pairs
  );
}

/** The final score if the game ended now. */
export function scoreNow(m: Mine): number {
  return filled(m.citizens, m.buildings, leftoverPoints(m));
}

/** The final score if the seat goes on as seats usually do. */
export function scoreThen(m: Mine, left: number): number {
  return filled(m.citizens + left * CITIZENS_A_TURN, m.buildings + left * BUILDINGS_A_TURN, leftoverPoints(m));
}

function filled(citizens: number, buildings: number, leftovers: number): number {
  const gap = Math.abs(citizens - buildings);
  const lower = Math.min(citizens, buildings);
  return leftovers <= gap ? lower + leftovers : lower + gap + (leftovers - gap) / 2;
}

const FULL = 100;
const WIDE = 30;

export const tracks: Part = {
  names: [
    'citizens',
    'buildings',
    'score-now',
    'score-then',
    'leftovers',
    'citizens-ahead',
    'buildings-ahead',
    'citizens-ahead-then',
    'buildings-ahead-then',
    'citizens-ahead-late',
    'buildings-ahead-late',
    'start',
  ],
  write(s, seat, out, at) {
    const m = seatOf(s, seat);
    const left = turnsLeft(s, seat);
    const late = 1 - left / TURNS;
    const ahead = (m.citizens - m.buildings) / WIDE;
    const aheadThen = ahead + (left * (CITIZENS_A_TURN - BUILDINGS_A_TURN)) / WIDE;
    out[at] = m.citizens / FULL;
    out[at + 1] = m.buildings / FULL;
    out[at + 2] = scoreNow(m) / FULL;
    out[at + 3] = scoreThen(m, left) / FULL;
    out[at + 4] = leftoverPoints(m) / WIDE;
    out[at + 5] = Math.max(0, ahead);
    out[at + 6] = Math.max(0, -ahead);
    out[at + 7] = Math.max(0, aheadThen);
    out[at + 8] = Math.max(0, -aheadThen);
    out[at + 9] = Math.max(0, aheadThen) * late * late;
    out[at + 10] = Math.max(0, -aheadThen) * late * late;
    out[at + 11] = s.table.start / FULL;
  },
};
