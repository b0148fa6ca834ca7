import type { Features } from '@crownleaf/engine';
import type { mine, table } from '../state.ts';
import { course } from './features/course.ts';
import { lead } from './features/lead.ts';
import { sister } from './features/sister.ts';
import { joined } from './group.ts';
import { Position } from './position.ts';

const all = joined([course, lead, sister]);
const position = new Position();

/**
 * What decides who wins: the lead and the time that is left. There are few of them, because whoever learns from results
 * alone needs far more games to tell what a single card is worth than to tell what a lead is worth.
 */
export const features: Features<typeof table, typeof mine> = {
  names: all.names,
  write(s, seat, out) {
    position.read(s, seat);
    all.write(position, out, 0);
  },
};
