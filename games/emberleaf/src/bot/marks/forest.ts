import { SCORE_BONUSES } from '../../../data/score-track.ts';
import type { Group } from '../group.ts';

/** The clearings that are nearest to being full, and the next bonus of the score track. */
const NAMES = ['free-in-nearest', 'free-in-second', 'next-bonus-near'] as const;
const FREE_IN_CLEARING = 8;
const NEAR = 10;

export const forest: Group = {
  names: NAMES,
  write({ free, table, me }, out, first) {
    let nearest = FREE_IN_CLEARING;
    let second = FREE_IN_CLEARING;
    for (let i = 0; i < free.length; i++) {
      const n = free[i]!;
      if (n === 0) continue;
      if (n < nearest) {
        second = nearest;
        nearest = n;
      } else if (n < second) second = n;
    }
    out[first] = nearest / FREE_IN_CLEARING;
    out[first + 1] = second / FREE_IN_CLEARING;
    const next = SCORE_BONUSES[table.bonuses];
    if (next !== undefined) out[first + 2] = Math.max(0, 1 - (next.at - me.mine.score) / NEAR);
  },
};
