import { type Group, numbered } from '../group.ts';
import { hopeOf, sum } from '../position.ts';
import { LOST, leavesNow, mostLeaves, stepsMissing } from '../promises.ts';

/** Favours that are held, and those that can be had. */
const NAMES = [
  'favour-leaves',
  'hope',
  ...numbered('favour-leaves-missing', 6, 0),
  'favour-leaves-missing-1-late',
  'favour-leaves-missing-2-late',
  'favours-held',
  'favours-lost',
  'discs',
  'discs-time',
  'disc-here',
  'row-now',
  'row-best',
  'row-second',
] as const;

const FAVOUR_LEAVES = 40;
const BIN = 20;
const HELD = 8;
const DISCS = 5;
const ONE_FAVOUR = 10;
/** By steps missing: none, one, two, three or four, five or six, more. */
const BINS = [0, 1, 2, 3, 3, 4, 4] as const;
const LAST_BIN = 5;

export const promises: Group = {
  names: NAMES,
  write({ me, time, table }, out, first) {
    const { mine } = me;
    let at = first;
    out[at++] = me.favours / FAVOUR_LEAVES;
    out[at++] = me.hope / FAVOUR_LEAVES;
    const bins = at;
    let lost = 0;
    for (let i = 0; i < mine.favours.length; i++) {
      const favour = mine.favours[i]!;
      const missing = stepsMissing(me, favour);
      if (missing >= LOST) lost++;
      else out[bins + (BINS[missing] ?? LAST_BIN)]! += mostLeaves(favour) / BIN;
    }
    at = bins + LAST_BIN + 1;
    out[at++] = out[bins + 1]! * (1 - time);
    out[at++] = out[bins + 2]! * (1 - time);
    out[at++] = mine.favours.length / HELD;
    out[at++] = lost / HELD;
    const discs = sum(mine.discs) / DISCS;
    out[at++] = discs;
    out[at++] = discs * time;
    out[at++] = mine.discs[mine.at]!;

    let now = 0;
    let best = 0;
    let second = 0;
    for (let i = 0; i < table.favourRow.length; i++) {
      const favour = table.favourRow[i]!;
      now = Math.max(now, leavesNow(me, favour));
      const hoped = hopeOf(me, favour, time);
      if (hoped > best) {
        second = best;
        best = hoped;
      } else if (hoped > second) second = hoped;
    }
    out[at++] = now / ONE_FAVOUR;
    out[at++] = best / ONE_FAVOUR;
    out[at] = second / ONE_FAVOUR;
  },
};
