import type { Features } from '@crownleaf/engine';
import type { mine, table } from '../state.ts';
import { advisors, craftsmen, favors, rank } from './engine.ts';
import { goods } from './goods.ts';
import { positions, reach } from './places.ts';
import type { Part } from './sheet.ts';
import { dials, rewards, waiting } from './table.ts';
import { time } from './time.ts';
import { tracks } from './tracks.ts';
import { bonus, cards, event, pending } from './turn.ts';
import { victoria } from './victoria.ts';

const PARTS: readonly Part[] = [
  time,
  tracks,
  goods,
  craftsmen,
  advisors,
  rank,
  favors,
  positions,
  reach,
  cards,
  bonus,
  pending,
  dials,
  waiting,
  event,
  rewards,
  victoria,
];
const FROM: readonly number[] = PARTS.map((_, i) =>
  PARTS.slice(0, i).reduce((sum, { names }) => sum + names.length, 0),
);

/** What a position looks like to a seat. */
export const features: Features<typeof table, typeof mine> = {
  names: PARTS.flatMap(({ names }) => names),
  write(s, seat, out) {
    for (let i = 0; i < PARTS.length; i++) PARTS[i]!.write(s, seat, out, FROM[i]!);
  },
};
