import { chmodSync, chownSync, existsSync, linkSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { claimFolder, LOCK_FILE } from '../store/sqlite/claim.ts';
import { isBroken, isBusy, isDiskFault, isOfSqlite } from '../store/sqlite/errors.ts';
import { SqliteStore } from '../store/sqlite/open.ts';
import { BEFORE, DAMAGED, LOG_ENDS, RESTORING, removeTwins } from '../store/sqlite/remnants.ts';
import { type Audit, audit } from './audit.ts';
import { copied, isStore, mergeLog, removeStore, replaceFile, soundness, sync } from './backup.ts';
import { setTablesAside } from './set-aside.ts';

/** Reading and writing; a file needs no right to be searched as a folder does. */
const FILE_RIGHTS = 0o666;

export interface Restored extends Audit {
  /** How much of the backup is good: with some of it damaged the rest is restored, with all of it nothing is. */
  readonly good: 'all' | 'some' | 'none';
  /** Where the store that was there before is kept now. */
  readonly before: string | undefined;
  /** Where the damaged tables are kept now. */
  readonly damaged: string | undefined;
  /** Whether what is good is the store now. */
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
 * Makes a backup the store, after every game in it was played again. Damaged tables are put in a store of their own beside
 * it. The backup itself stays as it is, and the store that was there is kept. Whenever it is killed, the store is either
 * the old one or the new one.
 */
export async function restore({ file, store, now, checkOnly }: RestoreSetting): Promise<Restored> {
  using held = new DisposableStack();
  if (!checkOnly) held.use(claimStore(store));
  const { candidate, apart } = held.use(workplace(store, checkOnly));
  await copied(file, candidate);
  soundness(candidate, file);
  const found = await audited(candidate, file);
  const good = goodPart(found);
  if (checkOnly || good === 'none') return { ...found, good, before: undefined, damaged: undefined, inPlace: false };

  const time = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  const damaged = good === 'some' ? `${store}${DAMAGED}${time}` : undefined;
  try {
    const ids = found.faults.map(({ table }) => table);
    if (damaged !== undefined) setTablesAside(candidate, apart, ids);
    mergeLog(candidate);
  } catch (error) {
    throw isOfSqlite(error) ? new OperatorError(`'${file}' cannot be put in place: ${error.message}`) : error;
  }
  const model = existsSync(store) ? store : dirname(store);
  giveRightsOf(model, candidate);
  const before = keepOld(store, `${store}${BEFORE}${time}`);
  if (damaged !== undefined) {
    giveRightsOf(model, apart);
    replaceFile(apart, damaged);
  }
  replaceFile(candidate, store);
  return { ...found, good, before, damaged, inPlace: true };
}

function goodPart({ tables, faults }: Audit): Restored['good'] {
  if (faults.length === 0) return 'all';
  return faults.length < tables ? 'some' : 'none';
}

/** No server begins meanwhile, and no other restore. */
function claimStore(store: string): Disposable {
  const folder = dirname(store);
  const lock = join(folder, LOCK_FILE);
  const isNew = !existsSync(lock);
  const claim = claimFolder(folder);
  if (isNew) giveRightsOf(folder, lock);
  return claim;
}

interface Workplace extends Disposable {
  /** What becomes the store. */
  readonly candidate: string;
  /** For the damaged tables. */
  readonly apart: string;
}

/** Beside the store, where it can be put in place in one step; who only looks leaves nothing there. */
function workplace(store: string, checkOnly: boolean): Workplace {
  const folder = checkOnly ? mkdtempSync(join(tmpdir(), 'crownleaf-check-')) : undefined;
  const candidate = folder === undefined ? `${store}${RESTORING}` : join(folder, 'store');
  const apart = `${candidate}-damaged`;
  removeStore(apart);
  return {
    candidate,
    apart,
    [Symbol.dispose]() {
      removeStore(candidate);
      removeStore(apart);
      if (folder === undefined) removeTwins(store);
      else rmSync(folder, { recursive: true, force: true });
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
    if (!isOfSqlite(error)) throw error;
    const what = isDiskFault(error) ? 'cannot be checked' : 'is damaged';
    throw new OperatorError(`'${file}' ${what}: ${error.message}`);
  }
}

/**
 * Gives the store that is there a second name, under which it stays when the new one takes the first. Fails while a server
 * has it open, which would go on writing to a file that is no longer the store.
 */
function keepOld(store: string, kept: string): string | undefined {
  mergeOld(store);
  // One that SQLite cannot open keeps its log: somebody may still mend it.
  const ends = ['', ...LOG_ENDS].filter((end) => existsSync(`${store}${end}`));
  for (const end of ends) linkSync(`${store}${end}`, `${kept}${end}`);
  sync(dirname(store));
  // Beside the new store it would be taken for a log of that one.
  for (const end of LOG_ENDS) rmSync(`${store}${end}`, { force: true });
  return ends.length === 0 ? undefined : `${kept}${ends[0]}`;
}

function mergeOld(store: string): void {
  if (!existsSync(store) || !isStore(store)) return;
  try {
    mergeLog(store);
  } catch (error) {
    if (isBusy(error)) throw new OperatorError('a server uses this store; stop it first');
    if (!isBroken(error))
      throw isOfSqlite(error) ? new OperatorError(`the store cannot be read: ${error.message}`) : error;
  }
}
