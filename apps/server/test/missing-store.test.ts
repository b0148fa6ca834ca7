import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { configFrom } from '../src/config.ts';
import { OperatorError } from '../src/operator-error.ts';
import { STORE_FILE, startServer } from '../src/server.ts';
import { LOCK_FILE } from '../src/store/sqlite/claim.ts';
import { SqliteStore } from '../src/store/sqlite/open.ts';
import { newFolder } from './house.ts';
import { localBots } from './local-bots.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
/** A server that begins all the same would serve for ever. */
const MAX_START_MS = 30_000;

let folder: string;
let file: string;
beforeEach(() => {
  folder = newFolder();
  file = join(folder, STORE_FILE);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A store in which everything is still in its log, as a kill leaves it, with this value in it. */
async function storeWithLog(value: string, target = file): Promise<void> {
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  const store = new SqliteStore({ file: join(elsewhere, STORE_FILE) });
  await store.key('value', () => value);
  for (const end of ['', '-wal']) copyFileSync(join(elsewhere, `${STORE_FILE}${end}`), `${target}${end}`);
  await store.close();
  rmSync(elsewhere, { recursive: true });
}

async function valueIn(target: string): Promise<string> {
  const store = new SqliteStore({ file: target });
  const value = await store.key('value', () => 'none');
  await store.close();
  return value;
}

/** A server on the folder, which stops again if it could begin. */
async function start(): Promise<void> {
  const config = configFrom({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
  await (await startServer(config, { bots: localBots })).stop();
}

describe('a store that is missing or empty', () => {
  test.each(['-wal', '.restoring', '.before-2026-01-31T04-10-00-000Z', '.damaged-2026-01-31T04-10-00-000Z'])(
    'is not begun anew beside %s of it',
    async (end) => {
      writeFileSync(`${file}${end}`, 'left');
      await expect(start()).rejects.toThrow(OperatorError);
      await expect(start()).rejects.toThrow(/is missing, but 'crownleaf\.sqlite.*lies beside it: restore a backup/);
      writeFileSync(file, '');
      await expect(start()).rejects.toThrow(/is empty, but/);
      expect([readFileSync(`${file}${end}`, 'utf8'), statSync(file).size]).toEqual(['left', 0]);
    },
  );

  test('is told in one line, with exit code 2', async () => {
    await storeWithLog('here');
    truncateSync(file);
    const log = readFileSync(`${file}-wal`);
    const args = [MAIN, 'serve', '--no-page', '--port', '0', '--data', folder];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: MAX_START_MS });
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
    expect(stderr).toMatch(/^crownleaf: the store '.*' is empty, but 'crownleaf\.sqlite-wal' lies beside it/);
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
  });

  test('is begun where nothing of it is left, also after a start that failed', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    writeFileSync(file, '');
    await start();
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  test('does not matter beside an older one that was kept', async () => {
    await new SqliteStore({ file }).close();
    copyFileSync(file, `${file}.before-2026`);
    await start();
    expect(existsSync(`${file}.before-2026`)).toBe(true);
  });

  test('leaves no second name of the store itself, as a restore that was killed does', async () => {
    await new SqliteStore({ file }).close();
    linkSync(file, `${file}.before-2026`);
    await start();
    expect(readdirSync(folder).sort()).toEqual([LOCK_FILE, STORE_FILE]);
  });
});

describe('restoring over', () => {
  let backup: string;
  beforeEach(async () => {
    backup = join(folder, 'backup.sqlite');
    await storeWithLog('new', join(folder, 'source'));
    await backUp(join(folder, 'source'), backup);
  });
  const restoring = () => restore({ file: backup, store: file, now: Date.now(), checkOnly: false });

  test('a store with a log keeps all of it under another name', async () => {
    await storeWithLog('old');
    const { before } = await restoring();
    expect(existsSync(`${file}-wal`) || existsSync(`${before}-wal`)).toBe(false);
    expect([await valueIn(file), await valueIn(before!)]).toEqual(['new', 'old']);
  });

  test.each([
    ['a missing store', () => rmSync(file)],
    ['an empty store', () => truncateSync(file)],
    ['a store that is none', () => writeFileSync(file, 'x'.repeat(8192))],
  ])('%s, of which only the log is left, keeps the log for whoever can mend it', async (_, spoil) => {
    await storeWithLog('old');
    const log = readFileSync(`${file}-wal`);
    spoil();
    const { before } = await restoring();
    expect(readFileSync(`${before!.replace(/-wal$/, '')}-wal`).equals(log)).toBe(true);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(await valueIn(file)).toBe('new');
  });

  test('a store whose server begins meanwhile is not possible: the folder is taken', async () => {
    await new SqliteStore({ file }).close();
    const running = restoring();
    await expect(start()).rejects.toThrow(/another server, or a restore, uses the data/);
    expect(await running).toMatchObject({ inPlace: true });
    expect(await valueIn(file)).toBe('new');
  });

  test('a store that a program holds open is refused, and stays as it is', async () => {
    await storeWithLog('old');
    using other = new DatabaseSync(file);
    other.exec('BEGIN; SELECT * FROM keys');
    await expect(restoring()).rejects.toThrow('a server uses this store; stop it first');
    other.exec('COMMIT');
    expect(await valueIn(file)).toBe('old');
    expect(readdirSync(folder).filter((name) => /restoring|before|damaged/.test(name))).toEqual([]);
  });
});
