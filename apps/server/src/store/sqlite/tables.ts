import type { StatementSync } from 'node:sqlite';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { slices } from '../../ops/slices.ts';
import type {
  AnswerId,
  JournalEntry,
  StoredChange,
  StoredSnapshot,
  StoredTable,
  TableAbout,
  TableChange,
  TableOrigin,
  TableProgress,
  TableQuery,
  TableStore,
  TakenAnswer,
} from '../store.ts';
import type { Commits } from './commits.ts';
import type { Statements } from './kysely.ts';
import { pagesOf, ROWS_PER_PAGE } from './pages.ts';
import {
  aboutColumns,
  answerIdOf,
  changeOf,
  entryOf,
  entryValues,
  originColumns,
  progressColumns,
  tableOf,
  takenOf,
} from './rows.ts';
import type { Schema } from './schema.ts';

const PROGRESS_COLUMNS = ['seq', 'ply', 'asked', 'changed', 'clocks', 'deadline'] as const;

const APPEND = `INSERT INTO journal
    (n, seq, kind, at, seat, name, hash, author, client, applied, ply, agreed, note, events)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
// Only from where the change set out: after one that was not written none may follow.
const ADVANCE = `UPDATE progress SET seq = ?, ply = ?, asked = ?, changed = ?, clocks = ?, deadline = ?
  WHERE n = ? AND seq = ?`;
const READ = `SELECT seq, kind, at, seat, name, hash, author, client, applied, ply, agreed, note
  FROM journal WHERE n = ? AND seq > ? ORDER BY seq LIMIT ?`;
const READ_CHANGES = 'SELECT seq, events FROM journal WHERE n = ? AND seq > ? ORDER BY seq LIMIT ?';
const ANSWER_IDS = 'SELECT seat, client AS id, seq FROM journal WHERE n = ? AND client IS NOT NULL';
const TAKEN = 'SELECT seq, applied, ply FROM journal WHERE n = ? AND seq = ?';
const LIST = 'UPDATE tables SET listed = ? WHERE n = ?';
const KEEP_SNAPSHOT = 'REPLACE INTO snapshots (n, seq, state) VALUES (?, ?, ?)';

/** What lists for everybody show, in the very words of the index that has only those. */
export const IS_SHOWN = `visibility = 'public' AND daily IS NULL AND iif(status = 'open', has_open_seat, spectators) = 1`;

export class SqliteTables implements TableStore {
  readonly #db: Kysely<Schema>;
  readonly #run: Statements;
  readonly #commits: Commits;
  // What answers need has prepared statements; the rest goes through the query builder.
  readonly #append: StatementSync;
  readonly #advance: StatementSync;
  readonly #read: StatementSync;
  readonly #readChanges: StatementSync;
  readonly #answerIds: StatementSync;
  readonly #taken: StatementSync;
  readonly #list: StatementSync;
  readonly #keepSnapshot: StatementSync;

  constructor(db: Kysely<Schema>, run: Statements, commits: Commits) {
    this.#db = db;
    this.#run = run;
    this.#commits = commits;
    this.#append = run.of(APPEND);
    this.#advance = run.of(ADVANCE);
    this.#read = run.of(READ);
    this.#readChanges = run.of(READ_CHANGES);
    this.#answerIds = run.of(ANSWER_IDS);
    this.#taken = run.of(TAKEN);
    this.#list = run.of(LIST);
    this.#keepSnapshot = run.of(KEEP_SNAPSHOT);
  }

  async create(origin: TableOrigin, about: TableAbout, progress: TableProgress): Promise<StoredTable> {
    let n = 0;
    await this.#commits.add(() => {
      const values = { ...originColumns(origin), ...aboutColumns(about), listed: progress.changed };
      n = this.#run.run(this.#db.insertInto('tables').values(values)).lastId;
      this.#run.run(this.#db.insertInto('progress').values({ n, ...progressColumns(progress) }));
      this.#seatPlayers(n, about);
    });
    return { n, ...origin, ...about, ...progress };
  }

  async load(id: string): Promise<StoredTable | undefined> {
    const row = await this.#whole().where('tables.id', '=', id).executeTakeFirst();
    return row && tableOf(row);
  }

  #whole() {
    return this.#db
      .selectFrom('tables')
      .innerJoin('progress', 'progress.n', 'tables.n')
      .selectAll('tables')
      .select(PROGRESS_COLUMNS);
  }

  async journal(n: number, after: number): Promise<readonly JournalEntry[]> {
    await slices.begin();
    return allOf(this.journalPages(n, after));
  }

  journalPages(n: number, after: number): AsyncIterable<readonly JournalEntry[]> {
    return pagesOf((last) => this.#read.all(n, last?.seq ?? after, ROWS_PER_PAGE).map(entryOf));
  }

  changes(n: number, after: number): Promise<readonly StoredChange[]> {
    return allOf(pagesOf((last) => this.#readChanges.all(n, last?.seq ?? after, ROWS_PER_PAGE).map(changeOf)));
  }

  async snapshot(n: number): Promise<StoredSnapshot | undefined> {
    const row = await this.#db.selectFrom('snapshots').select(['seq', 'state']).where('n', '=', n).executeTakeFirst();
    return row && { seq: row.seq, state: JSON.parse(row.state) };
  }

  answerIds(n: number): readonly AnswerId[] {
    return this.#answerIds.all(n).map(answerIdOf);
  }

  taken(n: number, seq: number): TakenAnswer | undefined {
    const row = this.#taken.get(n, seq);
    return row && takenOf(row);
  }

  write(change: TableChange): Promise<void> {
    return this.#commits.add(() => this.#perform(change));
  }

  #perform(change: TableChange): void {
    const { n, progress, about, listed, snapshot } = change;
    this.#writeEntries(change);
    if (listed) this.#list.run(progress.changed, n);
    if (about !== undefined) {
      this.#run.run(this.#db.updateTable('tables').set(aboutColumns(about)).where('n', '=', n));
      this.#seatPlayers(n, about);
    }
    if (snapshot === null) this.#run.run(this.#db.deleteFrom('snapshots').where('n', '=', n));
    else if (snapshot !== undefined) this.#keepSnapshot.run(n, snapshot.seq, JSON.stringify(snapshot.state));
  }

  /** Runs inside a transaction, which an error rolls back. */
  #writeEntries({ n, entries, progress }: TableChange): void {
    const { seq, ply, asked, changed, clocks, deadline } = progress;
    const before = seq - entries.length;
    for (const [i, entry] of entries.entries()) {
      if (entry.seq !== before + 1 + i) throw new Error(`table ${n}: entry ${entry.seq} does not follow ${before + i}`);
      this.#append.run(n, entry.seq, ...entryValues(entry), JSON.stringify(entry.events));
    }
    const clocksJson = clocks && JSON.stringify(clocks);
    const { changes } = this.#advance.run(seq, ply, asked, changed, clocksJson, deadline, n, before);
    if (changes !== 1) throw new Error(`table ${n} is not at entry ${before} any more`);
  }

  #seatPlayers(n: number, about: TableAbout): void {
    this.#run.run(this.#db.deleteFrom('players').where('n', '=', n));
    for (const account of accountsAt(about)) this.#run.run(this.#db.insertInto('players').values({ account, n }));
  }

  async list(what: TableQuery): Promise<readonly StoredTable[]> {
    const tables = this.#whole().limit(what.limit);
    if (what.filter === 'mine') {
      const mine = tables.innerJoin('players', 'players.n', 'tables.n').where('players.account', '=', what.account);
      return (await mine.orderBy('progress.changed', 'desc').execute()).map(tableOf);
    }
    let query = tables.where('status', '=', what.filter).where(sql.raw<SqlBool>(IS_SHOWN));
    if (what.game !== undefined) query = query.where('game', '=', what.game);
    const rows = await query.orderBy('listed', 'desc').execute();
    return rows.map(tableOf).sort((a, b) => b.changed - a.changed);
  }

  async idsOf(account: string, max: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('players')
      .innerJoin('tables', 'tables.n', 'players.n')
      .innerJoin('progress', 'progress.n', 'players.n')
      .select('tables.id')
      .where('players.account', '=', account)
      .orderBy('progress.changed', 'desc')
      .limit(max)
      .execute();
    return rows.map(({ id }) => id);
  }

  async lengthsOf(person: string, max: number): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('players')
      .innerJoin('progress', 'progress.n', 'players.n')
      .select('progress.seq')
      .where('players.account', 'in', (e) =>
        e
          .selectFrom('accounts')
          .select('accounts.id')
          .where((own) => own.or([own('accounts.id', '=', person), own('accounts.owner', '=', person)])),
      )
      .limit(max)
      .execute();
    return rows.map(({ seq }) => seq);
  }

  async late(now: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('progress')
      .innerJoin('tables', 'tables.n', 'progress.n')
      .select('tables.id')
      .where('deadline', '<=', now)
      .limit(100)
      .execute();
    return rows.map(({ id }) => id);
  }

  async live(): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('tables').select('id').where('status', '=', 'live').execute();
    return rows.map(({ id }) => id);
  }

  async waitingSince(then: number): Promise<readonly string[]> {
    const waiting = this.#db.selectFrom('tables').select('id').where('status', '=', 'open').where('listed', '<=', then);
    return (await waiting.limit(100).execute()).map(({ id }) => id);
  }

  async all(): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('tables').select('id').orderBy('n').execute();
    return rows.map(({ id }) => id);
  }

  async count(host: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('status', 'in', ['open', 'live'])
      .executeTakeFirstOrThrow();
    return count;
  }
}

async function allOf<T>(pages: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}

/** Everybody the table belongs to: also who set it up, and whom a seat is kept for. */
function accountsAt({ host, seats }: TableAbout): ReadonlySet<string> {
  const accounts = seats.map((seat) => {
    if (seat.kind === 'bot') return undefined;
    return seat.kind === 'open' ? seat.keptFor : seat.account;
  });
  return new Set([host, ...accounts.filter((account) => account !== undefined)]);
}
