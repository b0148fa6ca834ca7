import type { Seat } from '@crownleaf/engine';
import { SCORE_BONUSES } from '../../data/score-track.ts';
import {
  type C,
  type Fellowship,
  LEAF_SOURCES,
  type LeafSource,
  SISTER,
  SISTER_LEAF_SOURCES,
  type SisterLeafSource,
  type Table,
} from '../state.ts';

const SEAT_STEPS = 8;

/** Leaves count at once; what they unlock waits for step 4 [EMBER-4.10]. */
export function gainLeaves(c: C, seat: Seat, count: number, source: LeafSource): void {
  if (count === 0) return;
  const mine = c.of(seat);
  mine.leaves[LEAF_SOURCES.indexOf(source)]! += count;
  mine.score += count;
  c.tell?.('scored', { seat, leaves: count, source });
  passBonuses(c, seat, mine.score);
}

/** Whether so many leaves would bring this player to a bonus that nobody has reached yet [EMBER-18.2]. */
export function opensBonus({ bonuses }: Table, { score }: Fellowship, count: number): boolean {
  const next = SCORE_BONUSES[bonuses];
  return next !== undefined && score + count >= next.at;
}

export function sisterGainsLeaves(c: C, count: number, source: SisterLeafSource): void {
  if (count === 0) return;
  const { sisterLeaves } = c.table;
  sisterLeaves[SISTER_LEAF_SOURCES.indexOf(source)]! += count;
  c.tell?.('sister-scored', { leaves: count, source });
  passBonuses(
    c,
    SISTER,
    sisterLeaves.reduce((sum, n) => sum + n, 0),
  );
}

/** Nobody was on the spaces that are left, so the next to come that far is the first [EMBER-18.2]. */
function passBonuses(c: C, seat: Seat, score: number): void {
  const { table } = c;
  while (table.bonuses < SCORE_BONUSES.length && score >= SCORE_BONUSES[table.bonuses]!.at) {
    table.waiting.push(table.bonuses * SEAT_STEPS + seat + 1);
    c.tell?.('bonus-triggered', { seat, bonus: SCORE_BONUSES[table.bonuses]!.name });
    table.bonuses++;
  }
}

export function waitingBonus(entry: number): { readonly bonus: number; readonly seat: Seat } {
  return { bonus: Math.floor(entry / SEAT_STEPS), seat: (entry % SEAT_STEPS) - 1 };
}
