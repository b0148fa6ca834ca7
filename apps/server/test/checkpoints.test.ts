import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Checkpoints } from '../src/store/sqlite/checkpoints.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { newFolder } from './house.ts';

/** What of the keys is in the file itself, without its log. */
function inFileOf(file: string): number {
  const alone = `${file}.alone`;
  copyFileSync(file, alone);
  const db = new DatabaseSync(alone);
  const table = db.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'keys'").get() as { n: number };
  const keys = table.n === 0 ? { n: 0 } : (db.prepare('SELECT count(*) AS n FROM keys').get() as { n: number });
  db.close();
  rmSync(alone);
  return keys.n;
}

test('the log is brought into the file while commits go on, and nothing of it is left when the store is closed', async () => {
  const folder = newFolder();
  const file = join(folder, 'store.sqlite');
  const store = new SqliteStore({ file, logLimits: { commits: 10, writes: 1000 } });
  expect(inFileOf(file)).toBe(0);
  let written = 0;
  while (inFileOf(file) === 0) {
    await store.key(`key ${written++}`, () => 'a');
    await pause(1);
  }
  expect(existsSync(`${file}-wal`)).toBe(true);
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(inFileOf(file)).toBe(written);
  rmSync(folder, { recursive: true });
});

test('a store that closes while its log is brought into the file has all of it there', async () => {
  const folder = newFolder();
  const file = join(folder, 'store.sqlite');
  const store = new SqliteStore({ file, logLimits: { commits: 1000, writes: 1 } });
  for (let i = 0; i < 20; i++) await store.key(`key ${i}`, () => 'a');
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(inFileOf(file)).toBe(20);
  rmSync(folder, { recursive: true });
});

const ALWAYS = { commits: 1, writes: 1 };

test('a thread that cannot do its work is replaced by another, and holds up nobody', async () => {
  const folder = newFolder();
  const file = join(folder, 'later', 'store.sqlite');
  const checkpoints = new Checkpoints({ file, durability: 'full' }, ALWAYS, () => {});
  checkpoints.committed(1);
  await checkpoints.close();

  const store = new SqliteStore({ file });
  await store.key('key', () => 'a');
  expect(inFileOf(file)).toBe(0);
  checkpoints.committed(1);
  while (inFileOf(file) === 0) await pause(1);
  await checkpoints.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

test('what fails between two commits is tried again with the next checkpoint', async () => {
  const folder = newFolder();
  const file = join(folder, 'store.sqlite');
  const store = new SqliteStore({ file });
  let tried = 0;
  const checkpoints = new Checkpoints({ file, durability: 'full' }, ALWAYS, () => {
    tried++;
    throw new Error('the disk is full');
  });
  for (let times = 1; times <= 2; times++) {
    checkpoints.committed(1);
    await expect.poll(() => tried).toBe(times);
  }
  await checkpoints.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
