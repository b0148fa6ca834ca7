import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';
import { isOfSqlite } from '../store/sqlite/errors.ts';
import { SqliteStore } from '../store/sqlite/open.ts';
import { type Audit, audit } from './audit.ts';
import { copied, replaceFile, soundness } from './backup.ts';

/** Reading and writing; a file needs no right to be searched as a folder does. */
const FILE_RIGHTS = 0o666;

export interface Restored extends Audit {
  /** Where the store that was there before is kept now. */
  readonly before: string | undefined;
  /** Whether the backup is the store now. */
  readonly inPlace: boolean;
}

export interface RestoreSetting {
  readonly file: string;
  readonly store: string;
  readonly now: number;
  /** Only looks whether it could be done. */
  readonly checkOnly: boolean;
}

/**
 * Makes a backup the store, after every game in it was played again. The backup itself stays as it is; the store that was
 * there is put aside. A backup with a fault is not put in place.
 */
export async function restore({ file, store, now, checkOnly }: RestoreSetting): Promise<Restored> {
  using place = workplace(store, checkOnly);
  const { candidate } = place;
  await copied(file, candidate);
  soundness(candidate, file);
  const found = await audited(candidate, file);
  if (checkOnly || found.faults.length > 0) return { ...found, before: undefined, inPlace: false };
  giveRightsOf(existsSync(store) ? store : dirname(store), candidate);
  const before = existsSync(store) ? putAside(store, now) : undefined;
  replaceFile(candidate, store);
  return { ...found, before, inPlace: true };
}

/** Beside the store, where it can be put in place in one step; who only looks leaves nothing there. */
function workplace(store: string, checkOnly: boolean): Disposable & { readonly candidate: string } {
  if (checkOnly) {
    const folder = mkdtempSync(join(tmpdir(), 'crownleaf-check-'));
    return {
      candidate: join(folder, 'store'),
      [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  mkdirSync(dirname(store), { recursive: true });
  const candidate = `${store}.restoring`;
  return {
    candidate,
    [Symbol.dispose]() {
      for (const end of ['', '-wal', '-shm']) rmSync(`${candidate}${end}`, { force: true });
    },
  };
}

/** The server must be able to use it, also when somebody with more rights restores it. */
function giveRightsOf(model: string, file: string): void {
  const { uid, gid, mode } = statSync(model);
  if (process.getuid?.() === 0) chownSync(file, uid, gid);
  chmodSync(file, mode & FILE_RIGHTS);
}

async function audited(candidate: string, file: string): Promise<Audit> {
  try {
    const store = new SqliteStore({ file: candidate });
    try {
      return await audit(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw isOfSqlite(error) ? new OperatorError(`'${file}' is damaged: ${error.message}`) : error;
  }
}

/** Fails while a server has the store open: it would go on writing to a file that is no longer the store. */
function putAside(store: string, now: number): string {
  const db = new DatabaseSync(store);
  try {
    // Leaving the write-ahead log needs the file for oneself, and brings everything into the one file.
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (/locked|busy/.test((error as Error).message)) {
      throw new OperatorError('a server uses this store; stop it first');
    }
    throw error;
  } finally {
    db.close();
  }
  const aside = `${store}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  replaceFile(store, aside);
  return aside;
}
