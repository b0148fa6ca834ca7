import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { itemAt } from '@crownleaf/engine';

interface Unit {
  readonly write: () => void;
  /** May fail by itself, on a value that is not unique, without the others. */
  readonly guarded: boolean;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** For so long at most a commit is put off. */
const LONGEST_WAIT_MS = 2;

/**
 * Everything that arrives within one turn of the event loop becomes one transaction, together with what comes in the
 * turns right after it: the commit waits for a turn that brings nothing. Durability costs one wait for the disk per
 * commit, so the busier the server is, the less of it falls on each answer.
 */
export class Commits {
  readonly #db: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  readonly #now: () => number;
  #units: Unit[] = [];
  #closed = false;
  #commits = 0;
  #waited = 0;
  #failures = 0;

  constructor(db: DatabaseSync, now = () => performance.now()) {
    this.#db = db;
    this.#now = now;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#end = db.prepare('COMMIT');
  }

  /** Resolves when the write is on disk. */
  add(write: () => void, { guarded = false } = {}): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('the store is closed'));
      this.#units.push({ write, guarded, done, failed });
      if (this.#units.length === 1) this.#commitAfterTurn(0, this.#now() + LONGEST_WAIT_MS);
    });
  }

  #commitAfterTurn(known: number, latest: number): void {
    setImmediate(() => {
      const count = this.#units.length;
      if (count > known && this.#now() < latest) this.#commitAfterTurn(count, latest);
      else this.flush();
    });
  }

  /** Writes what is there; whatever comes afterwards is refused. */
  close(): void {
    this.#closed = true;
    this.flush();
  }

  flush(): void {
    const units = this.#units;
    if (units.length === 0) return;
    this.#units = [];
    this.#commit(units);
  }

  #commit(units: readonly Unit[]): void {
    const begun = this.#now();
    const broken = new Map<Unit, unknown>();
    try {
      this.#begin.run();
      for (const unit of units) this.#perform(unit, broken);
      this.#end.run();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      // What one of them did wrong is not the fault of the others: each tries again on its own.
      if (units.length > 1) for (const unit of units) this.#commit([unit]);
      else {
        this.#failures++;
        itemAt(units, 0).failed(error);
      }
      return;
    }
    this.#commits++;
    this.#waited += this.#now() - begun;
    for (const unit of units) {
      if (broken.has(unit)) unit.failed(broken.get(unit));
      else unit.done();
    }
  }

  #perform(unit: Unit, broken: Map<Unit, unknown>): void {
    if (!unit.guarded) {
      unit.write();
      return;
    }
    this.#db.exec('SAVEPOINT unit');
    try {
      unit.write();
    } catch (error) {
      // On a full disk SQLite itself takes the whole transaction back: then the others have failed as well.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK TO unit');
      broken.set(unit, error);
    }
    this.#db.exec('RELEASE unit');
  }

  /** How many commits there were, how long they took together, and how many writes failed. */
  get figures(): { readonly commits: number; readonly milliseconds: number; readonly failures: number } {
    return { commits: this.#commits, milliseconds: this.#waited, failures: this.#failures };
  }
}
