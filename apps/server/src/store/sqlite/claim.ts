import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'crownleaf.lock';
/** `SQLITE_BUSY`: somebody else has the lock. */
const BUSY = 5;

/** Another process serves from this folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(
      `another server uses the data in '${folder}'; stop it first, or give this one a folder of its own (DATA_DIR)`,
    );
  }
}

/**
 * Two servers on one store would tell their players different games, so a server holds a lock on its folder. It is
 * SQLite's on an empty file of its own: the system lets go of it when the process ends, however it ends, and copies of
 * the store can still be made meanwhile.
 */
export function claimFolder(folder: string): Disposable {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === BUSY ? new FolderInUse(folder) : error;
  }
  return { [Symbol.dispose]: () => lock.close() };
}
