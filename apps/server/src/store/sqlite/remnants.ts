import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

/** What a restore adds to the name of a store: for the new one until it is whole, for the old one, and for damaged tables. */
export const RESTORING = '.restoring';
export const BEFORE = '.before-';
export const DAMAGED = '.damaged-';

/** What SQLite keeps beside a file while it is in use. */
export const LOG_ENDS = ['-wal', '-shm', '-journal'] as const;

/**
 * A missing store is not an empty one: beside what is left of it none is begun, for its players would find nothing. SQLite
 * itself would even throw away a log whose file is empty.
 */
export function checkNotLost(file: string): void {
  const isThere = existsSync(file);
  if (isThere && statSync(file).size > 0) return;
  const left = besides(file).find((name) => name === `${basename(file)}-wal` || isOfRestore(file, name));
  if (left === undefined) return;
  throw new OperatorError(
    `the store '${file}' is ${isThere ? 'empty' : 'missing'}, but '${left}' lies beside it: restore a backup with 'crownleaf restore FILE', or put the store back; only if a new, empty one is wanted, move '${left}' away`,
  );
}

/** A restore that was killed between its last two steps leaves a second name for the store itself, as if it were the one before. */
export function removeTwins(file: string): void {
  if (!existsSync(file)) return;
  const { dev, ino } = statSync(file);
  for (const name of besides(file).filter((each) => each.startsWith(basename(file) + BEFORE))) {
    const path = join(dirname(file), name);
    const other = statSync(path, { throwIfNoEntry: false });
    if (other?.dev === dev && other.ino === ino) rmSync(path);
  }
}

function isOfRestore(file: string, name: string): boolean {
  return [RESTORING, BEFORE, DAMAGED].some((end) => name.startsWith(basename(file) + end));
}

function besides(file: string): string[] {
  return readdirSync(dirname(file)).sort();
}
