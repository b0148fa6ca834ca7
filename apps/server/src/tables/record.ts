import { commitment, type Entry, type GameRecord } from '@crownleaf/engine';
import type { JournalEntry, StoredTable } from '../store/store.ts';

/** The game as `crownleaf verify` reads it. */
export function gameRecord(stored: StoredTable, journal: readonly JournalEntry[]): GameRecord {
  return { ...recordHead(stored), entries: journal.flatMap(recordEntries) };
}

/** All but the entries, which are most of it. */
export function recordHead(stored: StoredTable): Omit<GameRecord, 'entries'> {
  const { game, rulesVersion, seats, options } = stored;
  const secret = stored.secret!;
  return {
    game,
    rulesVersion,
    seats: seats.length,
    options,
    commitment: commitment(secret),
    secret,
  };
}

export function recordEntries(entry: JournalEntry): Entry[] {
  if (entry.kind === 'note') {
    if (entry.note.what !== 'resumed') return [];
    const { state: from, rulesVersion } = entry.note;
    return [{ from, rulesVersion, by: 'human', agreed: true }];
  }
  if (entry.kind === 'undo') {
    const { to: undoTo, by, agreed } = entry;
    return [agreed ? { undoTo, by, agreed } : { undoTo, by }];
  }
  const { seat, name, hash, by } = entry;
  return [{ seat, name, hash, by }];
}
