import type { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../operator-error.ts';

/** Each step leads from one version of the schema to the next; none is ever changed after a release. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

   CREATE TABLE accounts (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT REFERENCES accounts (id), created INTEGER NOT NULL,
     deleted INTEGER, recovery TEXT UNIQUE, notify TEXT NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id), created INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX sessions_of ON sessions (account);
   CREATE TABLE codes (
     hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id), expires INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE tokens (
     id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, account TEXT NOT NULL REFERENCES accounts (id),
     owner TEXT NOT NULL REFERENCES accounts (id), name TEXT NOT NULL, scopes TEXT NOT NULL,
     created INTEGER NOT NULL, last_used INTEGER
   ) WITHOUT ROWID;
   CREATE INDEX tokens_of ON tokens (owner);
   CREATE TABLE pushes (
     account TEXT NOT NULL REFERENCES accounts (id), endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
     PRIMARY KEY (account, endpoint)
   ) WITHOUT ROWID;

   CREATE TABLE tables (
     n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, options TEXT NOT NULL, pace TEXT NOT NULL,
     visibility TEXT NOT NULL, spectators INTEGER NOT NULL, hints INTEGER NOT NULL, created INTEGER NOT NULL, daily TEXT,
     status TEXT NOT NULL, host TEXT NOT NULL, seats TEXT NOT NULL, rules_version INTEGER NOT NULL, started INTEGER,
     finished INTEGER, secret TEXT, invitation TEXT, proposal TEXT, rematch TEXT,
     seq INTEGER NOT NULL, ply INTEGER NOT NULL, asked INTEGER NOT NULL, changed INTEGER NOT NULL, clocks TEXT,
     deadline INTEGER
   );
   CREATE INDEX tables_listed ON tables (status, visibility, changed);
   CREATE INDEX tables_late ON tables (deadline) WHERE deadline IS NOT NULL;
   CREATE INDEX tables_hosted ON tables (host, status);
   CREATE TABLE players (
     account TEXT NOT NULL, n INTEGER NOT NULL REFERENCES tables (n), PRIMARY KEY (account, n)
   ) WITHOUT ROWID;
   CREATE INDEX players_at ON players (n);

   CREATE TABLE journal (
     n INTEGER NOT NULL REFERENCES tables (n), seq INTEGER NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL, seat INTEGER,
     name TEXT, hash TEXT, author TEXT, client TEXT, applied INTEGER, ply INTEGER, agreed INTEGER, note TEXT,
     PRIMARY KEY (n, seq)
   ) WITHOUT ROWID;
   CREATE UNIQUE INDEX journal_clients ON journal (n, seat, client) WHERE client IS NOT NULL;
   CREATE TABLE snapshots (
     n INTEGER PRIMARY KEY REFERENCES tables (n), seq INTEGER NOT NULL, state TEXT NOT NULL
   );

   CREATE TABLE sayings (
     id INTEGER PRIMARY KEY, n INTEGER NOT NULL REFERENCES tables (n), at INTEGER NOT NULL, account TEXT NOT NULL,
     seat INTEGER, text TEXT, emote TEXT
   );
   CREATE INDEX sayings_at ON sayings (n, id);
   CREATE INDEX sayings_of ON sayings (account);

   CREATE TABLE attempts (
     account TEXT NOT NULL, game TEXT NOT NULL, day TEXT NOT NULL, table_id TEXT NOT NULL,
     PRIMARY KEY (account, game, day)
   ) WITHOUT ROWID;
   CREATE TABLE results (
     table_id TEXT PRIMARY KEY, account TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL, score INTEGER NOT NULL,
     won INTEGER NOT NULL, finished INTEGER NOT NULL, daily TEXT, detail TEXT
   ) WITHOUT ROWID;
   CREATE INDEX results_of ON results (account, game);
   CREATE INDEX results_on ON results (game, daily) WHERE daily IS NOT NULL;`,
  // Whose result it is says the account; a name that was written down would outlive it.
  `UPDATE results SET detail = json_set(detail, '$.name', '') WHERE detail IS NOT NULL;`,
  // Every answer writes its entry and the progress of its table, so a commit should find them close together: entries one
  // after another whatever table they are of, and progress away from what changes now and then. No index leads to the
  // entries of a table: each names the one before it, and the progress names the last.
  `CREATE TABLE entries (
     id INTEGER PRIMARY KEY, before INTEGER, n INTEGER NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL,
     at INTEGER NOT NULL, seat INTEGER, name TEXT, hash TEXT, author TEXT, client TEXT, applied INTEGER, ply INTEGER,
     agreed INTEGER, note TEXT
   );
   INSERT INTO entries
     SELECT row_number() OVER whole,
       CASE WHEN lag(seq) OVER (PARTITION BY n ORDER BY seq) = seq - 1 THEN row_number() OVER whole - 1 END, *
     FROM journal WINDOW whole AS (ORDER BY n, seq);
   DROP TABLE journal;
   ALTER TABLE entries RENAME TO journal;

   CREATE TABLE progress (
     n INTEGER PRIMARY KEY REFERENCES tables (n), last INTEGER, seq INTEGER NOT NULL,
     ply INTEGER NOT NULL, asked INTEGER NOT NULL, changed INTEGER NOT NULL, clocks TEXT, deadline INTEGER
   );
   INSERT INTO progress
     SELECT tables.n, max(journal.id), tables.seq, tables.ply, asked, changed, clocks, deadline
     FROM tables LEFT JOIN journal ON journal.n = tables.n GROUP BY tables.n;
   CREATE INDEX progress_late ON progress (deadline) WHERE deadline IS NOT NULL;
   DROP INDEX tables_late;
   ALTER TABLE tables RENAME COLUMN changed TO listed;
   ALTER TABLE tables DROP COLUMN seq;
   ALTER TABLE tables DROP COLUMN ply;
   ALTER TABLE tables DROP COLUMN asked;
   ALTER TABLE tables DROP COLUMN clocks;
   ALTER TABLE tables DROP COLUMN deadline;`,
  // Nobody has shown yet that an address is theirs. Of each account one address at most waits for that.
  `ALTER TABLE accounts ADD COLUMN confirmed TEXT;
   CREATE TABLE confirmations (
     account TEXT PRIMARY KEY REFERENCES accounts (id), hash TEXT NOT NULL UNIQUE, address TEXT NOT NULL,
     expires INTEGER NOT NULL
   ) WITHOUT ROWID;`,
  // Who set up a table finds it among their own, seat or not.
  `INSERT OR IGNORE INTO players SELECT host, n FROM tables;`,
  // Later rules may not be able to tell how a game has ended.
  `ALTER TABLE tables ADD COLUMN result TEXT;`,
  `ALTER TABLE tables ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;`,
  // Entries are found by table and number again, without a chain from one to the next (ADR 0013). Only a damaged store has
  // two entries of one number: the first stays, and the check of a restore finds what is wrong.
  `CREATE TABLE entries (
     n INTEGER NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL, seat INTEGER, name TEXT, hash TEXT,
     author TEXT, client TEXT, applied INTEGER, ply INTEGER, agreed INTEGER, note TEXT, PRIMARY KEY (n, seq)
   );
   INSERT OR IGNORE INTO entries
     SELECT n, seq, kind, at, seat, name, hash, author, client, applied, ply, agreed, note FROM journal ORDER BY id;
   DROP TABLE journal;
   ALTER TABLE entries RENAME TO journal;
   ALTER TABLE progress DROP COLUMN last;`,
  `ALTER TABLE tables ADD COLUMN removed TEXT NOT NULL DEFAULT '[]';`,
  `CREATE INDEX codes_of ON codes (account);
   CREATE INDEX codes_until ON codes (expires);`,
  // When a session was used was not kept before: all count as used now.
  `ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
   UPDATE sessions SET used = unixepoch() * 1000;
   CREATE INDEX sessions_used ON sessions (used);
   CREATE INDEX accounts_of ON accounts (owner) WHERE owner IS NOT NULL;`,
  // Lists read as many tables as they show, however many others wait or are played.
  `ALTER TABLE tables ADD COLUMN has_open_seat INTEGER NOT NULL DEFAULT 0;
   UPDATE tables SET has_open_seat = EXISTS (
     SELECT 1 FROM json_each(tables.seats) WHERE value ->> 'kind' = 'open' AND value ->> 'keptFor' IS NULL
   );
   DROP INDEX tables_listed;
   CREATE INDEX tables_listed ON tables (status, listed);
   CREATE INDEX tables_shown ON tables (status, listed)
     WHERE visibility = 'public' AND daily IS NULL AND iif(status = 'open', has_open_seat, spectators) = 1;
   CREATE INDEX tables_shown_of ON tables (status, game, listed)
     WHERE visibility = 'public' AND daily IS NULL AND iif(status = 'open', has_open_seat, spectators) = 1;`,
  // What happened is read with the journal, without playing the game again. Older entries have none.
  `ALTER TABLE journal ADD COLUMN events TEXT;`,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** Before anything is changed, were it only how SQLite writes to the file. */
export function checkSchema(db: DatabaseSync): void {
  const found = versionOf(db);
  if (found > SCHEMA_VERSION) {
    throw new OperatorError(
      `the data has schema version ${found}, this release knows up to ${SCHEMA_VERSION}: start the newer release, or restore a backup made before it`,
    );
  }
  const isEmpty = db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (found === 0 && !isEmpty) throw new OperatorError('the file is an SQLite database, but no store of Crownleaf');
}

function versionOf(db: DatabaseSync): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}

/**
 * Up to the newest version, or to an older one, as tests of a step need it. All steps are one transaction: a store that is
 * only brought up in part would fit neither this release nor the one before.
 */
export function migrate(db: DatabaseSync, to = SCHEMA_VERSION): void {
  const version = versionOf(db);
  if (version >= to) return;
  const steps = MIGRATIONS.slice(version, to).join(';\n');
  db.exec(`BEGIN IMMEDIATE; ${steps}; PRAGMA user_version = ${to}; COMMIT`);
}
