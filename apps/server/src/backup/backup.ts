import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';
import { isOfSqlite } from '../store/sqlite/errors.ts';
import { LOG_ENDS } from '../store/sqlite/remnants.ts';

/** All pages in one step: a copy in several steps begins anew whenever the server writes between them. */
const ALL_PAGES = 2 ** 31 - 1;

export interface BackedUp {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
}

/**
 * Copies the store as it is at one moment, while a server goes on writing to it. The copy is one plain file without a
 * write-ahead log beside it, and stands under its name only when it is whole and on disk.
 */
export async function backUp(store: string, file: string): Promise<BackedUp> {
  checkTarget(store, file);
  const whole = `${file}.part`;
  try {
    await copied(store, whole);
    const tables = soundness(whole);
    replaceFile(whole, file);
    return { file, bytes: statSync(file).size, tables };
  } finally {
    removeStore(whole);
  }
}

/** A consistent copy of a store or of a backup, as one plain file. What it is copied from is only read. */
export async function copied(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new OperatorError(`there is no file '${from}'`);
  if (!isStore(from)) throw new OperatorError(`'${from}' is no store of Crownleaf`);
  removeStore(to);
  try {
    const source = new DatabaseSync(from, { readOnly: true });
    try {
      await backup(source, to, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    mergeLog(to);
  } catch (error) {
    throw isOfSqlite(error) ? new OperatorError(`'${from}' cannot be copied: ${error.message}`) : error;
  }
}

/** Brings everything into the one file, without a log beside it. Fails while somebody else has it open. */
export function mergeLog(file: string): void {
  using db = new DatabaseSync(file);
  const { journal_mode: mode } = db.prepare('PRAGMA journal_mode = DELETE').get() as { journal_mode: string };
  if (mode !== 'delete') throw new OperatorError(`the log of '${file}' cannot be brought into it`);
}

/** With what SQLite keeps beside it. */
export function removeStore(file: string): void {
  for (const end of ['', ...LOG_ENDS]) rmSync(`${file}${end}`, { force: true });
}

/** How many tables there are, once SQLite has found every page and index in order. */
export function soundness(file: string, named = file): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const found = db.prepare('PRAGMA integrity_check(1)').get() as { integrity_check: string };
    if (found.integrity_check !== 'ok') throw new OperatorError(`'${named}' is damaged: ${found.integrity_check}`);
    return (db.prepare('SELECT count(*) AS n FROM tables').get() as { n: number }).n;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`'${named}' is damaged or no store of Crownleaf: ${(error as Error).message}`);
  } finally {
    db.close();
  }
}

/** Puts a file under another's name in one step that survives the loss of power. */
export function replaceFile(from: string, to: string): void {
  sync(from);
  renameSync(from, to);
  sync(dirname(resolve(to)));
}

/** Waits until the disk has it; of a folder, which names there are in it. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function checkTarget(store: string, file: string): void {
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new OperatorError(`there is no folder '${folder}'`);
  if (!existsSync(file)) return;
  if (existsSync(store) && realpathSync(file) === realpathSync(store)) {
    throw new OperatorError('this is the store itself; name another file');
  }
  if (statSync(file).isDirectory()) throw new OperatorError(`'${file}' is a folder; name a file in it`);
  if (statSync(file).size > 0 && !isStore(file)) {
    throw new OperatorError(`'${file}' is there already and is no backup; name another file`);
  }
}

const HEADER = 'SQLite format 3\0';

export function isStore(file: string): boolean {
  if (!statSync(file).isFile()) return false;
  const handle = openSync(file, 'r');
  const start = Buffer.alloc(HEADER.length);
  readSync(handle, start, 0, HEADER.length, 0);
  closeSync(handle);
  return start.toString('latin1') === HEADER;
}
