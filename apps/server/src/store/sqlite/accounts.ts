import type { StatementSync } from 'node:sqlite';
import { lastOf } from '@crownleaf/engine';
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import type {
  AccountPage,
  AccountStore,
  StoredAccount,
  StoredCode,
  StoredConfirmation,
  StoredPush,
  StoredToken,
  UnreachablePage,
} from '../store.ts';
import type { Commits } from './commits.ts';
import type { Statements } from './kysely.ts';
import type { Schema } from './schema.ts';

const NAMES_BESIDE = `SELECT DISTINCT coalesce(seat.value ->> 'name', accounts.name) AS name
  FROM players JOIN tables ON tables.n = players.n, json_each(tables.seats) AS seat
    JOIN accounts ON accounts.id = coalesce(seat.value ->> 'account', seat.value ->> 'keptFor')
  WHERE players.account = ? AND tables.status IN ('open', 'live', 'stopped') AND accounts.id <> ?`;

// Counted with the write, so that many at once do not slip in together.
const ADD_PUSH = `REPLACE INTO pushes (account, endpoint, p256dh, auth) SELECT ?, ?, ?, ?
  WHERE (SELECT count(*) FROM pushes WHERE account = ? AND endpoint <> ?) < ?`;

export class SqliteAccounts implements AccountStore {
  readonly #db: Kysely<Schema>;
  readonly #run: Statements;
  readonly #commits: Commits;
  // Asked for at every turn that begins.
  readonly #findById: StatementSync;
  readonly #namesBeside: StatementSync;
  readonly #addPush: StatementSync;

  constructor(db: Kysely<Schema>, run: Statements, commits: Commits) {
    this.#db = db;
    this.#run = run;
    this.#commits = commits;
    this.#findById = run.of('SELECT * FROM accounts WHERE id = ?');
    this.#namesBeside = run.of(NAMES_BESIDE);
    this.#addPush = run.of(ADD_PUSH);
  }

  create(account: StoredAccount): Promise<void> {
    return this.#commits.add(() => this.#insert(account), { guarded: true });
  }

  #insert(account: StoredAccount): void {
    this.#run.run(this.#db.insertInto('accounts').values({ ...account, notify: JSON.stringify(account.notify) }));
  }

  async byId(id: string): Promise<StoredAccount | undefined> {
    const row = this.#findById.get(id) as Selectable<Schema['accounts']> | undefined;
    return row && accountOf(row);
  }

  async named(ids: readonly string[]): Promise<ReadonlyMap<string, StoredAccount>> {
    const rows =
      ids.length === 0 ? [] : await this.#db.selectFrom('accounts').selectAll().where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, accountOf(row)]));
  }

  async namesBeside(id: string): Promise<readonly string[]> {
    return this.#namesBeside.all(id, id).map((row) => String(row.name));
  }

  change(id: string, values: Partial<Pick<StoredAccount, 'name' | 'recovery' | 'notify'>>): Promise<void> {
    const { notify, ...rest } = values;
    const set = notify === undefined ? rest : { ...rest, notify: JSON.stringify(notify) };
    return this.#commits.add(() => void this.#run.run(this.#db.updateTable('accounts').set(set).where('id', '=', id)), {
      guarded: true,
    });
  }

  changeAddress(id: string, notify: StoredAccount['notify'], confirmation?: StoredConfirmation): Promise<void> {
    const db = this.#db;
    const set = { notify: JSON.stringify(notify), confirmed: null };
    return this.#commits.add(
      () => {
        this.#run.run(db.updateTable('accounts').set(set).where('id', '=', id));
        this.#run.run(db.deleteFrom('confirmations').where('account', '=', id));
        if (confirmation === undefined) return;
        this.#run.run(db.insertInto('confirmations').values({ account: id, ...confirmation }));
      },
      { guarded: true },
    );
  }

  async confirmAddress(hash: string, now: number): Promise<string | undefined> {
    const db = this.#db;
    const found = await db.selectFrom('confirmations').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (found === undefined) return undefined;
    const { account, address } = found;
    let confirmed = 0;
    await this.#commits.add(() => {
      this.#run.run(db.deleteFrom('confirmations').where('expires', '<', now));
      const used = this.#run.run(db.deleteFrom('confirmations').where('hash', '=', hash)).changes;
      if (used === 0) return;
      const set = { confirmed: address };
      confirmed = this.#run.run(
        db.updateTable('accounts').set(set).where('id', '=', account).where(ADDRESS, '=', address),
      ).changes;
    });
    return confirmed === 1 ? account : undefined;
  }

  removeAddress(id: string, address: string): Promise<void> {
    const db = this.#db;
    const set = { notify: sql<string>`json_set(notify, '$.address', NULL, '$.mail', 'never')`, confirmed: null };
    return this.#commits.add(() => {
      const removed = this.#run.run(
        db.updateTable('accounts').set(set).where('id', '=', id).where(ADDRESS, '=', address),
      ).changes;
      if (removed === 1) this.#run.run(db.deleteFrom('confirmations').where('account', '=', id));
    });
  }

  async byRecovery(hash: string): Promise<StoredAccount | undefined> {
    const row = await this.#db.selectFrom('accounts').selectAll().where('recovery', '=', hash).executeTakeFirst();
    return row && accountOf(row);
  }

  async programs(owner: string): Promise<readonly StoredAccount[]> {
    const rows = await this.#db.selectFrom('accounts').selectAll().where('owner', '=', owner).execute();
    return rows.map(accountOf);
  }

  forget(id: string, pseudonym: string, at: number): Promise<void> {
    const db = this.#db;
    return this.#commits.add(() => {
      const programs = db.selectFrom('accounts').select('id').where('owner', '=', id);
      this.#run.run(db.deleteFrom('tokens').where('owner', '=', id));
      this.#run.run(db.deleteFrom('sessions').where('account', '=', id));
      this.#run.run(db.deleteFrom('codes').where('account', '=', id));
      this.#run.run(db.deleteFrom('confirmations').where('account', '=', id));
      this.#run.run(db.deleteFrom('pushes').where('account', '=', id));
      this.#run.run(db.deleteFrom('sayings').where((e) => e.or([e('account', '=', id), e('account', 'in', programs)])));
      const silent = { notify: JSON.stringify(SILENT), confirmed: null };
      const nothing = { name: pseudonym, recovery: null, ...silent, deleted: at };
      this.#run.run(
        db
          .updateTable('accounts')
          .set(nothing)
          .where((e) => e.or([e('id', '=', id), e('owner', '=', id)])),
      );
    });
  }

  addSession(hash: string, account: string, at: number): Promise<void> {
    const values = { hash, account, created: at, used: at };
    return this.#commits.add(() => void this.#run.run(this.#db.insertInto('sessions').values(values)), {
      guarded: true,
    });
  }

  async bySession(hash: string): Promise<{ account: StoredAccount; used: number } | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account')
      .selectAll('accounts')
      .select('sessions.used')
      .where('sessions.hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { used, ...account } = row;
    return { account: accountOf(account), used };
  }

  touchSession(hash: string, at: number): Promise<void> {
    const set = { used: at };
    return this.#commits.add(
      () => void this.#run.run(this.#db.updateTable('sessions').set(set).where('hash', '=', hash)),
    );
  }

  endUnusedSessions(since: number, max: number): Promise<void> {
    const db = this.#db;
    const unused = db.selectFrom('sessions').select('hash').where('used', '<', since).limit(max);
    return this.#commits.add(() => {
      this.#run.run(db.deleteFrom('codes').where('expires', '<', since));
      this.#run.run(db.deleteFrom('sessions').where('hash', 'in', unused));
    });
  }

  async unreachable({ after, before, max }: AccountPage): Promise<UnreachablePage> {
    const next = this.#db.selectFrom('accounts').select('id').where('id', '>', after).orderBy('id').limit(max);
    const ids = (await next.execute()).map(({ id }) => id);
    const last = ids.length < max ? '' : lastOf(ids);
    const found = await this.#db
      .selectFrom('accounts')
      .selectAll()
      .where('id', 'in', ids)
      .where('owner', 'is', null)
      .where('deleted', 'is', null)
      .where('recovery', 'is', null)
      .where('created', '<', before)
      .where(UNREACHABLE)
      .execute();
    return { found: found.map(accountOf), last };
  }

  eraseUnnamed(id: string): Promise<void> {
    const gone = this.#db.deleteFrom('accounts').where('id', '=', id).where('deleted', 'is not', null).where(UNNAMED);
    return this.#commits.add(() => void this.#run.run(gone));
  }

  endSession(hash: string): Promise<void> {
    return this.#commits.add(() => void this.#run.run(this.#db.deleteFrom('sessions').where('hash', '=', hash)));
  }

  endSessions(account: string): Promise<void> {
    const db = this.#db;
    return this.#commits.add(() => {
      this.#run.run(db.deleteFrom('sessions').where('account', '=', account));
      this.#run.run(db.deleteFrom('codes').where('account', '=', account));
      this.#run.run(db.deleteFrom('pushes').where('account', '=', account));
    });
  }

  sessions(account: string): Promise<readonly { readonly created: number }[]> {
    return this.#db.selectFrom('sessions').select('created').where('account', '=', account).execute();
  }

  addCode(code: StoredCode, { max, now }: { readonly max: number; readonly now: number }): Promise<void> {
    const db = this.#db;
    const { account } = code;
    const newest = db.selectFrom('codes').select('hash').where('account', '=', account);
    const kept = newest.orderBy('expires', 'desc').limit(max - 1);
    return this.#commits.add(
      () => {
        this.#run.run(db.deleteFrom('codes').where('expires', '<', now));
        this.#run.run(db.deleteFrom('codes').where('account', '=', account).where('hash', 'not in', kept));
        this.#run.run(db.insertInto('codes').values(code));
      },
      { guarded: true },
    );
  }

  async useCode(hash: string, now: number): Promise<string | undefined> {
    const code = await this.#db.selectFrom('codes').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (code === undefined) return undefined;
    let used = 0;
    await this.#commits.add(() => {
      used = this.#run.run(this.#db.deleteFrom('codes').where('hash', '=', hash)).changes;
      this.#run.run(this.#db.deleteFrom('codes').where('expires', '<', now));
    });
    return used === 1 && code.expires >= now ? code.account : undefined;
  }

  addToken(token: StoredToken, hash: string, account: StoredAccount): Promise<void> {
    const { lastUsed, scopes, ...rest } = token;
    const values = { ...rest, hash, scopes: scopes.join(' '), last_used: lastUsed };
    return this.#commits.add(
      () => {
        this.#insert(account);
        this.#run.run(this.#db.insertInto('tokens').values(values));
      },
      { guarded: true },
    );
  }

  async tokens(owner: string): Promise<readonly StoredToken[]> {
    const rows = await this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('owner', '=', owner)
      .orderBy('created')
      .execute();
    return rows.map(tokenOf);
  }

  async byToken(hash: string): Promise<{ account: StoredAccount; token: StoredToken } | undefined> {
    const row = await this.#db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
    const account = row && (await this.byId(row.account));
    return account && { account, token: tokenOf(row) };
  }

  touchToken(id: string, at: number): Promise<void> {
    const set = { last_used: at };
    return this.#commits.add(() => void this.#run.run(this.#db.updateTable('tokens').set(set).where('id', '=', id)));
  }

  async revokeToken(owner: string, id: string): Promise<boolean> {
    let gone = 0;
    await this.#commits.add(() => {
      gone = this.#run.run(this.#db.deleteFrom('tokens').where('id', '=', id).where('owner', '=', owner)).changes;
    });
    return gone === 1;
  }

  async addPush(account: string, { endpoint, p256dh, auth }: StoredPush, max: number): Promise<boolean> {
    let added: number | bigint = 0;
    await this.#commits.add(() => {
      added = this.#addPush.run(account, endpoint, p256dh, auth, account, endpoint, max).changes;
    });
    return Number(added) > 0;
  }

  removePush(account: string, endpoint: string): Promise<void> {
    const query = this.#db.deleteFrom('pushes').where('account', '=', account).where('endpoint', '=', endpoint);
    return this.#commits.add(() => void this.#run.run(query));
  }

  async pushes(account: string): Promise<readonly StoredPush[]> {
    const columns = ['endpoint', 'p256dh', 'auth'] as const;
    return this.#db.selectFrom('pushes').select(columns).where('account', '=', account).execute();
  }
}

const ADDRESS = sql<string>`json_extract(notify, '$.address')`;
/** Nothing lets anybody in, and nobody waits for them at a table. */
const UNREACHABLE = sql<SqlBool>`
  NOT EXISTS (SELECT 1 FROM sessions WHERE account = accounts.id)
  AND NOT EXISTS (SELECT 1 FROM codes WHERE account = accounts.id)
  AND NOT EXISTS (SELECT 1 FROM tokens WHERE owner = accounts.id)
  AND NOT EXISTS (
    SELECT 1 FROM players JOIN tables ON tables.n = players.n
    WHERE players.account = accounts.id AND tables.status IN ('open', 'live', 'stopped')
  )`;
const UNNAMED = sql<SqlBool>`
  NOT EXISTS (SELECT 1 FROM players WHERE account = accounts.id)
  AND NOT EXISTS (SELECT 1 FROM results WHERE account = accounts.id)
  AND NOT EXISTS (SELECT 1 FROM attempts WHERE account = accounts.id)
  AND NOT EXISTS (SELECT 1 FROM sayings WHERE account = accounts.id)
  AND NOT EXISTS (SELECT 1 FROM accounts AS programs WHERE programs.owner = accounts.id)`;
const SILENT = { push: 'never', mail: 'never', address: null };

function accountOf({ notify, ...row }: Selectable<Schema['accounts']>): StoredAccount {
  return { ...row, notify: JSON.parse(notify) };
}

function tokenOf({ id, account, owner, name, scopes, created, last_used }: Selectable<Schema['tokens']>): StoredToken {
  return {
    id,
    account,
    owner,
    name,
    scopes: scopes.split(' ') as StoredToken['scopes'][number][],
    created,
    lastUsed: last_used,
  };
}
