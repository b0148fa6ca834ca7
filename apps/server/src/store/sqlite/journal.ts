import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Author } from '@crownleaf/engine';
import type { ClientId, JournalEntry, TableChange, TakenAnswer } from '../store.ts';
import type { Statements } from './kysely.ts';
import type { JournalColumns } from './schema.ts';

const APPEND = `INSERT INTO journal
    (before, n, seq, kind, at, seat, name, hash, author, client, applied, ply, agreed, note)
  VALUES ((SELECT last FROM progress WHERE n = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
// Only from where the change set out: after one that was not written none may follow.
const GO_ON = `UPDATE progress
  SET last = last_insert_rowid(), seq = ?, ply = ?, asked = ?, changed = ?, clocks = ?, deadline = ? WHERE n = ? AND seq = ?`;
const STAY = `UPDATE progress SET ply = ?, asked = ?, changed = ?, clocks = ?, deadline = ? WHERE n = ? AND seq = ?`;

/**
 * From the last entry of a table back to its first, or as far as it has to go. What is not the entry before, of the same
 * table, ends it: a damaged store must not lead in circles.
 */
const back = (goesOn: string): string => `WITH RECURSIVE chain (id, before, n, seq, seat, client) AS (
    SELECT id, before, journal.n, journal.seq, seat, client FROM progress
    JOIN journal ON journal.id = progress.last AND journal.n = progress.n AND journal.seq = progress.seq
    WHERE progress.n = ?
    UNION ALL
    SELECT journal.id, journal.before, journal.n, journal.seq, journal.seat, journal.client FROM chain
    JOIN journal ON journal.id = chain.before AND journal.n = chain.n AND journal.seq = chain.seq - 1
    WHERE ${goesOn}
  )`;
const SINCE = `${back('journal.seq > ?')}
  SELECT journal.* FROM chain JOIN journal USING (id) WHERE journal.seq > ? ORDER BY journal.seq`;
const CLIENT_IDS = `${back('TRUE')} SELECT seat, client AS id FROM chain WHERE client IS NOT NULL`;
const TAKEN = `${back('(chain.seat, chain.client) IS NOT (?, ?)')}
  SELECT journal.seq, applied, ply FROM chain JOIN journal USING (id) WHERE (chain.seat, chain.client) IS (?, ?)`;

/** The entries of all tables one after another, each leading to the one before it; how far a table is leads to its last. */
export class SqliteJournal {
  readonly #statements: Statements;
  readonly #append: StatementSync;
  readonly #goOn: StatementSync;
  readonly #stay: StatementSync;
  readonly #since: StatementSync;
  readonly #clientIds: StatementSync;
  readonly #taken: StatementSync;

  constructor(statements: Statements) {
    this.#statements = statements;
    this.#append = statements.of(APPEND);
    this.#goOn = statements.of(GO_ON);
    this.#stay = statements.of(STAY);
    this.#since = statements.of(SINCE);
    this.#clientIds = statements.of(CLIENT_IDS);
    this.#taken = statements.of(TAKEN);
  }

  /** Inside the transaction that is open: an entry that does not follow goes only because the error rolls that back. */
  write({ n, entries, progress }: TableChange): void {
    const { seq, ply, asked, changed, deadline } = progress;
    const clocks = progress.clocks && JSON.stringify(progress.clocks);
    for (const entry of entries) {
      const before = entry.seq - 1;
      this.#append.run(n, n, entry.seq, ...valuesOf(entry));
      onlyFrom(n, before, this.#goOn.run(entry.seq, ply, asked, changed, clocks, deadline, n, before));
    }
    if (entries.length === 0) onlyFrom(n, seq, this.#stay.run(ply, asked, changed, clocks, deadline, n, seq));
  }

  since(n: number, seq: number): JournalEntry[] {
    return this.#since.all(n, seq, seq).map((row) => entryOf(row as unknown as JournalColumns));
  }

  /** Of all entries, whether or not they are led to. */
  counts(): ReadonlyMap<number, number> {
    const rows = this.#statements.of('SELECT n, count(*) AS entries FROM journal GROUP BY n').all();
    return new Map((rows as unknown as { n: number; entries: number }[]).map(({ n, entries }) => [n, entries]));
  }

  clientIds(n: number): readonly ClientId[] {
    return this.#clientIds.all(n) as unknown as ClientId[];
  }

  taken(n: number, { seat, id }: ClientId): TakenAnswer | undefined {
    const row = this.#taken.get(n, seat, id, seat, id) as unknown as TakenAnswer | undefined;
    return row && { ...row, seq: row.seq + row.applied - 1 };
  }
}

function onlyFrom(n: number, seq: number, { changes }: { readonly changes: number | bigint }): void {
  if (changes !== 1) throw new Error(`table ${n} is not at entry ${seq} any more`);
}

/** In the order of the columns, from `kind` on. */
function valuesOf(entry: JournalEntry): SQLInputValue[] {
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

function entryOf(row: JournalColumns): JournalEntry {
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
