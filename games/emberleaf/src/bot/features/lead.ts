import type { Group } from '../group.ts';
import { learnedWorth } from '../worth.ts';

/** How far the seat is ahead of the strongest of the others, in leaves that it has or may come to. */
const NAMES = [
  'lead',
  'lead-late',
  'lead-very-late',
  'ahead',
  'far-ahead-late',
  'lead-now-late',
  'lead-now-very-late',
  'lead-unlearned',
] as const;
const LEAD = 40;

export const lead: Group = {
  names: NAMES,
  write(p, out, first) {
    const late = 1 - p.time;
    const by = (learnedWorth(p) - p.rivalWorth) / LEAD;
    const now = (p.me.total - p.rivalTotal) / LEAD;
    let at = first;
    out[at++] = by;
    out[at++] = by * late;
    out[at++] = by * late * late;
    out[at++] = Math.tanh(2 * by);
    out[at++] = Math.tanh(4 * by) * late;
    out[at++] = now * late;
    out[at++] = now * late * late * late;
    out[at] = (p.me.worth - p.rivalWorth) / LEAD;
  },
};
