import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@crownleaf/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../src/backup/audit.ts';
import { backUp } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { STORE_FILE } from '../src/server.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { type Guest, house, newFolder, pick } from './house.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const TWO = { game: 'minidom', seats: [{ kind: 'me' as const }, { kind: 'local' as const }], start: true };
/** What has rows of a table, and how they name it. */
const OF_TABLE = {
  tables: 'id',
  progress: 'n',
  players: 'n',
  journal: 'n',
  snapshots: 'n',
  sayings: 'n',
  attempts: 'table_id',
  results: 'table_id',
};

describe('a backup in which one table of three is damaged', () => {
  const folder = newFolder();
  const backup = join(folder, 'backup.sqlite');
  let cookie = '';
  /** The first is damaged, the second had it as its rematch, the third has nothing to do with either. */
  let tables: readonly [string, string, string];

  beforeAll(async () => {
    await using home = await house();
    const anna = await home.guest('Anna');
    cookie = anna.headers.cookie!;
    const opened = [];
    for (let i = 0; i < 3; i++) {
      const { table } = await anna.call(CALLS.createTable, { body: TWO });
      opened.push(table);
      await anna.call(CALLS.say, { params: { id: table }, body: { text: `at table ${i}` } });
      for (let n = 0; n < 5; n++) await answerOnce(anna, table, n);
      // Its end leaves a snapshot.
      if (i < 2) await anna.call(CALLS.propose, { params: { id: table }, body: { kind: 'end' } });
    }
    tables = opened as unknown as typeof tables;
    await backUp(join(home.folder, STORE_FILE), backup);
    using db = new DatabaseSync(backup);
    const [damaged, other] = tables;
    db.exec(`UPDATE journal SET hash = 'x' || substr(hash, 2) WHERE seq = 4 AND n = (SELECT n FROM tables WHERE id = '${damaged}');
      UPDATE tables SET rematch = '${damaged}' WHERE id = '${other}'`);
    for (const table of [damaged, other]) {
      db.exec(`INSERT INTO attempts VALUES ('${anna.player}', 'emberleaf', 'day of ${table}', '${table}');
        INSERT INTO results (table_id, account, game, options, score, won, finished)
          VALUES ('${table}', '${anna.player}', 'emberleaf', '{}', 1, 1, 1)`);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const restoring = (data: string, checkOnly = false) =>
    restore({ file: backup, store: join(data, STORE_FILE), now: Date.now(), checkOnly });

  test('the others are the store, and go on; it is set aside with all that belongs to it', async () => {
    const data = join(folder, 'data');
    const { damaged, before, ...found } = await restoring(data);
    const fault = { table: tables[0], what: expect.stringContaining('the record says x') };
    expect(found).toMatchObject({ good: 'some', inPlace: true, tables: 3, faults: [fault] });
    expect(before).toBeUndefined();
    expect(damaged).toMatch(new RegExp(`^${join(data, STORE_FILE)}\\.damaged-\\d{4}-`));
    expect(statSync(damaged!).mode & 0o111).toBe(0);

    const was = rowsIn(backup);
    const aside = rowsIn(damaged!);
    const restored = rowsIn(join(data, STORE_FILE));
    for (const [name, rows] of Object.entries(was)) {
      const [moved, stayed] = [rows.filter(({ id }) => id === tables[0]), rows.filter(({ id }) => id !== tables[0])];
      expect(moved.length, name).toBeGreaterThan(0);
      expect(stayed.length, name).toBeGreaterThan(0);
      expect(aside[name], name).toEqual(moved);
      // A rematch that is gone is the one thing that changes in a table that stays.
      expect(restored[name], name).toEqual(stayed.map(({ row, id }) => ({ id, row: withoutRematch(row) })));
    }
    expect(countIn(damaged!, 'accounts')).toBe(0);
    expect(countIn(join(data, STORE_FILE), 'accounts')).toBe(1);

    await using home = await house({ folder: data });
    expect(await audit(home.store)).toMatchObject({ tables: 2, faults: [] });
    const anna = home.stranger();
    anna.headers.cookie = cookie;
    const mine = await anna.call(CALLS.tables, { query: { filter: 'mine' } });
    expect(mine.tables.map(({ table }) => table).sort()).toEqual([tables[1], tables[2]].sort());
    expect((await answerOnce(anna, tables[2], 10)).applied).toBe(1);
    const { table: next } = await anna.call(CALLS.rematch, { params: { id: tables[1] } });
    expect(next).not.toBe(tables[0]);
    await expect(anna.call(CALLS.table, { params: { id: tables[0] } })).rejects.toMatchObject({ status: 404 });
  });

  test('what is set aside is a store that opens, and holds the damaged game as it was', async () => {
    const { damaged } = await restoring(join(folder, 'opened'));
    const copy = join(folder, 'copy.sqlite');
    copyFileSync(damaged!, copy);
    const store = new SqliteStore({ file: copy });
    expect(await audit(store)).toMatchObject({ tables: 1, faults: [{ table: tables[0] }] });
    const { n } = (await store.tables.load(tables[0]))!;
    expect(await store.chat.said(n, 0, 10)).toMatchObject([{ text: 'at table 0' }]);
    await store.close();
  });

  test('the command names it, and ends with 3', () => {
    const data = join(folder, 'command');
    const { code, out } = crownleaf('restore', backup, '--data', data);
    expect(code).toBe(3);
    expect(out).toMatch(new RegExp(`^damaged {2}table ${tables[0]}: record entry`));
    expect(out).toMatch(/It is the store now\. 1 damaged table set aside in \S+\.damaged-\S+\.\n$/);
    const again = crownleaf('restore', backup, '--data', data, '--json');
    expect(again.code).toBe(3);
    const told = JSON.parse(again.out);
    expect(told).toMatchObject({ ok: false, good: 'some', inPlace: true, faults: [{ table: tables[0] }] });
    expect(existsSync(told.damaged) && existsSync(told.before)).toBe(true);
  });

  test('who only looks is told the same, and nothing is changed', async () => {
    const data = join(folder, 'looked');
    const was = readFileSync(backup);
    const { code, out } = crownleaf('restore', backup, '--data', data, '--check', '--json');
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({
      good: 'some',
      inPlace: false,
      damaged: null,
      faults: [{ table: tables[0] }],
    });
    expect(crownleaf('restore', backup, '--data', data, '--check').out).toMatch(
      /restored without 1 damaged table\.\n$/,
    );
    expect(existsSync(data)).toBe(false);
    expect(readFileSync(backup).equals(was)).toBe(true);
  });

  test('nothing but what it names is left beside the store', async () => {
    const data = join(folder, 'tidy');
    await restoring(data);
    const { before, damaged } = await restoring(data);
    const names = readdirSync(data).filter((name) => !name.includes('.damaged-'));
    expect(names.sort()).toEqual(['crownleaf.lock', STORE_FILE, before!.slice(data.length + 1)]);
    expect(readdirSync(data)).toContain(damaged!.slice(data.length + 1));
  });
});

function crownleaf(...args: string[]): { readonly code: number | null; readonly out: string } {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout };
}

async function answerOnce(guest: Guest, table: string, n: number) {
  const { decision, seat } = await guest.call(CALLS.table, { params: { id: table } });
  const body = { id: `s${n}`, seat: seat!, ply: decision!.ply, options: [pick(decision!.options).name] };
  return guest.call(CALLS.answer, { params: { id: table }, body });
}

type Row = Readonly<Record<string, unknown>>;

/** All rows that belong to tables, by the name of where they are, each with the id of its table. */
function rowsIn(file: string): Record<string, { readonly id: unknown; readonly row: Row }[]> {
  using db = new DatabaseSync(file, { readOnly: true });
  const named = Object.entries(OF_TABLE).map(([name, column]) => {
    const id = column === 'n' ? `(SELECT id FROM tables WHERE tables.n = ${name}.n)` : column;
    const rows = db.prepare(`SELECT ${id} AS of_table, ${name}.* FROM ${name}`).all() as Row[];
    return [name, rows.map(({ of_table, ...row }) => ({ id: of_table, row }))] as const;
  });
  return Object.fromEntries(named);
}

function withoutRematch(row: Row): Row {
  return 'rematch' in row ? { ...row, rematch: null } : row;
}

function countIn(file: string, name: string): number {
  using db = new DatabaseSync(file, { readOnly: true });
  return (db.prepare(`SELECT count(*) AS n FROM ${name}`).get() as { n: number }).n;
}
