import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { OperatorError } from '../src/operator-error.ts';
import { migrate, SCHEMA_VERSION } from '../src/store/sqlite/migrations.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import type { TableAbout, TableOrigin } from '../src/store/store.ts';
import { newFolder } from './house.ts';

const MORTAL = fileURLToPath(new URL('./mortal.ts', import.meta.url));
/** More than there are: a walk that takes more steps has gone astray. */
const MAX_STEPS = 100;
const AT_A_TIME = 2;

const scratch = newFolder();
afterAll(() => rmSync(scratch, { recursive: true }));

interface Ended {
  readonly signal: NodeJS.Signals | null;
  readonly steps: readonly string[];
}

async function runJob(job: string, killAt: number, files: readonly string[]): Promise<Ended> {
  const args = [MORTAL, job, `${killAt}`, ...files];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { signal: signal as NodeJS.Signals | null, steps: said === '' ? [] : JSON.parse(said) };
}

interface Walk {
  readonly job: 'backup' | 'restore' | 'migration';
  /** What there is before; each kill finds it anew. */
  readonly template: string;
  readonly files: (folder: string) => readonly string[];
  /** Looks at what a kill has left, and says which of the possible things it is. */
  readonly look: (folder: string) => Promise<string>;
}

/** Kills the job before each of its steps. Gives what was left each time, in order. */
async function walk({ job, template, files, look }: Walk): Promise<readonly string[]> {
  const copyOf = (name: string): string => {
    const folder = join(scratch, `${job}-${name}`);
    rmSync(folder, { recursive: true, force: true });
    cpSync(template, folder, { recursive: true });
    return folder;
  };
  const whole = copyOf('whole');
  const { signal, steps } = await runJob(job, 0, files(whole));
  expect([signal, steps.length > 3, steps.length < MAX_STEPS]).toEqual([null, true, true]);
  const left: string[] = [];
  const ahead = steps.map((_, i) => i + 1);
  const walkOn = async (): Promise<void> => {
    for (let at = ahead.shift(); at !== undefined; at = ahead.shift()) {
      const folder = copyOf(`${at}`);
      expect((await runJob(job, at, files(folder))).signal, steps[at - 1]).toBe('SIGKILL');
      left[at - 1] = await look(folder).catch((error) => {
        throw new Error(`killed before step ${at}, ${steps[at - 1]}: ${error.message}`, { cause: error });
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, walkOn));
  return [...left, await look(whole)];
}

const ORIGIN: Omit<TableOrigin, 'id'> = {
  ...{ game: 'minidom', options: {}, pace: { kind: 'relaxed' }, visibility: 'public' },
  ...{ spectators: true, hints: true, practice: false, created: 0, daily: null },
};
const ABOUT: TableAbout = {
  ...{ status: 'open', host: 'anna', seats: [], rulesVersion: 1, started: null, finished: null, secret: null },
  ...{ invitation: null, removed: [], proposal: null, rematch: null, result: null },
};
const START = { seq: 0, ply: 0, asked: 0, changed: 0, clocks: null, deadline: null };

/** A store that was killed: these tables are still in its log. */
async function makeKilledStore(file: string, tables: readonly string[]): Promise<void> {
  const open = `${file}.open`;
  const store = new SqliteStore({ file: open });
  for (const id of tables) await store.tables.create({ id, ...ORIGIN }, ABOUT, START);
  for (const end of ['', '-wal']) copyFileSync(`${open}${end}`, `${file}${end}`);
  await store.close();
  rmSync(open);
}

/** Opened as a server does. */
async function tablesIn(file: string): Promise<string> {
  const store = new SqliteStore({ file });
  try {
    return (await store.tables.all()).join(' ');
  } finally {
    await store.close();
  }
}

const named = (folder: string, part: string): string[] => readdirSync(folder).filter((name) => name.includes(part));

/** The old store is `old`; the backup has `good`, `better` and a damaged table. */
const template = join(scratch, 'template');
beforeAll(async () => {
  mkdirSync(template);
  await makeKilledStore(join(template, 'store'), ['old']);
  await makeKilledStore(join(template, 'source'), ['good', 'bad', 'better']);
  const backup = join(template, 'backup');
  await backUp(join(template, 'source'), backup);
  using db = new DatabaseSync(backup);
  db.exec("UPDATE progress SET seq = 7 WHERE n = (SELECT n FROM tables WHERE id = 'bad')");
});

const isNew = (before: readonly string[]) => before.indexOf('new');

test('a kill at any step of a restore leaves the old store or the new one, and the old one is never lost', async () => {
  const left = await walk({
    ...{ job: 'restore', template },
    files: (folder) => [join(folder, 'store'), join(folder, 'backup')],
    async look(folder) {
      const store = join(folder, 'store');
      const tables = await tablesIn(store);
      if (tables === 'old') {
        // No second name of the store is taken for an older one.
        expect(named(folder, '.before-')).toEqual([]);
        await restore({ file: join(folder, 'backup'), store, now: Date.now(), checkOnly: false });
      }
      expect(await tablesIn(store)).toBe('good better');
      const [before] = named(folder, '.before-');
      expect(await tablesIn(join(folder, before!))).toBe('old');
      const damaged = named(folder, '.damaged-').filter((name) => /Z$/.test(name));
      expect(damaged.length).toBeGreaterThan(0);
      for (const name of damaged) expect(await tablesIn(join(folder, name))).toBe('bad');
      if (tables === 'old') expect(named(folder, '.restoring')).toEqual([]);
      return tables === 'old' ? 'old' : 'new';
    },
  });
  // Once it is the new one it stays that.
  expect(left.slice(0, isNew(left))).not.toContain('new');
  expect(new Set(left.slice(isNew(left)))).toEqual(new Set(['new']));
  expect(isNew(left)).toBeGreaterThan(10);
}, 300_000);

test('a kill at any step of a restore without a store leaves the new one, or none that is begun as empty', async () => {
  const bare = join(scratch, 'bare');
  mkdirSync(bare);
  await backUp(join(template, 'source'), join(bare, 'backup'));
  const left = await walk({
    ...{ job: 'restore', template: bare },
    files: (folder) => [join(folder, 'store'), join(folder, 'backup')],
    async look(folder) {
      const store = join(folder, 'store');
      if (existsSync(store)) {
        expect(await tablesIn(store)).toBe('good bad better');
        return 'new';
      }
      if (named(folder, 'store.').length === 0) return 'nothing yet';
      await expect(tablesIn(store)).rejects.toThrow(OperatorError);
      return 'refused';
    },
  });
  expect(left.filter((what, i) => what !== left[i - 1])).toEqual(['nothing yet', 'refused', 'new']);
}, 300_000);

test('a kill at any step of a backup leaves the earlier backup or the new one, and the store as it was', async () => {
  const folder = join(scratch, 'to-back-up');
  mkdirSync(folder);
  await makeKilledStore(join(folder, 'store'), ['now']);
  await makeKilledStore(join(folder, 'earlier'), ['earlier']);
  await backUp(join(folder, 'earlier'), join(folder, 'backup'));
  const left = await walk({
    ...{ job: 'backup', template: folder },
    files: (at) => [join(at, 'store'), join(at, 'backup')],
    async look(at) {
      const backup = join(at, 'backup');
      expect(existsSync(`${backup}-wal`)).toBe(false);
      copyFileSync(backup, join(at, 'copy'));
      const tables = await tablesIn(join(at, 'copy'));
      expect(await tablesIn(join(at, 'store'))).toBe('now');
      await backUp(join(at, 'store'), backup);
      expect(await tablesIn(backup)).toBe('now');
      expect(named(at, '.part')).toEqual([]);
      return tables === 'earlier' ? 'old' : 'new';
    },
  });
  expect(left.filter((what, i) => what !== left[i - 1])).toEqual(['old', 'new']);
}, 300_000);

test('a kill at any step of a migration leaves the old store or the new one', async () => {
  const oldVersion = 2;
  const folder = join(scratch, 'to-migrate');
  mkdirSync(folder);
  using old = new DatabaseSync(join(folder, 'store'));
  migrate(old, oldVersion);
  old.exec(`INSERT INTO tables
      (n, id, game, options, pace, visibility, spectators, hints, created, status, host, seats, rules_version, seq, ply, asked, changed)
      VALUES (1, 'a', 'minidom', '{}', '{"kind":"relaxed"}', 'public', 1, 1, 0, 'live', 'anna', '[]', 1, 2, 2, 1, 70);
    INSERT INTO journal (n, seq, kind, at, seat, name, hash, author)
      VALUES (1, 1, 'answer', 1, 0, 'a1', 'h1', 'human'), (1, 2, 'answer', 2, 0, 'a2', 'h2', 'human')`);
  old.close();
  const left = await walk({
    ...{ job: 'migration', template: folder },
    files: (at) => [join(at, 'store')],
    async look(at) {
      const file = join(at, 'store');
      const version = versionOf(file);
      expect(statSync(file).size).toBeGreaterThan(0);
      const store = new SqliteStore({ file });
      expect(await store.tables.load('a')).toMatchObject({ n: 1, seq: 2, ply: 2 });
      expect(await store.tables.journal(1, 0)).toMatchObject([{ name: 'a1' }, { name: 'a2' }]);
      await store.close();
      return `${version}`;
    },
  });
  expect(left.filter((what, i) => what !== left[i - 1])).toEqual([`${oldVersion}`, `${SCHEMA_VERSION}`]);
}, 300_000);

function versionOf(file: string): number {
  using db = new DatabaseSync(file, { readOnly: true });
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}
