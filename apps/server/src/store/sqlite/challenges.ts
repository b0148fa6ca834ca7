import { type Kysely, type Selectable, sql } from 'kysely';
import type { ChallengeStore, SoloResult } from '../store.ts';
import type { Commits } from './commits.ts';
import type { Statements } from './kysely.ts';
import { pagesOf, ROWS_PER_PAGE } from './pages.ts';
import type { Schema } from './schema.ts';

export class SqliteChallenges implements ChallengeStore {
  readonly #db: Kysely<Schema>;
  readonly #run: Statements;
  readonly #commits: Commits;

  constructor(db: Kysely<Schema>, run: Statements, commits: Commits) {
    this.#db = db;
    this.#run = run;
    this.#commits = commits;
  }

  async attempt(account: string, game: string, day: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('attempts')
      .select('table_id')
      .where('account', '=', account)
      .where('game', '=', game)
      .where('day', '=', day)
      .executeTakeFirst();
    return row?.table_id;
  }

  attempts(
    account: string,
  ): Promise<readonly { readonly game: string; readonly day: string; readonly table: string }[]> {
    const columns = ['game', 'day', 'table_id as table'] as const;
    return this.#db.selectFrom('attempts').select(columns).where('account', '=', account).execute();
  }

  async claim(account: string, game: string, day: string, table: string): Promise<boolean> {
    const values = { account, game, day, table_id: table };
    const query = this.#db
      .insertInto('attempts')
      .values(values)
      .onConflict((c) => c.doNothing());
    let changes = 0;
    await this.#commits.add(() => {
      changes = this.#run.run(query).changes;
    });
    return changes === 1;
  }

  finish({ table, options, won, detail, ...rest }: SoloResult): Promise<void> {
    const kept = detail === null ? null : JSON.stringify(detail);
    const values = { ...rest, table_id: table, options: JSON.stringify(options), won: Number(won), detail: kept };
    return this.#commits.add(() => void this.#run.run(this.#db.replaceInto('results').values(values)));
  }

  async unfinished(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .leftJoin('results', 'results.table_id', 'tables.id')
      .select('tables.id')
      .where('tables.status', '=', 'over')
      .where('tables.practice', '=', 0)
      .where('results.table_id', 'is', null)
      .where((e) => e.or([e('tables.daily', 'is not', null), e(sql`json_array_length(tables.seats)`, '=', 1)]))
      .execute();
    return rows.map(({ id }) => id);
  }

  async ofDay(game: string, day: string): Promise<readonly SoloResult[]> {
    const rows = this.#db.selectFrom('results').selectAll().where('game', '=', game).where('daily', '=', day);
    return (await rows.orderBy('finished').execute()).map(resultOf);
  }

  async ofPlayer(account: string, game: string): Promise<readonly SoloResult[]> {
    const rows = this.#db.selectFrom('results').selectAll().where('account', '=', account).where('game', '=', game);
    return (await rows.orderBy('finished').execute()).map(resultOf);
  }

  allOfPlayer(account: string): AsyncIterable<readonly SoloResult[]> {
    const all = this.#db
      .selectFrom('results')
      .selectAll()
      .where('account', '=', account)
      .orderBy('finished')
      .orderBy('table_id')
      .limit(ROWS_PER_PAGE);
    return pagesOf(async (last: SoloResult | undefined) => {
      const rest =
        last && all.where((e) => e(e.refTuple('finished', 'table_id'), '>', e.tuple(last.finished, last.table)));
      return (await (rest ?? all).execute()).map(resultOf);
    });
  }
}

function resultOf({ table_id, options, won, detail, ...rest }: Selectable<Schema['results']>): SoloResult {
  return {
    ...rest,
    table: table_id,
    options: JSON.parse(options),
    won: won === 1,
    detail: detail === null ? null : JSON.parse(detail),
  };
}
