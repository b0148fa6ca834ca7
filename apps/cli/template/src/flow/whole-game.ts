import { script } from '@crownleaf/engine';
import type { C } from '../state.ts';
import { loop } from '../verbs.ts';
import { turn } from './turn.ts';

function beginTurn(c: C): void {
  c.beginTurn();
}

/** Logs and playthroughs are divided by this event. */
function endTurn(c: C): void {
  c.tell?.('turn-ended', { seat: c.seat });
  c.setSeat(c.left(c.seat));
}

export const wholeGame = script<C>(
  'whole-game',
  { rule: 'SKELETON-4.1' },
  loop((c) => c.state.turn < c.table.rounds * c.seats, [beginTurn, turn, endTurn]),
);
