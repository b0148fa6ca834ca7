import { SCORE_BONUSES } from '../../../data/score-track.ts';
import { lastRow } from '../../actions/attack.ts';
import type { Group } from '../group.ts';

/** The board that all share, and the score track. */
const NAMES = [
  'free-spaces',
  'free-in-nearest',
  'free-in-second',
  'open-clearings',
  'track-rows-left',
  'dangers',
  'bonuses-passed',
  'next-bonus-near',
] as const;
const SPACES = 42;
const FREE_IN_CLEARING = 8;
const ROWS = 9;
const SPOTS = 9;
const NEAR = 10;

export const forest: Group = {
  names: NAMES,
  write({ free, table: t, me }, out, first) {
    let at = first;
    let spaces = 0;
    let open = 0;
    let nearest = FREE_IN_CLEARING;
    let second = FREE_IN_CLEARING;
    for (let i = 0; i < free.length; i++) {
      const n = free[i]!;
      if (n === 0) continue;
      spaces += n;
      open++;
      if (n < nearest) {
        second = nearest;
        nearest = n;
      } else if (n < second) second = n;
    }
    out[at++] = spaces / SPACES;
    out[at++] = nearest / FREE_IN_CLEARING;
    out[at++] = second / FREE_IN_CLEARING;
    out[at++] = open / free.length;
    out[at++] = (lastRow(t) - t.trackRow) / ROWS;
    out[at++] = t.dangers.length / SPOTS;
    out[at++] = t.bonuses / SCORE_BONUSES.length;
    const next = SCORE_BONUSES[t.bonuses];
    if (next !== undefined) out[at] = Math.max(0, 1 - (next.at - me.mine.score) / NEAR);
  },
};
