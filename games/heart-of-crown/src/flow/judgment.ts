import type { Seat } from '@crownleaf/engine';
import { DUKE, ROYAL_MAID, SENATOR } from '../components.ts';
import { successionPoints } from '../effects/verbs/domain.ts';
import { type C, CROWNED, JUDGED } from '../state.ts';

/** [HOC-11.14] The game ends at once when the succession cards of the Basic Market are gone. */
export function judge(c: C): void {
  const { market, dukesAlone } = c.table;
  if (market[DUKE]! > 0) return;
  if (dukesAlone === 0 && (market[SENATOR]! > 0 || market[ROYAL_MAID]! > 0)) return;
  passJudgment(c);
}

const STANDSTILL = 30;

/** [HOC-11.19] Called at the start of each turn; whatever a player does sets `idle` to 0. */
export function judgeStandstill(c: C): void {
  c.table.idle++;
  if (c.table.idle > STANDSTILL * c.seats) passJudgment(c);
}

function passJudgment(c: C): void {
  c.table.ending = JUDGED;
  c.tell?.('judged', { points: c.state.seats.map((_, seat) => successionPoints(c.state, seat)) });
  c.endGame();
}

export function crown(c: C, seat: Seat): void {
  c.table.ending = CROWNED;
  c.table.winner = seat;
  c.tell?.('crowned', { seat });
  c.endGame();
}
