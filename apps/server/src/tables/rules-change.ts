import type { Seat } from '@crownleaf/engine';
import { ApiError } from '../problems.ts';
import { afterAbsence, afterReturn } from './clocks.ts';
import { note, type Table } from './table.ts';

// What a new release, with other rules, means for a game under way.

/** Says once in the journal of a table that was just loaded what has become of its game. */
export async function applyRulesChange(table: Table, lastSeen: number, now: number): Promise<void> {
  const { status, rulesVersion } = table.stored;
  if (status !== 'live' && status !== 'stopped') return;
  if (table.halt !== undefined) {
    if (status === 'live') await stopGame(table, lastSeen, now);
  } else if (status === 'stopped' || rulesVersion !== table.game.rules.rulesVersion) await adoptRules(table);
}

/** By the new rules the game is the same. */
function adoptRules({ log, game }: Table): Promise<void> {
  const { rulesVersion } = game.rules;
  const entries = [note({ what: 'rules', rulesVersion })];
  return log.append({ entries, about: { status: 'live', rulesVersion, proposal: null } });
}

/** By the new rules the game went otherwise: it waits for what its players want. */
function stopGame({ log, game, stored }: Table, lastSeen: number, now: number): Promise<void> {
  const { clocks, pace } = stored;
  return log.append({
    entries: [note({ what: 'stopped', rulesVersion: game.rules.rulesVersion })],
    clocks: clocks && afterAbsence(clocks, pace, { lastSeen, now }),
    about: { status: 'stopped', proposal: null },
  });
}

/** All have agreed to go on by the new rules, from the last position that both versions reach. */
export async function resumeGame(table: Table, seat: Seat): Promise<void> {
  const { match, lost } = table.halt!;
  if (match === undefined) throw new ApiError('rules-changed', 'by the new rules this game cannot even begin; end it');
  const { rulesVersion } = table.game.rules;
  const { clocks, pace } = table.stored;
  const { state } = match;
  table.halt = undefined;
  await table.log.append({
    entries: [note({ what: 'resumed', seat, rulesVersion, lost, state })],
    match: { ...match, back: [] },
    clocks: clocks && afterReturn(clocks, pace, state.asked),
    about: { status: 'live', rulesVersion, proposal: null },
    snapshot: 'now',
  });
}
