import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../operator-error.ts';
import { isBusy } from './errors.ts';

export const LOCK_FILE = 'crownleaf.lock';

/**
 * Two servers on one store would tell their players different games, so a server holds a lock on its folder, and so does
 * a restore: a server that began meanwhile would go on writing to the old store. It is SQLite's on an empty file of its own: the system lets go of it when the process ends, however it ends, and copies of
 * the store can still be made meanwhile.
 */
export function claimFolder(folder: string): Disposable {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new OperatorError(
      `another server, or a restore, uses the data in '${folder}'; stop it first, or take another folder (DATA_DIR)`,
    );
  }
  return { [Symbol.dispose]: () => lock.close() };
}
