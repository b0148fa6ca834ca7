import { VICTORIA_ROUNDS } from '../../data/course.ts';
import { ROUNDS } from '../flow/whole-game.ts';
import { breadYield, stoneYield } from '../places/dials.ts';
import { soloMode } from '../solo/victoria.ts';
import type { Table } from '../state.ts';
import { seatOf } from '../state.ts';
import { pointsOfRank } from './engine.ts';
import { each, type Part } from './sheet.ts';
import { timeLeft, turnsLeft } from './time.ts';
import { scoreThen } from './tracks.ts';

/** Victoria, whom a campaign is played against. */
const LEADS = [-16, -8, -4, 0, 4, 8, 16] as const;
const FULL = 100;
const WIDE = 20;

const { first: FIRST_ROUND, lastRank: LAST_RANK_ROUND } = VICTORIA_ROUNDS.value;

/** Her final points if nobody but she turned a marker or took a rank. */
function victoriaThen(t: Table): number {
  let points = t.victoria;
  const markers = { stone: t.stone, bread: t.bread };
  for (let round = Math.max(t.round, FIRST_ROUND); round <= ROUNDS; round++) {
    points += stoneYield(markers, 1) + breadYield(markers, 1);
    markers.stone++;
    markers.bread++;
    if (round <= LAST_RANK_ROUND) points += pointsOfRank(t, round - FIRST_ROUND);
  }
  return points;
}

export const victoria: Part = {
  names: ['lead', 'lead-late', ...each('lead-above', LEADS), 'victoria-then'],
  write(s, seat, out, at) {
    const { table: t } = s;
    if (soloMode(t) !== 'campaign') return;
    const then = victoriaThen(t);
    const late = 1 - timeLeft(s, seat);
    const lead = scoreThen(seatOf(s, seat), turnsLeft(s, seat)) - then;
    out[at] = lead / WIDE;
    out[at + 1] = (lead / WIDE) * late * late;
    for (let i = 0; i < LEADS.length; i++) if (lead > LEADS[i]!) out[at + 2 + i] = late;
    out[at + 2 + LEADS.length] = then / FULL;
  },
};
