import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { createEngine, type GameRecord, verify } from '@crownleaf/engine';
import { CALLS } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import { audit } from '../src/backup/audit.ts';
import { configFrom } from '../src/config.ts';
import { OperatorError } from '../src/operator-error.ts';
import { STORE_FILE, startServer } from '../src/server.ts';
import { Commits } from '../src/store/sqlite/commits.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { replayJournal } from '../src/tables/replay.ts';
import { type Guest, house, isUpdate, newFolder, pick } from './house.ts';
import { localBots } from './local-bots.ts';

const MINIDOM = createEngine(GAMES.find(({ game }) => game.id === 'minidom')!.game);
const TWO = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'local' as const }], start: true };

async function answerOnce(guest: Guest, table: string, n: number) {
  const { decision, seat } = await guest.call(CALLS.table, { params: { id: table } });
  const body = { id: `d${n}`, seat: seat!, ply: decision!.ply, options: [pick(decision!.options).name] };
  return guest.call(CALLS.answer, { params: { id: table }, body });
}

function entriesOnDisk(folder: string): number {
  const other = new DatabaseSync(join(folder, STORE_FILE), { readOnly: true });
  const row = other.prepare("SELECT count(*) AS n FROM journal WHERE kind = 'answer'").get() as { n: number };
  other.close();
  return row.n;
}

test('an answer is acknowledged, and told to others, only after a commit with FULL', async () => {
  await using home = await house({ durability: 'full' });
  expect(home.store.pragma('journal_mode')).toBe('wal');
  expect(home.store.pragma('synchronous')).toBe(2);
  const anna = await home.guest('Anna');
  const { table, decision, seat } = await anna.call(CALLS.createTable, { body: TWO });
  using watcher = await home.stranger().connect();
  watcher.send({ watch: table });
  await watcher.next(isUpdate);

  const { commits } = home.store;
  const flush = commits.flush.bind(commits);
  let held = 0;
  commits.flush = () => void held++;
  const told: string[] = [];
  const body = { id: 'first', seat: seat!, ply: decision!.ply, options: [decision!.options[0]!.name] };
  const acknowledged = anna.call(CALLS.answer, { params: { id: table }, body }).then(() => told.push('acknowledged'));
  while (held === 0) await pause(5);
  const looked = anna.call(CALLS.table, { params: { id: table } }).then(() => told.push('looked'));
  await pause(150);
  const meanwhile = { held, told: [...told], updates: watcher.messages.filter(isUpdate).length };
  const onDisk = entriesOnDisk(home.folder);
  commits.flush = flush;
  flush();
  expect(meanwhile).toEqual({ held: 1, told: [], updates: 1 });
  expect(onDisk).toBe(0);
  expect(entriesOnDisk(home.folder)).toBe(1);
  await Promise.all([acknowledged, looked]);
  await watcher.next((message) => isUpdate(message) && message.ply > decision!.ply);
});

test('a commit that fails takes the answer back, and says so', async () => {
  await using home = await house({ environment: { LOG_LEVEL: 'silent' } });
  const anna = await home.guest('Anna');
  const { table, decision, seat, seq } = await anna.call(CALLS.createTable, { body: TWO });
  const blocker = new DatabaseSync(join(home.folder, STORE_FILE));
  blocker.exec('CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, "disk full"); END');
  const body = { id: 'first', seat: seat!, ply: decision!.ply, options: [decision!.options[0]!.name] };
  const params = { id: table };
  await expect(anna.call(CALLS.answer, { params, body })).rejects.toMatchObject({ body: { code: 'unavailable' } });
  expect((await anna.call(CALLS.table, { params })).seq).toBe(seq);
  blocker.exec('DROP TRIGGER full');
  blocker.close();
  expect(await anna.call(CALLS.answer, { params, body })).toMatchObject({ applied: 1, repeated: false });
});

test('what one write does wrong is not the fault of the others in the same commit', async () => {
  await using home = await house({ environment: { LOG_LEVEL: 'silent' } });
  const { commits } = home.store;
  const done: string[] = [];
  const write = (name: string, work: () => void) =>
    commits.add(work).then(
      () => done.push(name),
      () => done.push(`${name} failed`),
    );
  const anna = await home.guest('Anna');
  const { table, decision, seat } = await anna.call(CALLS.createTable, { body: TWO });
  const flush = commits.flush.bind(commits);
  commits.flush = () => {};
  const body = { id: 'first', seat: seat!, ply: decision!.ply, options: [decision!.options[0]!.name] };
  const answered = anna.call(CALLS.answer, { params: { id: table }, body });
  await pause(100);
  const others = [
    write('broken', () => {
      throw new Error('broken');
    }),
    write('whole', () => {}),
  ];
  commits.flush = flush;
  flush();
  await Promise.all(others);
  expect(done).toEqual(['broken failed', 'whole']);
  expect(await answered).toMatchObject({ applied: 1 });
  expect(entriesOnDisk(home.folder)).toBe(1);
});

test('nothing is built on an answer that could not be written, and nobody sees it', async () => {
  await using home = await house({ environment: { LOG_LEVEL: 'silent' } });
  const anna = await home.guest('Anna');
  const { table, decision, seat, seq } = await anna.call(CALLS.createTable, { body: TWO });
  const params = { id: table };
  const late = { code: 'unavailable' };
  const poll = home.stranger().call(CALLS.table, { params, query: { since: seq, wait: 5 } });
  const polled = expect(poll).rejects.toMatchObject({ body: late });
  const { commits } = home.store;
  const flush = commits.flush.bind(commits);
  commits.flush = () => {};
  const body = { id: 'first', seat: seat!, ply: decision!.ply, options: [decision!.options[0]!.name] };
  const lost = expect(anna.call(CALLS.answer, { params, body })).rejects.toMatchObject({ body: late });
  await pause(50);
  // All of these wait for the answer.
  const looked = expect(anna.call(CALLS.table, { params })).rejects.toMatchObject({ body: late });
  const proposed = anna.call(CALLS.propose, { params, body: { kind: 'undo', to: 0 } });
  const refused = expect(proposed).rejects.toMatchObject({ body: late });
  await pause(50);
  const blocker = new DatabaseSync(join(home.folder, STORE_FILE));
  blocker.exec('CREATE TRIGGER full BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, "disk full"); END');
  commits.flush = flush;
  flush();
  await Promise.all([lost, looked, refused, polled]);
  blocker.exec('DROP TRIGGER full');
  blocker.close();
  expect(await anna.call(CALLS.table, { params })).toMatchObject({ seq });
  await answerOnce(anna, table, 1);
  const stored = (await home.store.tables.load(table))!;
  expect((await home.store.tables.journal(stored.n, 0)).map((entry) => entry.seq)).toEqual([1, 2]);
});

test('all that arrives in one turn of the event loop is one commit', async () => {
  await using home = await house();
  const guests = await Promise.all(Array.from({ length: 8 }, () => home.guest()));
  const tables = await Promise.all(guests.map((guest) => guest.call(CALLS.createTable, { body: TWO })));
  const { commits } = home.store.commits.figures;
  const lines = await Promise.all(guests.map((guest) => guest.connect()));
  tables.forEach(({ table, decision, seat }, i) => {
    const { ply, options } = decision!;
    lines[i]!.send({ table, answer: { id: 'a', seat, ply, options: [options[0]!.name] } });
  });
  await Promise.all(lines.map((line) => line.next((message) => 'answered' in message)));
  expect(home.store.commits.figures.commits - commits).toBeLessThan(8);
  for (const line of lines) line[Symbol.dispose]();
});

/** Commits by a clock of the test, and writes one thing in each of so many turns; how many commits that made. */
async function committedIn(turns: number, millisecondsATurn: number): Promise<number> {
  using db = new DatabaseSync(':memory:');
  let now = 0;
  const commits = new Commits(db, () => now);
  const written: Promise<void>[] = [];
  for (let i = 0; i < turns; i++) {
    written.push(commits.add(() => {}));
    await turn();
    now += millisecondsATurn;
  }
  await Promise.all(written);
  return commits.figures.commits;
}

test('what comes in turns of the event loop right after another is one commit with it', async () => {
  expect(await committedIn(20, 0.05)).toBe(1);
});

test('nobody waits for long although every turn of the event loop takes its time and brings more', async () => {
  expect(await committedIn(20, 1)).toBeGreaterThan(5);
});

test('a closed store has written what it was given, and refuses what comes too late', async () => {
  const folder = newFolder();
  const store = new SqliteStore({ file: join(folder, STORE_FILE) });
  const early = store.probe(0);
  const late = early.then(() => store.probe(0));
  await store.close();
  await early;
  await expect(late).rejects.toThrow('the store is closed');
  rmSync(folder, { recursive: true });
});

test('whatever the write-ahead log is cut down to, the server opens, and only answers of later commits are gone', async () => {
  const cuts = 60;
  await using home = await house({ durability: 'full' });
  const log = join(home.folder, `${STORE_FILE}-wal`);
  const anna = await home.guest('Anna');
  const tables = [await anna.call(CALLS.createTable, { body: TWO }), await anna.call(CALLS.createTable, { body: TWO })];
  const created = statSync(log).size;
  const acknowledged: { table: string; seq: number; logSize: number }[] = [];
  for (let n = 0; n < 60; n++) {
    const { table } = tables[n % 2]!;
    const { seq } = await answerOnce(anna, table, n);
    acknowledged.push({ table, seq, logSize: statSync(log).size });
  }
  const copies = mkdtempSync(join(tmpdir(), 'crownleaf-cut-'));
  for (let i = 0; i < cuts; i++) {
    const folder = join(copies, `${i}`);
    mkdirSync(folder);
    const file = join(folder, STORE_FILE);
    copyFileSync(join(home.folder, STORE_FILE), file);
    copyFileSync(log, `${file}-wal`);
    const size = created + Math.floor(Math.random() * (statSync(log).size - created + 1));
    truncateSync(`${file}-wal`, size);
    const store = new SqliteStore({ file });
    for (const { table } of tables) {
      const stored = (await store.tables.load(table))!;
      const entries = await store.tables.journal(stored.n, 0);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
      expect(stored.seq).toBe(entries.length);
      expect((await replayJournal(MINIDOM, stored, entries)).at(-1)!.state.ply).toBe(stored.ply);
      const safe = acknowledged.filter((each) => each.table === table && each.logSize <= size);
      expect(stored.seq).toBeGreaterThanOrEqual(Math.max(0, ...safe.map(({ seq }) => seq)));
    }
    await store.close();
    // To start a server takes a while.
    if (i % 6 === 0) await expectGoesOn(folder, anna, tables[0]!.table);
  }
  rmSync(copies, { recursive: true });
});

/** A server on this data takes another answer, and its record of the game verifies. */
async function expectGoesOn(folder: string, host: Guest, table: string): Promise<void> {
  await using home = await house({ folder, durability: 'full' });
  const anna = home.stranger();
  Object.assign(anna.headers, host.headers);
  await answerOnce(anna, table, 1000);
  const params = { id: table };
  expect((await anna.call(CALLS.propose, { params, body: { kind: 'end' } })).info.status).toBe('ended');
  const record = (await anna.call(CALLS.record, { params })) as unknown as GameRecord;
  expect(verify(MINIDOM, record)).toMatchObject({ ok: true });
}

test('a store of a newer release is refused and left as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-newer-'));
  const file = join(folder, STORE_FILE);
  await new SqliteStore({ file }).close();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  const before = readFileSync(file);
  expect(() => new SqliteStore({ file })).toThrow(OperatorError);
  expect(() => new SqliteStore({ file })).toThrow(/version 99.*knows up to/);
  expect(readFileSync(file).equals(before)).toBe(true);

  const foreign = join(folder, 'foreign.sqlite');
  const notes = new DatabaseSync(foreign);
  notes.exec('CREATE TABLE notes (line TEXT)');
  notes.close();
  const theirs = readFileSync(foreign);
  expect(() => new SqliteStore({ file: foreign })).toThrow('no store of Crownleaf');
  expect(readFileSync(foreign).equals(theirs)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('two servers never use one folder; one that has stopped or could not start leaves it to others', async () => {
  const folder = newFolder();
  const config = configFrom({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
  const first = await startServer(config, { bots: localBots });
  await expect(startServer(config, { bots: localBots })).rejects.toThrow(OperatorError);
  const elsewhere = { ...config, dataDir: join(folder, 'other') };
  const taken = Number(new URL(first.url).port);
  await expect(startServer({ ...elsewhere, port: taken }, { bots: localBots })).rejects.toThrow('EADDRINUSE');
  await (await startServer(elsewhere, { bots: localBots })).stop();
  await first.stop();
  await (await startServer(config, { bots: localBots })).stop();
  rmSync(folder, { recursive: true });
});

test('a table whose journal is damaged is not shown as another game, and the others go on', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const { table } = await anna.call(CALLS.createTable, { body: TWO });
  const { table: whole } = await anna.call(CALLS.createTable, { body: TWO });
  for (let n = 0; n < 4; n++) await answerOnce(anna, table, n);
  await home.restart();
  const other = new DatabaseSync(join(home.folder, STORE_FILE));
  other.exec(
    `DELETE FROM journal WHERE (n, seq) = (SELECT n, seq FROM progress JOIN tables USING (n) WHERE id = '${table}')`,
  );
  other.close();
  const reply = await fetch(`${home.url}/api/tables/${table}`, { headers: anna.headers });
  expect(reply.status).toBe(500);
  expect(await reply.json()).toMatchObject({ code: 'failed' });
  expect((await answerOnce(anna, whole, 0)).applied).toBe(1);
});

test('a game in which two agreements to go back were both written goes on, and its record verifies', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const { table } = await anna.call(CALLS.createTable, { body: TWO });
  const params = { id: table };
  for (let n = 0; n < 3; n++) await answerOnce(anna, table, n);
  await anna.call(CALLS.propose, { params, body: { kind: 'undo', to: 1 } });
  const before = await anna.call(CALLS.table, { params });
  // An earlier release wrote the same undo again when two of them raced.
  await home.restart(() => {
    using db = new DatabaseSync(join(home.folder, STORE_FILE));
    db.exec(`INSERT INTO journal (n, seq, kind, at, seat, author, ply, agreed)
        SELECT n, seq + 1, kind, at, seat, author, ply, agreed FROM journal WHERE kind = 'undo';
      UPDATE progress SET seq = seq + 1`);
  });
  const after = await anna.call(CALLS.table, { params, query: { since: 0 } });
  expect(after).toMatchObject({ ply: 1, seq: before.seq + 1, view: before.view });
  expect(after.events.filter(({ kind }) => kind === 'table.undone')).toHaveLength(2);
  await answerOnce(anna, table, 10);
  expect(await audit(home.store)).toMatchObject({ records: 1, faults: [] });
  expect((await anna.call(CALLS.propose, { params, body: { kind: 'end' } })).info.status).toBe('ended');
  const record = (await anna.call(CALLS.record, { params })) as unknown as GameRecord;
  expect(verify(MINIDOM, record)).toMatchObject({ ok: true, answers: 2 });
});

test('tables come back as they were after a restart', async () => {
  await using home = await house();
  const anna = await home.guest('Anna');
  const { table } = await anna.call(CALLS.createTable, { body: TWO });
  for (let n = 0; n < 150; n++) {
    const look = await anna.call(CALLS.table, { params: { id: table } });
    if (look.decision === undefined) break;
    await answerOnce(anna, table, n);
  }
  const before = await anna.call(CALLS.table, { params: { id: table }, query: { since: 0 } });
  await home.restart();
  const after = await anna.call(CALLS.table, { params: { id: table }, query: { since: 0 } });
  expect(after.view).toEqual(before.view);
  expect(after.decision).toEqual(before.decision);
  expect(after.events).toEqual(before.events);
  expect(after.undo).toEqual(before.undo);
});
