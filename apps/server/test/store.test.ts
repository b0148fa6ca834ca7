import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Event } from '@crownleaf/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../src/store/sqlite/migrations.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { IS_SHOWN } from '../src/store/sqlite/tables.ts';
import type { JournalEntry, StoredTable, TableAbout, TableOrigin } from '../src/store/store.ts';
import { newFolder } from './house.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const ORIGIN: Omit<TableOrigin, 'id'> = {
  ...{
    game: 'minidom',
    options: {},
    pace: { kind: 'relaxed' },
    visibility: 'public',
    spectators: true,
    hints: true,
    practice: false,
  },
  ...{ created: 0, daily: null },
};
const ABOUT: TableAbout = {
  ...{ status: 'live', host: 'anna', seats: [], rulesVersion: 1, started: 1, finished: null, secret: null },
  ...{ invitation: null, removed: [], proposal: null, rematch: null, result: null },
};
const START = { seq: 0, ply: 0, asked: 0, changed: 0, clocks: null, deadline: null };

function answer(seq: number, id = `id-${seq}`): JournalEntry {
  const client = { id, applied: 1, ply: seq };
  return { kind: 'answer', seq, at: seq, seat: 0, name: `a${seq}`, hash: `h${seq}`, by: 'human', client };
}

function eventsOf({ seq }: JournalEntry): readonly Event[] {
  return [{ kind: 'played', ply: seq, depth: 0, pub: { card: `a${seq}` } }];
}

function writeTo(store: SqliteStore, { n }: StoredTable, written: readonly JournalEntry[], listed = false) {
  const { seq, at } = written.at(-1)!;
  const entries = written.map((entry) => ({ ...entry, events: eventsOf(entry) }));
  return store.tables.write({ n, entries, progress: { ...START, seq, ply: seq, changed: at }, listed });
}

describe('the journal', () => {
  test('of a long game is read in pages, and whole', async () => {
    const store = new SqliteStore({ file });
    const table = await store.tables.create({ id: 'a', ...ORIGIN }, ABOUT, START);
    const all = Array.from({ length: 1203 }, (_, i) => answer(i + 1));
    await writeTo(store, table, all);
    const reading = store.tables.journal(table.n, 0);
    const first = await Promise.race([reading, setImmediate('a turn of somebody else')]);
    expect(first).toBe('a turn of somebody else');
    expect(await reading).toEqual(all);
    expect((await store.tables.changes(table.n, 1)).map(({ seq }) => seq)).toEqual(all.slice(1).map(({ seq }) => seq));
    await store.close();
  });

  test('gives the entries of each table in order, however they lie among those of others', async () => {
    const store = new SqliteStore({ file });
    const tables = await Promise.all(['a', 'b', 'c'].map((id) => store.tables.create({ id, ...ORIGIN }, ABOUT, START)));
    for (let seq = 1; seq <= 20; seq++) await Promise.all(tables.map((table) => writeTo(store, table, [answer(seq)])));
    await writeTo(store, tables[1]!, [answer(21), answer(22)]);
    const all = Array.from({ length: 22 }, (_, i) => answer(i + 1));
    for (const [i, { n }] of tables.entries()) {
      const mine = i === 1 ? all : all.slice(0, 20);
      expect(await store.tables.journal(n, 0)).toEqual(mine);
      expect(await store.tables.journal(n, 19)).toEqual(mine.slice(19));
      expect(await store.tables.journal(n, mine.length)).toEqual([]);
      const changes = mine.map((entry) => ({ seq: entry.seq, events: eventsOf(entry) }));
      expect(await store.tables.changes(n, 0)).toEqual(changes);
      expect(await store.tables.changes(n, 19)).toEqual(changes.slice(19));
      expect(store.tables.answerIds(n)).toHaveLength(mine.length);
      expect(store.tables.answerIds(n)).toContainEqual({ seat: 0, id: 'id-3', seq: 3 });
      expect(store.tables.taken(n, 3)).toEqual({ seq: 3, applied: 1, ply: 3 });
      expect(store.tables.taken(n, 30)).toBeUndefined();
    }
    await store.close();
  });

  test('takes nothing that does not follow what it has, and the others of that commit all the same', async () => {
    const store = new SqliteStore({ file });
    const a = await store.tables.create({ id: 'a', ...ORIGIN }, ABOUT, START);
    const b = await store.tables.create({ id: 'b', ...ORIGIN }, ABOUT, START);
    const tried = [writeTo(store, a, [answer(2)]), writeTo(store, b, [answer(1)]), writeTo(store, b, [answer(1)])];
    const ended = await Promise.allSettled(tried);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(await store.tables.journal(a.n, 0)).toEqual([]);
    expect(await store.tables.journal(b.n, 0)).toEqual([answer(1)]);
    expect(await store.tables.load('a')).toMatchObject(START);
    await expect(writeTo(store, b, [answer(2), answer(4)])).rejects.toThrow('does not follow');
    expect(await store.tables.journal(b.n, 0)).toEqual([answer(1)]);
    await store.close();
  });

  test('lists the tables that changed last first, also where the list was not told of every answer', async () => {
    const store = new SqliteStore({ file });
    const [a, b, c] = await Promise.all(
      ['a', 'b', 'c'].map((id) => store.tables.create({ id, ...ORIGIN }, ABOUT, START)),
    );
    await writeTo(store, a!, [answer(1)], true);
    await writeTo(store, b!, [answer(1), answer(2)], true);
    await writeTo(store, a!, [answer(2), answer(3)]);
    await writeTo(store, c!, [answer(1)]);
    const listed = await store.tables.list({ filter: 'live', limit: 10 });
    expect(listed.map(({ id, changed }) => [id, changed])).toEqual([
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ]);
    await store.close();
  });
});

describe('lists for everybody', () => {
  const OPEN: TableAbout = { ...ABOUT, status: 'open', seats: [{ kind: 'open' }] };
  const list = async (store: SqliteStore, filter: 'open' | 'live', game?: string) =>
    (await store.tables.list({ filter, game, limit: 10 })).map(({ id }) => id).sort();

  test('show public tables with a seat for anybody, and public games that may be looked at', async () => {
    const store = new SqliteStore({ file });
    const create = (id: string, origin: Partial<TableOrigin>, about: TableAbout) =>
      store.tables.create({ id, ...ORIGIN, ...origin }, about, START);
    await create('open', {}, OPEN);
    await create('other game', { game: 'emberleaf' }, OPEN);
    await create('link', { visibility: 'link' }, OPEN);
    await create('daily', { daily: '2030-01-01' }, OPEN);
    await create('kept', {}, { ...OPEN, seats: [{ kind: 'open', keptFor: 'ben' }] });
    const full = await create('full', {}, { ...OPEN, seats: [{ kind: 'bot', bot: 'easy' }] });
    await create('live', {}, ABOUT);
    await create('unseen', { spectators: false }, ABOUT);
    await create('over', {}, { ...ABOUT, status: 'over' });
    expect(await list(store, 'open')).toEqual(['open', 'other game']);
    expect(await list(store, 'open', 'minidom')).toEqual(['open']);
    expect(await list(store, 'live')).toEqual(['live']);
    await store.tables.write({ n: full.n, entries: [], progress: START, about: OPEN, listed: false });
    expect(await list(store, 'open', 'minidom')).toEqual(['full', 'open']);
    await store.close();
  });

  test.each(['', ` AND game = 'minidom'`])('read no more tables than they show%s', (game) => {
    const db = new DatabaseSync(file);
    migrate(db);
    const query = `SELECT * FROM tables JOIN progress ON progress.n = tables.n
      WHERE status = 'open' AND ${IS_SHOWN}${game} ORDER BY listed DESC LIMIT 100`;
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${query}`).all();
    // Found in their order by an index of nothing else; without it the plan would also name a sort.
    expect(plan.map(({ detail }) => detail)).toEqual([
      game === ''
        ? 'SEARCH tables USING INDEX tables_shown (status=?)'
        : 'SEARCH tables USING INDEX tables_shown_of (status=? AND game=?)',
      'SEARCH progress USING INTEGER PRIMARY KEY (rowid=?)',
    ]);
    db.close();
  });
});

test('a store of an earlier release shows its tables', async () => {
  const old = new DatabaseSync(file);
  migrate(old, 8);
  const table = old.prepare(`INSERT INTO tables
      (n, id, game, options, pace, visibility, spectators, hints, created, status, host, seats, rules_version, listed)
    VALUES (?, ?, 'minidom', '{}', '{"kind":"relaxed"}', 'public', 1, 1, 0, 'open', 'anna', ?, 1, 0)`);
  const seats = [`[{"kind":"open"}]`, `[{"kind":"bot","bot":"easy"}]`, `[{"kind":"open","keptFor":"ben"}]`];
  for (const [i, each] of seats.entries()) table.run(i + 1, 'abc'[i]!, each);
  old.exec('INSERT INTO progress (n, seq, ply, asked, changed) SELECT n, 0, 0, 0, 0 FROM tables');
  old.close();
  const store = new SqliteStore({ file });
  expect((await store.tables.list({ filter: 'open', limit: 10 })).map(({ id }) => id)).toEqual(['a']);
  expect(await store.tables.load('a')).toMatchObject({ removed: [] });
  await store.close();
});

interface OldTable {
  readonly seq: number;
  readonly deadline?: number;
  /** Which entries its journal has. */
  readonly entries: readonly number[];
}

/** A store as the second version of the schema had it. */
function oldStore(tables: readonly OldTable[]): void {
  const old = new DatabaseSync(file);
  migrate(old, 2);
  const table = old.prepare(`INSERT INTO tables
      (n, id, game, options, pace, visibility, spectators, hints, created, status, host, seats, rules_version, seq, ply,
       asked, changed, deadline)
    VALUES (?, ?, 'minidom', '{}', '{"kind":"relaxed"}', 'public', 1, 1, 0, 'live', 'anna', '[]', 1, ?, 2, 1, 70, ?)`);
  const entry = old.prepare(`INSERT INTO journal (n, seq, kind, at, seat, name, hash, author, client, applied, ply)
    VALUES (?, ?, 'answer', ?, 0, ?, ?, 'human', ?, 1, ?)`);
  tables.forEach(({ seq, deadline = null, entries }, i) => {
    table.run(i + 1, 'abc'[i]!, seq, deadline);
    for (const at of entries) entry.run(i + 1, at, at, `a${at}`, `h${at}`, `id-${at}`, at);
  });
  old.close();
}

test('a store of an earlier release goes on where it was', async () => {
  oldStore([
    { seq: 3, entries: [1, 2, 3] },
    { seq: 0, deadline: 90, entries: [] },
    { seq: 1, entries: [1] },
  ]);
  const store = new SqliteStore({ file });
  const a = (await store.tables.load('a'))!;
  expect(a).toMatchObject({ n: 1, seq: 3, ply: 2, asked: 1, changed: 70, clocks: null, deadline: null });
  await writeTo(store, a, [answer(4)]);
  expect(await store.tables.journal(1, 0)).toEqual([answer(1), answer(2), answer(3), answer(4)]);
  expect(await store.tables.journal(2, 0)).toEqual([]);
  expect(await store.tables.journal(3, 0)).toEqual([answer(1)]);
  expect(store.tables.taken(1, 2)).toEqual({ seq: 2, applied: 1, ply: 2 });
  expect(await store.tables.late(90)).toEqual(['b']);
  await store.close();
});

test('an address in a store of an earlier release is not confirmed', async () => {
  const old = new DatabaseSync(file);
  migrate(old, 3);
  old.exec(`INSERT INTO accounts (id, name, created, notify)
    VALUES ('anna', 'Anna', 0, '{"push":"away","mail":"always","address":"anna@example.org"}')`);
  old.close();
  const store = new SqliteStore({ file });
  const notify = { push: 'away', mail: 'always', address: 'anna@example.org' };
  expect(await store.accounts.byId('anna')).toMatchObject({ notify, confirmed: null });
  await store.close();
});

test('a gap in a store of an earlier release stays one', async () => {
  oldStore([
    { seq: 2, entries: [1, 2] },
    { seq: 4, entries: [2, 4] },
  ]);
  const store = new SqliteStore({ file });
  expect(await store.tables.journal(1, 0)).toEqual([answer(1), answer(2)]);
  expect(await store.tables.journal(2, 0)).toEqual([answer(2), answer(4)]);
  await store.close();
});

test('entries of the release that chained them are found by table and number', async () => {
  const old = new DatabaseSync(file);
  migrate(old, 7);
  const table = old.prepare(`INSERT INTO tables
      (n, id, game, options, pace, visibility, spectators, hints, created, status, host, seats, rules_version, listed)
    VALUES (?, ?, 'minidom', '{}', '{"kind":"relaxed"}', 'public', 1, 1, 0, 'live', 'anna', '[]', 1, 70)`);
  const progress = old.prepare('INSERT INTO progress (n, last, seq, ply, asked, changed) VALUES (?, ?, 2, 2, 0, 70)');
  const entry = old.prepare(`INSERT INTO journal
      (id, before, n, seq, kind, at, seat, name, hash, author, client, applied, ply)
    VALUES (?, ?, ?, ?, 'answer', ?, 0, ?, ?, 'human', ?, 1, ?)`);
  for (const n of [1, 2]) {
    table.run(n, 'ab'[n - 1]!);
    progress.run(n, 2 + n);
  }
  // The entries of both tables lie among one another.
  for (const [id, before, n, seq] of [
    [1, null, 1, 1],
    [2, null, 2, 1],
    [3, 1, 1, 2],
    [4, 2, 2, 2],
  ] as const) {
    entry.run(id, before, n, seq, seq, `a${seq}`, `h${seq}`, `id-${seq}`, seq);
  }
  old.close();
  const store = new SqliteStore({ file });
  for (const n of [1, 2]) {
    expect(await store.tables.journal(n, 0)).toEqual([answer(1), answer(2)]);
    expect(store.tables.answerIds(n)).toEqual([
      { seat: 0, id: 'id-1', seq: 1 },
      { seat: 0, id: 'id-2', seq: 2 },
    ]);
    expect(store.tables.taken(n, 2)).toEqual({ seq: 2, applied: 1, ply: 2 });
  }
  await writeTo(store, (await store.tables.load('a'))!, [answer(3)]);
  expect(await store.tables.journal(1, 1)).toEqual([answer(2), answer(3)]);
  await store.close();
});
