import { moveAll, moveTop, shuffle } from '@crownleaf/engine';
import { lastRow } from '../actions/attack.ts';
import { SPOT_COUNT } from '../board/board.ts';
import { type C, EMPTY, type Table, table } from '../state.ts';

export function isTrackDone(t: Table): boolean {
  return t.trackRow === lastRow(t);
}

/** Puts a token on every spot, drawn from the bag. */
export function fillSpots(c: C): void {
  shuffle(c, table.creatures);
  for (let spot = 0; spot < SPOT_COUNT; spot++) {
    moveTop(c, table.creatures, table.dangers);
    c.table.spots[spot] = c.table.dangers.at(-1)!;
  }
}

/** Step 3: the tracker goes back to the top and new tokens come, orange side up [EMBER-11.10, EMBER-11.11]. */
export function stepThree(c: C): void {
  const t = c.table;
  if (!isTrackDone(t)) return;
  t.trackRow = 0;
  t.trackSpace = EMPTY;
  moveAll(c, table.dangers, table.creatures);
  t.spots.fill(EMPTY);
  if (t.creatures.length < SPOT_COUNT) t.tamed = 1;
  else {
    t.orange = 1;
    fillSpots(c);
  }
  c.tell?.('dangers-refreshed', { tokens: t.dangers.length });
}
