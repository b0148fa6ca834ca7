import { hopeOf, sum } from '../position.ts';
import { LOST, leavesNow, mostLeaves, stepsMissing } from '../promises.ts';
import { type Group, numbered } from './group.ts';

/** Leaves, and the promises that may become leaves. */
const NAMES = [
  'score',
  'favour-leaves',
  'total',
  'hope',
  'lead',
  'lead-late',
  'lead-expected',
  'lead-expected-late',
  'ahead',
  'ahead-late',
  'worth',
  'stores-worth',
  'fellowship-worth',
  'stores-worth-time',
  'fellowship-worth-time',
  'lead-worth',
  'lead-worth-late',
  'ahead-worth',
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

const LEAVES = 100;
const FAVOUR_LEAVES = 40;
const LEAD = 40;
const MEANS = 10;
const BIN = 20;
const HELD = 8;
const DISCS = 5;
const ONE_FAVOUR = 10;
/** By steps missing: none, one, two, three or four, five or six, more. */
const BINS = [0, 1, 2, 3, 3, 4, 4] as const;
const LAST_BIN = 5;

export const standing: Group = {
  names: NAMES,
  write(p, out, first) {
    const { me, time, table } = p;
    const { mine, favours, hope } = me;
    const late = 1 - time;
    const lead = (me.total - p.rivalTotal) / LEAD;
    const expected = (me.expected - p.rivalExpected) / LEAD;
    let at = first;
    out[at++] = mine.score / LEAVES;
    out[at++] = favours / FAVOUR_LEAVES;
    out[at++] = me.total / LEAVES;
    out[at++] = hope / FAVOUR_LEAVES;
    out[at++] = lead;
    out[at++] = lead * late;
    out[at++] = expected;
    out[at++] = expected * late;
    out[at++] = Math.tanh(2 * expected);
    out[at++] = Math.tanh(4 * expected) * late;

    const worth = me.worth(time);
    const leadWorth = (worth - p.rivalWorth) / LEAD;
    out[at++] = worth / LEAVES;
    out[at++] = me.stores / MEANS;
    out[at++] = me.fellowship / MEANS;
    out[at++] = (time * me.stores) / MEANS;
    out[at++] = (time * me.fellowship) / MEANS;
    out[at++] = leadWorth;
    out[at++] = leadWorth * late;
    out[at++] = Math.tanh(2 * leadWorth);

    const bins = at;
    let lost = 0;
    for (let i = 0; i < mine.favours.length; i++) {
      const favour = mine.favours[i]!;
      const missing = stepsMissing(me, favour);
      if (missing >= LOST) lost++;
      else out[bins + (BINS[missing] ?? LAST_BIN)]! += mostLeaves(favour) / BIN;
    }
    at = bins + LAST_BIN + 1;
    out[at++] = out[bins + 1]! * late;
    out[at++] = out[bins + 2]! * late;
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
