import type { BotGuide, Seat } from '@crownleaf/engine';
import { COIN, NUMBERS, POINTS } from '../components.ts';
import type { mine, Skeleton, table } from '../state.ts';

/** A lead of so many points decides the game. */
const BIG_LEAD = 30;
/** Points are divided by this, so that features stay near 1. */
const MANY = 50;

function pointsOf(s: Skeleton, seat: Seat): number {
  const { points, coins } = s.seats[seat]!;
  return points + coins * POINTS[COIN]!;
}

function lead(s: Skeleton, seat: Seat): number {
  const others = [...s.seats.keys()].filter((other) => other !== seat);
  return pointsOf(s, seat) - Math.max(...others.map((other) => pointsOf(s, other)));
}

/** What bots that search know of the game. */
export const guide: BotGuide<typeof table, typeof mine> = {
  /** Judges a world at the end of a turn, until there are weights: 0 is lost, 1 is won. */
  evaluate(s, out) {
    for (const seat of s.seats.keys()) out[seat] = Math.min(1, Math.max(0, 0.5 + lead(s, seat) / (2 * BIG_LEAD)));
  },
  horizon: 'turn',
  features: {
    names: ['my points', 'my lead', 'row', 'turns left', 'to move'],
    write(s, seat, out) {
      const turns = s.table.rounds * s.seats.length;
      out.set([pointsOf(s, seat) / MANY, lead(s, seat) / MANY, 0, (turns - s.turn) / turns, 0]);
      if (s.asked === seat) out.set([s.table.row.length / NUMBERS.length], 2);
      if (s.asked === seat) out.set([1], 4);
    },
  },
  levels: {
    page: { iterations: 4, spread: 0.05 },
    squire: { iterations: 20 },
    knight: { iterations: 80 },
    sovereign: { iterations: 320 },
  },
};
