import type { Kysely } from 'kysely';
import type { ChatStore, StoredSaying } from '../store.ts';
import type { Commits } from './commits.ts';
import type { Statements } from './kysely.ts';
import { pagesOf, ROWS_PER_PAGE } from './pages.ts';
import type { Schema } from './schema.ts';

export class SqliteChat implements ChatStore {
  readonly #db: Kysely<Schema>;
  readonly #run: Statements;
  readonly #commits: Commits;

  constructor(db: Kysely<Schema>, run: Statements, commits: Commits) {
    this.#db = db;
    this.#run = run;
    this.#commits = commits;
  }

  async say(n: number, saying: Omit<StoredSaying, 'id'>): Promise<StoredSaying> {
    let id = 0;
    await this.#commits.add(() => {
      id = this.#run.run(this.#db.insertInto('sayings').values({ n, ...saying })).lastId;
    });
    return { id, ...saying };
  }

  /** The newest, oldest first. */
  async said(n: number, after: number, limit: number): Promise<readonly StoredSaying[]> {
    const columns = ['id', 'at', 'account', 'seat', 'text', 'emote'] as const;
    const at = this.#db.selectFrom('sayings').select(columns).where('n', '=', n).where('id', '>', after);
    return (await at.orderBy('id', 'desc').limit(limit).execute()).reverse();
  }

  saidBy(account: string): AsyncIterable<readonly (StoredSaying & { table: string })[]> {
    const said = this.#db
      .selectFrom('sayings')
      .innerJoin('tables', 'tables.n', 'sayings.n')
      .select(['sayings.id', 'at', 'account', 'seat', 'text', 'emote', 'tables.id as table'])
      .where('account', '=', account)
      .orderBy('sayings.id')
      .limit(ROWS_PER_PAGE);
    return pagesOf((last: { readonly id: number } | undefined) =>
      said.where('sayings.id', '>', last?.id ?? 0).execute(),
    );
  }
}
