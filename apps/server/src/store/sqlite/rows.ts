import type { SQLInputValue } from 'node:sqlite';
import type { Author } from '@crownleaf/engine';
import type { Selectable } from 'kysely';
import type { JournalEntry, StoredChange, StoredTable, TableAbout, TableOrigin, TableProgress } from '../store.ts';
import type { JournalColumns, ProgressColumns, TableColumns } from './schema.ts';

// Tables and journal entries as rows of SQLite, and back.

export type TableRow = Selectable<TableColumns> & Omit<ProgressColumns, 'n'>;

export function originColumns(origin: TableOrigin) {
  const { id, game, options, pace, visibility, spectators, hints, practice, created, daily } = origin;
  return {
    id,
    game,
    options: JSON.stringify(options),
    pace: JSON.stringify(pace),
    visibility,
    spectators: Number(spectators),
    hints: Number(hints),
    practice: Number(practice),
    created,
    daily,
  };
}

export function aboutColumns(about: TableAbout) {
  const { seats, removed, proposal, result, rulesVersion, ...rest } = about;
  const { status, host, started, finished, secret, invitation, rematch } = rest;
  return {
    status,
    host,
    started,
    finished,
    secret,
    invitation,
    rematch,
    seats: JSON.stringify(seats),
    has_open_seat: Number(seats.some((seat) => seat.kind === 'open' && seat.keptFor === undefined)),
    removed: JSON.stringify(removed),
    proposal: jsonOrNull(proposal),
    result: jsonOrNull(result),
    rules_version: rulesVersion,
  };
}

export function progressColumns({ seq, ply, asked, changed, clocks, deadline }: TableProgress) {
  return { seq, ply, asked, changed, clocks: jsonOrNull(clocks), deadline };
}

export function tableOf(row: TableRow): StoredTable {
  const { options, pace, visibility, spectators, hints, status, seats, rules_version, proposal, clocks, ...rest } = row;
  const { listed: _listed, has_open_seat: _open, practice, removed, result, ...plain } = rest;
  return {
    ...plain,
    options: JSON.parse(options),
    pace: JSON.parse(pace),
    visibility: visibility as StoredTable['visibility'],
    spectators: spectators === 1,
    hints: hints === 1,
    practice: practice === 1,
    status: status as StoredTable['status'],
    seats: JSON.parse(seats),
    removed: JSON.parse(removed),
    rulesVersion: rules_version,
    proposal: proposal === null ? null : JSON.parse(proposal),
    result: result === null ? null : JSON.parse(result),
    clocks: clocks === null ? null : JSON.parse(clocks),
  };
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** In the order of the columns, from `kind` to `note`. */
export function entryValues(entry: JournalEntry): SQLInputValue[] {
  const { kind, at } = entry;
  switch (entry.kind) {
    case 'answer': {
      const { seat, name, hash, by, client } = entry;
      const { id = null, applied = null, ply = null } = client ?? {};
      return [kind, at, seat, name, hash, by, id, applied, ply, null, null];
    }
    case 'undo':
      return [kind, at, entry.seat, null, null, entry.by, null, null, entry.to, Number(entry.agreed), null];
    case 'note':
      return [kind, at, null, null, null, null, null, null, null, null, JSON.stringify(entry.note)];
  }
}

export type EntryRow = Omit<JournalColumns, 'n' | 'events'>;

export function entryOf(row: EntryRow): JournalEntry {
  const { seq, at } = row;
  switch (row.kind) {
    case 'answer': {
      const { client: id, applied, ply } = row;
      const client = id === null ? {} : { client: { id, applied: applied!, ply: ply! } };
      const by = row.author as Author;
      return { kind: 'answer', seq, at, seat: row.seat!, name: row.name!, hash: row.hash!, by, ...client };
    }
    case 'undo':
      return {
        kind: 'undo',
        seq,
        at,
        seat: row.seat!,
        to: row.ply!,
        by: row.author as Author,
        agreed: row.agreed === 1,
      };
    default:
      return { kind: 'note', seq, at, note: JSON.parse(row.note!) };
  }
}

export type ChangeRow = Pick<JournalColumns, 'seq' | 'events'>;

export function changeOf({ seq, events }: ChangeRow): StoredChange {
  return { seq, events: events === null ? undefined : JSON.parse(events) };
}
