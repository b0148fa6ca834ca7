import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Author } from '@crownleaf/engine';
import type { Selectable } from 'kysely';
import type {
  AnswerId,
  JournalEntry,
  StoredChange,
  StoredTable,
  TableAbout,
  TableOrigin,
  TableProgress,
  TakenAnswer,
} from '../store.ts';
import type { ProgressColumns, TableColumns } from './schema.ts';

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

/** A row of the journal as SQLite gives it. */
type Row = Readonly<Record<string, SQLOutputValue>>;

export function entryOf(row: Row): JournalEntry {
  const seq = numberIn(row.seq);
  const at = numberIn(row.at);
  switch (row.kind) {
    case 'answer': {
      const { client: id, author: by } = row;
      const client =
        id === null ? {} : { client: { id: textIn(id), applied: numberIn(row.applied), ply: numberIn(row.ply) } };
      const given = { seat: numberIn(row.seat), name: textIn(row.name), hash: textIn(row.hash) };
      return { kind: 'answer', seq, at, ...given, by: by as Author, ...client };
    }
    case 'undo': {
      const { author: by, agreed } = row;
      const undone = { seat: numberIn(row.seat), to: numberIn(row.ply), agreed: agreed === 1 };
      return { kind: 'undo', seq, at, ...undone, by: by as Author };
    }
    default:
      return { kind: 'note', seq, at, note: JSON.parse(textIn(row.note)) };
  }
}

export function changeOf({ seq, events = null }: Row): StoredChange {
  return { seq: numberIn(seq), events: events === null ? undefined : JSON.parse(textIn(events)) };
}

export function answerIdOf({ seat, id, seq }: Row): AnswerId {
  return { seat: numberIn(seat), id: textIn(id), seq: numberIn(seq) };
}

/** Of a chain of answers, the last one that was taken. */
export function takenOf(row: Row): TakenAnswer {
  const applied = numberIn(row.applied);
  return { seq: numberIn(row.seq) + applied - 1, applied, ply: numberIn(row.ply) };
}

function numberIn(value: SQLOutputValue | undefined): number {
  if (typeof value !== 'number') throw new Error(`a row of the journal has ${value} where a number belongs`);
  return value;
}

function textIn(value: SQLOutputValue | undefined): string {
  if (typeof value !== 'string') throw new Error(`a row of the journal has ${value} where a text belongs`);
  return value;
}
