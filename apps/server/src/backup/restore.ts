import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NewerSchema } from '../store/sqlite/migrations.ts';
import { SqliteStore } from '../store/sqlite/open.ts';
import { type Audit, audit } from './audit.ts';
import { BackupError, copied, replaceFile, soundness } from './backup.ts';

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
  mkdirSync(dirname(store), { recursive: true });
  const candidate = `${store}.restoring`;
  try {
    await copied(file, candidate);
    soundness(candidate);
    const found = await audited(candidate);
    if (checkOnly || found.faults.length > 0) return { ...found, before: undefined, inPlace: false };
    const before = existsSync(store) ? putAside(store, now) : undefined;
    replaceFile(candidate, store);
    return { ...found, before, inPlace: true };
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${candidate}${end}`, { force: true });
  }
}

async function audited(file: string): Promise<Audit> {
  try {
    const store = new SqliteStore({ file });
    try {
      return await audit(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof NewerSchema) throw new BackupError(error.message);
    throw error;
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
      throw new BackupError('a server uses this store; stop it first');
    }
    throw error;
  } finally {
    db.close();
  }
  const aside = `${store}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  replaceFile(store, aside);
  return aside;
}
