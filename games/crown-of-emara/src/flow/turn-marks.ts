import type { Table } from '../state.ts';

/** What a player has used up in this turn, as bits of `table.used` [EMARA-4.3, EMARA-13.1]. Abilities have bits too, in their records. */
export const CARD = 1;
export const MOVEMENT = 2;
export const RANK = 4;
export const HIRE = 8;
export const RECRUIT = 16;
export const ENDED = 2048;

export function isFree(t: Table, mark: number): boolean {
  return (t.used & mark) === 0;
}

export function use(t: Table, mark: number): void {
  t.used |= mark;
}

/** The actions of a town place that were used in this visit, as bits of `table.visited` [EMARA-4.9]. */
export const FIRST_ACTION = 1;
export const SECOND_ACTION = 2;
export const THIRD_ACTION = 4;

export function isUnvisited(t: Table, action: number): boolean {
  return (t.visited & action) === 0;
}
