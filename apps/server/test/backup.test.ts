import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@crownleaf/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../src/backup/audit.ts';
import { backUp } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { OperatorError } from '../src/operator-error.ts';
import { STORE_FILE } from '../src/server.ts';
import { LOCK_FILE } from '../src/store/sqlite/claim.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { type Guest, house, newFolder, pick } from './house.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const TWO = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'local' as const }], start: true };

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function crownleaf(...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const told = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    told.out += String(text);
  });
  child.stderr.on('data', (text) => {
    told.err += String(text);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...told })));
}

/** Answers until it is told to stop; keeps the last change that was acknowledged. */
async function playOn(guest: Guest, busy: { enough: boolean; acknowledged: number; table: string }): Promise<void> {
  for (let n = 0; !busy.enough; n++) {
    const params = { id: busy.table };
    const { decision, seat } = await guest.call(CALLS.table, { params });
    if (decision === undefined) return;
    const body = { id: `b${n}`, seat: seat!, ply: decision.ply, options: [pick(decision.options).name] };
    busy.acknowledged = (await guest.call(CALLS.answer, { params, body })).seq;
  }
}

test('a backup that is made while people play holds all that was acknowledged before it, and every game replays', async () => {
  await using home = await house({ durability: 'full' });
  const anna = await home.guest('Anna');
  const busy = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { table } = await anna.call(CALLS.createTable, { body: TWO });
      return { enough: false, acknowledged: 0, table };
    }),
  );
  const playing = busy.map((each) => playOn(anna, each));
  const file = join(home.folder, 'copy.sqlite');
  const store = join(home.folder, STORE_FILE);
  for (let n = 0; n < 4; n++) {
    while (busy.some(({ acknowledged }) => acknowledged < 2 + n * 5)) await pause(10);
    const before = busy.map(({ acknowledged }) => acknowledged);
    if (n === 0) {
      expect(await crownleaf('backup', file, '--data', home.folder)).toMatchObject({ code: 0, err: '' });
      // There are secrets in it.
      expect(statSync(file).mode & 0o077).toBe(0);
    } else await backUp(store, file);
    // The copy stands alone: it is read where no write-ahead log can lie beside it.
    const alone = join(home.folder, `alone-${n}.sqlite`);
    copyFileSync(file, alone);
    const copy = new SqliteStore({ file: alone });
    expect(await audit(copy)).toMatchObject({ tables: 3, records: 3, faults: [], otherRules: [] });
    for (const [i, { table }] of busy.entries()) {
      expect((await copy.tables.load(table))!.seq).toBeGreaterThanOrEqual(before[i]!);
    }
    await copy.close();
  }
  for (const each of busy) each.enough = true;
  await Promise.all(playing);
  expect(readdirSync(home.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
}, 60_000);

describe('restoring', () => {
  const folder = newFolder();
  const backup = join(folder, 'backup.sqlite');
  let cookie = '';
  let table = '';

  beforeAll(async () => {
    await using home = await house();
    const anna = await home.guest('Anna');
    ({ table } = await anna.call(CALLS.createTable, { body: TWO }));
    cookie = anna.headers.cookie!;
    for (let n = 0; n < 12; n++) {
      const { decision, seat } = await anna.call(CALLS.table, { params: { id: table } });
      const body = { id: `r${n}`, seat: seat!, ply: decision!.ply, options: [pick(decision!.options).name] };
      await anna.call(CALLS.answer, { params: { id: table }, body });
    }
    await backUp(join(home.folder, STORE_FILE), backup);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The backup with something changed in it. */
  function changed(name: string, sql: string): string {
    const file = join(folder, `${name}.sqlite`);
    copyFileSync(backup, file);
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
    return file;
  }

  const restoring = (file: string, data: string, checkOnly = false) =>
    restore({ file, store: join(data, STORE_FILE), now: Date.now(), checkOnly });

  test('puts a verified backup in place, keeps what was there, and the game goes on', async () => {
    const data = join(folder, 'data');
    const was = readFileSync(backup);
    const ran = await crownleaf('restore', backup, '--data', data, '--json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(ran.out)).toMatchObject({
      ...{ ok: true, tables: 1, records: 1, answers: 12, faults: [], before: null, inPlace: true },
    });
    const { before } = await restoring(backup, data);
    expect(readFileSync(before!)).toHaveLength(was.length);
    expect(readFileSync(backup).equals(was)).toBe(true);

    await using home = await house({ folder: data });
    const anna = home.stranger();
    anna.headers.cookie = cookie;
    const look = await anna.call(CALLS.table, { params: { id: table } });
    expect(look).toMatchObject({ ply: 12, mine: [0, 1] });
    const refused = await crownleaf('restore', backup, '--data', data);
    expect(refused).toMatchObject({ code: 2, err: 'crownleaf: a server uses this store; stop it first\n' });
    const { decision, seat } = look;
    const body = { id: 'after', seat: seat!, ply: decision!.ply, options: [pick(decision!.options).name] };
    expect((await anna.call(CALLS.answer, { params: { id: table }, body })).ply).toBe(13);
  });

  test.each([
    ['an answer that was never given', "UPDATE journal SET name = 'win' WHERE seq = 3", /record entry 1: 'win' is not/],
    ['another state', "UPDATE journal SET hash = 'x' || substr(hash, 2) WHERE seq = 5", /the record says x/],
    ['a missing answer', 'DELETE FROM journal WHERE seq = 6', /entry 6 of its journal is missing/],
    ['a journal that is cut', 'DELETE FROM journal WHERE seq > 9', /entry 10 of its journal is missing/],
    ['a missing beginning', 'DELETE FROM journal WHERE seq = 1', /entry 1 of its journal is missing/],
    [
      'an answer that was left out',
      'UPDATE progress SET seq = seq - 1, ply = ply - 1',
      /its journal has 13 entries, but the table is at 12/,
    ],
    ['a forgotten game', 'UPDATE progress SET seq = 0, ply = 0', /13 entries, but the table is at 0/],
    ['no progress', 'DELETE FROM progress', /how far it is, is missing/],
    ['another secret', "UPDATE tables SET secret = substr(secret, 2) || 'f'", /record entry/],
    ['an unknown game', "UPDATE tables SET game = 'chess'", /there is no game 'chess'; possible: /],
  ])('%s is a fault, and without any other table nothing is put in place', async (name, sql, what) => {
    const data = join(folder, name);
    const { good, inPlace, faults } = await restoring(changed(name, sql), data);
    const fault = { table, what: expect.stringMatching(what) };
    expect({ good, inPlace, faults }).toEqual({ good: 'none', inPlace: false, faults: [fault] });
    expect(readdirSync(data)).toEqual([LOCK_FILE]);
  });

  test('where every table is damaged, the command names the first difference and ends with 1', async () => {
    const file = changed('differs', "UPDATE journal SET name = 'win' WHERE seq = 3");
    const { code, out } = await crownleaf('restore', file, '--data', join(folder, 'differs'));
    expect(code).toBe(1);
    expect(out).toMatch(/^damaged {2}table \S+: record entry 1: 'win'/);
    expect(out).toMatch(/Every table is damaged\. Nothing was put in place\.\n$/);
  });

  test('games of other rules are verified where they still replay, else named and kept', async () => {
    const still = changed('still', 'UPDATE tables SET rules_version = 99');
    expect(await restoring(still, folder, true)).toMatchObject({ records: 1, faults: [], otherRules: [] });
    const gone = changed('gone', "UPDATE tables SET rules_version = 99; UPDATE journal SET name = 'x' WHERE seq = 3");
    const found = await restoring(gone, folder, true);
    const what = expect.stringMatching(/entry 1: .*rules version 99/);
    expect(found).toMatchObject({ faults: [], otherRules: [{ table, what }], inPlace: false });
    expect(existsSync(join(folder, STORE_FILE))).toBe(false);
  });

  test('a gap in the journal of a game of other rules is damage all the same', async () => {
    const file = changed('old-gap', 'UPDATE tables SET rules_version = 99; DELETE FROM journal WHERE seq = 6');
    const what = 'entry 6 of its journal is missing';
    expect(await restoring(file, folder, true)).toMatchObject({
      good: 'none',
      faults: [{ table, what }],
      otherRules: [],
    });
  });

  test.each([
    ['no-such-file', /there is no file/],
    ['text.sqlite', /is no store of Crownleaf/],
    ['empty.sqlite', /is no store of Crownleaf/],
    ['torn.sqlite', /torn\.sqlite' is damaged/],
    ['cut.sqlite', /cut\.sqlite' (is damaged|cannot be copied)/],
    ['other.sqlite', /no store of Crownleaf/],
    ['newer.sqlite', /schema version 99, this release knows up to/],
  ])('%s is refused', async (name, message) => {
    writeFileSync(join(folder, 'text.sqlite'), 'hello');
    writeFileSync(join(folder, 'empty.sqlite'), '');
    writeFileSync(join(folder, 'torn.sqlite'), readFileSync(backup).fill(0x5a, 4096 * 2, 4096 * 6));
    writeFileSync(join(folder, 'cut.sqlite'), readFileSync(backup).subarray(0, 4096 * 5 + 100));
    rmSync(join(folder, 'other.sqlite'), { force: true });
    const other = new DatabaseSync(join(folder, 'other.sqlite'));
    other.exec('CREATE TABLE notes (line TEXT)');
    other.close();
    changed('newer', 'PRAGMA user_version = 99');
    const refused = restoring(join(folder, name), join(folder, 'nothing'));
    await expect(refused).rejects.toThrow(OperatorError);
    await expect(refused).rejects.toThrow(message);
    expect(readdirSync(join(folder, 'nothing'))).toEqual([LOCK_FILE]);
  });

  test('a store of which something cannot be read is a fault of that table, and who only looks leaves nothing', async () => {
    const odd = changed('odd', "UPDATE tables SET seats = '[{'");
    const nowhere = join(folder, 'looked-at');
    expect(await restoring(odd, nowhere, true)).toMatchObject({
      faults: [{ table, what: expect.stringContaining('cannot be read') }],
      inPlace: false,
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  test('what is restored has the rights of what was there', async () => {
    const data = join(folder, 'rights');
    await restoring(backup, data);
    const store = join(data, STORE_FILE);
    chmodSync(store, 0o640);
    await restoring(backup, data);
    expect(statSync(store).mode & 0o777).toBe(0o640);
  });

  test('a backup replaces no file but an earlier backup', async () => {
    const data = join(folder, 'mine');
    await restoring(backup, data);
    const store = join(data, STORE_FILE);
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'dear');
    await expect(backUp(store, letter)).rejects.toThrow(/is no backup/);
    expect(readFileSync(letter, 'utf8')).toBe('dear');
    await expect(backUp(store, store)).rejects.toThrow(/the store itself/);
    await expect(backUp(store, folder)).rejects.toThrow(/is a folder/);
    const earlier = join(folder, 'earlier.sqlite');
    for (let n = 0; n < 2; n++) expect(await backUp(store, earlier)).toMatchObject({ tables: 1 });
    await expect(backUp(join(folder, 'nowhere', STORE_FILE), earlier)).rejects.toThrow(/there is no file/);
    expect(readFileSync(earlier)).toHaveLength(readFileSync(backup).length);
  });
});
