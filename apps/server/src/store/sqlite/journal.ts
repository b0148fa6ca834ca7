import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Author } from '@crownleaf/engine';
import type { ClientId, JournalEntry, TableChange, TakenAnswer } from '../store.ts';
import type { Statements } from './kysely.ts';
import type { JournalColumns } from './schema.ts';

const APPEND = `INSERT INTO journal
    (n, seq, kind, at, seat, name, hash, author, client, applied, ply, agreed, note)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
// Only from where the change set out: after one that was not written none may follow.
const ADVANCE = `UPDATE progress SET seq = ?, ply = ?, asked = ?, changed = ?, clocks = ?, deadline = ?
  WHERE n = ? AND seq = ?`;
const READ = 'SELECT * FROM journal WHERE n = ? AND seq > ? ORDER BY seq';
const ANSWER_IDS = 'SELECT seat, client AS id FROM journal WHERE n = ? AND client IS NOT NULL';
const TAKEN = 'SELECT seq, applied, ply FROM journal WHERE n = ? AND seat = ? AND client = ?';

/** The journal of all tables: an entry is known by its table and its number there. Answers need these statements to be quick. */
export class SqliteJournal {
  readonly #append: StatementSync;
  readonly #advance: StatementSync;
  readonly #read: StatementSync;
  readonly #answerIds: StatementSync;
  readonly #taken: StatementSync;

  constructor(statements: Statements) {
    this.#append = statements.of(APPEND);
    this.#advance = statements.of(ADVANCE);
    this.#read = statements.of(READ);
    this.#answerIds = statements.of(ANSWER_IDS);
    this.#taken = statements.of(TAKEN);
  }

  /** Runs inside a transaction, which an error rolls back. */
  write({ n, entries, progress }: TableChange): void {
    const { seq, ply, asked, changed, clocks, deadline } = progress;
    const before = seq - entries.length;
    for (const [i, entry] of entries.entries()) {
      if (entry.seq !== before + 1 + i) throw new Error(`table ${n}: entry ${entry.seq} does not follow ${before + i}`);
      this.#append.run(n, entry.seq, ...valuesOf(entry));
    }
    const clocksJson = clocks && JSON.stringify(clocks);
    const { changes } = this.#advance.run(seq, ply, asked, changed, clocksJson, deadline, n, before);
    if (changes !== 1) throw new Error(`table ${n} is not at entry ${before} any more`);
  }

  read(n: number, after: number): JournalEntry[] {
    return this.#read.all(n, after).map((row) => entryOf(row as unknown as JournalColumns));
  }

  answerIds(n: number): readonly ClientId[] {
    return this.#answerIds.all(n) as unknown as ClientId[];
  }

  taken(n: number, { seat, id }: ClientId): TakenAnswer | undefined {
    const row = this.#taken.get(n, seat, id) as unknown as TakenAnswer | undefined;
    return row && { ...row, seq: row.seq + row.applied - 1 };
  }
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
