import type { Features } from '@crownleaf/engine';
import type { mine, table } from '../state.ts';
import { course } from './features/course.ts';
import { fellowship } from './features/fellowship.ts';
import { place } from './features/place.ts';
import { rivals } from './features/rivals.ts';
import { sister } from './features/sister.ts';
import { standing } from './features/standing.ts';
import { stores } from './features/stores.ts';
import { village } from './features/village.ts';
import { Position } from './position.ts';

const GROUPS = [course, standing, stores, village, fellowship, place, rivals, sister];

const position = new Position();

/** What a position looks like to a seat. */
export const features: Features<typeof table, typeof mine> = {
  names: GROUPS.flatMap(({ names }) => names),
  write(s, seat, out) {
    position.read(s, seat);
    let at = 0;
    for (const group of GROUPS) {
      group.write(position, out, at);
      at += group.names.length;
    }
  },
};
