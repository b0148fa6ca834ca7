import type { SQLInputValue } from 'node:sqlite';
import type { Author } from '@crownleaf/engine';
import type { JournalEntry } from '../store.ts';
import type { JournalColumns } from './schema.ts';

/** In the order of the columns of the hot insert. */
export function journalValues(n: number, entry: JournalEntry): SQLInputValue[] {
  const { seq, kind, at } = entry;
  switch (entry.kind) {
    case 'answer': {
      const { seat, name, hash, by, client } = entry;
      const { id = null, applied = null, ply = null } = client ?? {};
      return [n, seq, kind, at, seat, name, hash, by, id, applied, ply, null, null];
    }
    case 'undo':
      return [n, seq, kind, at, entry.seat, null, null, entry.by, null, null, entry.to, Number(entry.agreed), null];
    case 'note':
      return [n, seq, kind, at, null, null, null, null, null, null, null, null, JSON.stringify(entry.note)];
  }
}

export function entryOf(row: JournalColumns): JournalEntry {
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
