import { script } from '@crownleaf/engine';
import { sisterScore } from '../sister/score.ts';
import { sisterTurn, turnUpBuildings } from '../sister/turn.ts';
import type { C, Table } from '../state.ts';
import { loop, when } from '../verbs.ts';
import { draft } from './setup.ts';
import { turn } from './turn.ts';

export function isSolo(t: Table): boolean {
  return t.difficulty >= 0;
}

/** When the last trophy is taken, all players still get equally many turns, and so does the sister [EMBER-20.1, EMBER-20.2]. */
function endTurn(c: C): void {
  const t = c.table;
  c.tell?.('turn-ended', { seat: t.active });
  const next = c.left(c.seat);
  if (t.trophies.length === 0 && next === t.starter) t.ended = 1;
  c.setSeat(next);
}

function finish(c: C): void {
  if (isSolo(c.table)) turnUpBuildings(c);
  c.tell?.('ended', isSolo(c.table) ? { sister: sisterScore(c.state) } : {});
}

export const wholeGame = script<C>('whole-game', { rule: 'EMBER-4.1' }, [
  draft,
  loop((c) => c.table.ended === 0, [turn, endTurn, when((c) => isSolo(c.table), [sisterTurn, endTurn])]),
  finish,
]);
