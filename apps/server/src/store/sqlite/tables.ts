import type { StatementSync } from 'node:sqlite';
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type {
  ClientId,
  JournalEntry,
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
import { SqliteJournal } from './journal.ts';
import type { Statements } from './kysely.ts';
import type { ProgressColumns, Schema, TableColumns } from './schema.ts';

const PROGRESS_COLUMNS = ['seq', 'ply', 'asked', 'changed', 'clocks', 'deadline'] as const;
type TableRow = Selectable<TableColumns> & Omit<ProgressColumns, 'n'>;

const LIST = 'UPDATE tables SET listed = ? WHERE n = ?';
const KEEP_SNAPSHOT = 'REPLACE INTO snapshots (n, seq, state) VALUES (?, ?, ?)';

/** For anybody: what is kept for somebody they find among their own tables. */
const HAS_OPEN_SEAT = sql<SqlBool>`EXISTS (
  SELECT 1 FROM json_each(tables.seats) WHERE value ->> 'kind' = 'open' AND value ->> 'keptFor' IS NULL
)`;

export class SqliteTables implements TableStore {
  readonly #db: Kysely<Schema>;
  readonly #run: Statements;
  readonly #commits: Commits;
  // What answers need has statements of its own, in the journal and here; the rest goes through the query builder.
  readonly #journal: SqliteJournal;
  readonly #list: StatementSync;
  readonly #keepSnapshot: StatementSync;

  constructor(db: Kysely<Schema>, run: Statements, commits: Commits) {
    this.#db = db;
    this.#run = run;
    this.#commits = commits;
    this.#journal = new SqliteJournal(run);
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
    return this.#journal.read(n, after);
  }

  async snapshot(n: number): Promise<StoredSnapshot | undefined> {
    const row = await this.#db.selectFrom('snapshots').select(['seq', 'state']).where('n', '=', n).executeTakeFirst();
    return row && { seq: row.seq, state: JSON.parse(row.state) };
  }

  answerIds(n: number): readonly ClientId[] {
    return this.#journal.answerIds(n);
  }

  taken(n: number, which: ClientId): TakenAnswer | undefined {
    return this.#journal.taken(n, which);
  }

  write(change: TableChange): Promise<void> {
    return this.#commits.add(() => this.#perform(change));
  }

  #perform(change: TableChange): void {
    const { n, progress, about, listed, snapshot } = change;
    this.#journal.write(change);
    if (listed) this.#list.run(progress.changed, n);
    if (about !== undefined) {
      this.#run.run(this.#db.updateTable('tables').set(aboutColumns(about)).where('n', '=', n));
      this.#seatPlayers(n, about);
    }
    if (snapshot === null) this.#run.run(this.#db.deleteFrom('snapshots').where('n', '=', n));
    else if (snapshot !== undefined) this.#keepSnapshot.run(n, snapshot.seq, JSON.stringify(snapshot.state));
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
    let query = tables.where('status', '=', what.filter).where('visibility', '=', 'public').where('daily', 'is', null);
    query = what.filter === 'live' ? query.where('spectators', '=', 1) : query.where(HAS_OPEN_SEAT);
    if (what.game !== undefined) query = query.where('game', '=', what.game);
    const rows = await query.orderBy('listed', 'desc').execute();
    return rows.map(tableOf).sort((a, b) => b.changed - a.changed);
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

/** Everybody the table belongs to: also who set it up, and whom a seat is kept for. */
function accountsAt({ host, seats }: TableAbout): ReadonlySet<string> {
  const accounts = seats.map((seat) => {
    if (seat.kind === 'bot') return undefined;
    return seat.kind === 'open' ? seat.keptFor : seat.account;
  });
  return new Set([host, ...accounts.filter((account) => account !== undefined)]);
}

function originColumns(origin: TableOrigin) {
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

function aboutColumns(about: TableAbout) {
  const { seats, proposal, result, rulesVersion, ...rest } = about;
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
    proposal: jsonOrNull(proposal),
    result: jsonOrNull(result),
    rules_version: rulesVersion,
  };
}

function progressColumns({ seq, ply, asked, changed, clocks, deadline }: TableProgress) {
  return { seq, ply, asked, changed, clocks: jsonOrNull(clocks), deadline };
}

function tableOf(row: TableRow): StoredTable {
  const { options, pace, visibility, spectators, hints, status, seats, rules_version, proposal, clocks, ...rest } = row;
  const { listed: _, practice, result, ...plain } = rest;
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
    rulesVersion: rules_version,
    proposal: proposal === null ? null : JSON.parse(proposal),
    result: result === null ? null : JSON.parse(result),
    clocks: clocks === null ? null : JSON.parse(clocks),
  };
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
