import type { Part } from '@crownleaf/engine';
import type { C } from '../state.ts';
import { loop } from '../verbs.ts';
import { stepOne } from './actions.ts';
import { isTrackDone, stepThree } from './dangers.ts';
import { stepFive } from './rows.ts';
import { stepFour } from './score-bonuses.ts';
import { isTrophyDue, stepTwo } from './trophies.ts';

/** A turn of this player, or of the sister (−1), begins. */
export function beginTurn(c: C, active: number): void {
  const t = c.table;
  c.beginTurn();
  t.active = active;
  t.coreDone = 0;
  t.ongoingUsed = 0;
  t.heroTaken = 0;
  t.favourTaken = 0;
}

function isSomethingDue({ state, table }: C): boolean {
  return isTrophyDue(state) || isTrackDone(table) || table.waiting.length > 0;
}

/** Steps 2 to 4 as long as one of them has something to do, then step 5 once [EMBER-4.8]. */
export const stepsTwoToFive: Part<C> = [loop(isSomethingDue, [stepTwo, stepThree, stepFour]), stepFive];

export const turn: Part<C> = [(c) => beginTurn(c, c.seat), stepOne, stepsTwoToFive];
