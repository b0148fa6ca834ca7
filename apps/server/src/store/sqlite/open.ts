import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { Store } from '../store.ts';
import { SqliteAccounts } from './accounts.ts';
import { SqliteChallenges } from './challenges.ts';
import { SqliteChat } from './chat.ts';
import { Commits } from './commits.ts';
import { isDiskFault } from './errors.ts';
import { kyselyOver, Statements } from './kysely.ts';
import { checkSchema, migrate } from './migrations.ts';
import { checkNotLost, removeTwins } from './remnants.ts';
import type { Schema } from './schema.ts';
import { SqliteTables } from './tables.ts';

/** How long to wait for another process that has the store open. */
const BUSY_MS = 5000;

/** How sure a commit is: `full` survives the loss of power, `off` is for measuring what that costs. */
export type Durability = 'full' | 'off';

export interface SqliteSetting {
  readonly file: string;
  readonly durability?: Durability;
}

/** The embedded store: one file, and while it is open its write-ahead log beside it. */
export class SqliteStore implements Store {
  readonly tables: SqliteTables;
  readonly accounts: SqliteAccounts;
  readonly chat: SqliteChat;
  readonly challenges: SqliteChallenges;
  readonly commits: Commits;
  readonly #db: DatabaseSync;
  readonly #kysely: Kysely<Schema>;
  readonly #statements: Statements;

  constructor({ file, durability = 'full' }: SqliteSetting) {
    if (file !== ':memory:') {
      mkdirSync(dirname(file), { recursive: true });
      checkNotLost(file);
      removeTwins(file);
    }
    this.#db = new DatabaseSync(file);
    try {
      checkSchema(this.#db);
      this.#db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${durability}; PRAGMA foreign_keys = ON;
        PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON`);
      migrate(this.#db);
    } catch (error) {
      this.#db.close();
      throw error;
    }
    const commits = new Commits(this.#db);
    const statements = new Statements(this.#db);
    const kysely = kyselyOver(this.#db, statements);
    this.tables = new SqliteTables(kysely, statements, commits);
    this.accounts = new SqliteAccounts(kysely, statements, commits);
    this.chat = new SqliteChat(kysely, statements, commits);
    this.challenges = new SqliteChallenges(kysely, statements, commits);
    this.commits = commits;
    this.#kysely = kysely;
    this.#statements = statements;
  }

  async key(name: string, make: () => string): Promise<string> {
    const query = this.#kysely.selectFrom('keys').select('value').where('name', '=', name);
    const found = await query.executeTakeFirst();
    if (found !== undefined) return found.value;
    const values = { name, value: make() };
    const insert = this.#kysely
      .insertInto('keys')
      .values(values)
      .onConflict((c) => c.doNothing());
    await this.commits.add(() => void this.#statements.run(insert));
    return (await query.executeTakeFirstOrThrow()).value;
  }

  probe(now: number): Promise<void> {
    const values = { name: 'probe', value: `${now}` };
    return this.commits.add(() => void this.#statements.run(this.#kysely.replaceInto('keys').values(values)));
  }

  async lastSeen(): Promise<number | undefined> {
    const probe = await this.#kysely.selectFrom('keys').select('value').where('name', '=', 'probe').executeTakeFirst();
    const changes = this.#kysely.selectFrom('progress').select(({ fn }) => fn.max('changed').as('last'));
    const { last } = await changes.executeTakeFirstOrThrow();
    const signs = [probe && Number(probe.value), last ?? undefined].filter((at) => at !== undefined);
    return signs.length === 0 ? undefined : Math.max(...signs);
  }

  emptyLog(): boolean {
    // Everybody would have to wait for one who reads.
    this.#db.exec('PRAGMA busy_timeout = 0');
    try {
      const { busy } = this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      return busy === 0;
    } catch (error) {
      if (isDiskFault(error)) return false;
      throw error;
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    }
  }

  /** What SQLite says of itself, such as `synchronous`. */
  pragma(name: 'journal_mode' | 'synchronous'): unknown {
    return Object.values(this.#db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
  }

  async close(): Promise<void> {
    this.commits.close();
    this.#db.close();
  }
}
