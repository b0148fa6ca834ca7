import { VICTORIA_ROUNDS } from '../../data/course.ts';
import { craftsmenOf } from '../board.ts';
import { breadYield, stoneYield } from '../dials.ts';
import { ROUNDS } from '../flow/round.ts';
import { soloMode } from '../solo.ts';
import type { Emara, Mine, Table } from '../state.ts';
import { pointsOfRank } from './engine.ts';
import { each, type Part } from './sheet.ts';
import { TURNS, timeLeft, turnsLeft } from './time.ts';
import { scoreNow, scoreThen } from './tracks.ts';

/** The strongest other seat, or Victoria; what it is worth to be so far ahead depends on the time that is left. */
const LEADS = [-16, -8, -4, 0, 4, 8, 16] as const;
const FULL = 100;
const WIDE = 20;
/** About what goods, craftsmen and advisors bring beyond the points that they count at once. */
const CRAFTSMAN_A_TURN = 0.28;
const ADVISOR_A_TURN = 0.25;
const PIECE = 1.3;

function outlook(s: Emara, m: Mine, seat: number): number {
  const left = turnsLeft(s, seat);
  const aTurn = craftsmenOf(s.table, seat) * CRAFTSMAN_A_TURN + m.advisors.length * ADVISOR_A_TURN;
  let pieces = m.favors.length;
  for (let good = 0; good < m.goods.length; good++) pieces += m.goods[good]!;
  return scoreThen(m, left) + (left * aTurn) / 2 + (left === 0 ? 0 : (pieces * PIECE) / 2);
}

const { first: FIRST_ROUND, lastRank: LAST_RANK_ROUND } = VICTORIA_ROUNDS.value;

/** Victoria's final points if nobody turned a marker or took a rank but she. */
function victoriaThen(t: Table): number {
  let points = t.victoria;
  const marker = { stone: t.stone, bread: t.bread };
  for (let round = Math.max(t.round, FIRST_ROUND); round <= ROUNDS; round++) {
    points += stoneYield(marker, 1) + breadYield(marker, 1);
    marker.stone++;
    marker.bread++;
    if (round <= LAST_RANK_ROUND) points += pointsOfRank(t, round - FIRST_ROUND);
  }
  return points;
}

export const others: Part = {
  names: [
    'lead-then',
    'lead-now',
    'lead-then-late',
    'lead-of-mean',
    ...each('lead-above', LEADS),
    'other-citizens',
    'other-buildings',
    'other-then',
    'other-craftsmen',
    'other-advisors',
    'other-rank',
    'other-turns-more',
    'victoria-now',
    'victoria-then',
    'start',
  ],
  write(s, seat, out, at) {
    const { table: t } = s;
    const m = s.seats[seat]!;
    const mine = outlook(s, m, seat);
    const time = timeLeft(s, seat);
    const last = at + 4 + LEADS.length;
    out[last + 9] = (t.start / FULL) * time;
    if (s.seats.length === 1) {
      if (soloMode(t) !== 'campaign') return;
      const she = victoriaThen(t);
      leads(out, at, mine - she, scoreNow(m) - t.victoria, mine - she, time);
      out[last + 7] = t.victoria / FULL;
      out[last + 8] = she / FULL;
      return;
    }
    let strongest = -1;
    let most = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < s.seats.length; other++) {
      if (other === seat) continue;
      const theirs = outlook(s, s.seats[other]!, other);
      sum += theirs;
      if (theirs > most) {
        most = theirs;
        strongest = other;
      }
    }
    const theirs = s.seats[strongest]!;
    const timeOther = timeLeft(s, strongest);
    leads(out, at, mine - most, scoreNow(m) - scoreNow(theirs), mine - sum / (s.seats.length - 1), time);
    out[last] = theirs.citizens / FULL;
    out[last + 1] = theirs.buildings / FULL;
    out[last + 2] = most / FULL;
    out[last + 3] = (craftsmenOf(t, strongest) / 4) * timeOther;
    out[last + 4] = (theirs.advisors.length / 4) * timeOther;
    out[last + 5] = theirs.nobles.length / 5;
    out[last + 6] = (timeOther - time) * TURNS;
  },
};

function leads(out: Float32Array, at: number, then: number, now: number, mean: number, time: number): void {
  out[at] = then / WIDE;
  out[at + 1] = now / WIDE;
  out[at + 2] = (then / WIDE) * (1 - time) * (1 - time);
  out[at + 3] = mean / WIDE;
  for (let i = 0; i < LEADS.length; i++) if (then > LEADS[i]!) out[at + 4 + i] = 1 - time;
}
