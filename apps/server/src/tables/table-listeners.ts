import type { Log } from '../ops/log.ts';
import type { Table } from './table.ts';
import type { ChangeKind } from './table-log.ts';

/** Gets notified of what happens at tables. */
export interface TableListener {
  /** A change is on disk, or the table has to be looked at again. */
  changed?(table: Table, kind: ChangeKind): void;
  /** A change could not be written: what is in memory is no longer true. */
  lost?(table: Table, error: unknown): void;
}

/** All listeners. One that fails does not keep the others from being notified. */
export class TableListeners {
  readonly #all: TableListener[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  add(listener: TableListener): void {
    this.#all.push(listener);
  }

  changed(table: Table, kind: ChangeKind): void {
    this.#each(table, (listener) => listener.changed?.(table, kind));
  }

  lost(table: Table, error: unknown): void {
    this.#each(table, (listener) => listener.lost?.(table, error));
  }

  #each(table: Table, tell: (listener: TableListener) => void): void {
    for (const listener of this.#all) {
      try {
        tell(listener);
      } catch (error) {
        this.#log.error({ table: table.id, err: error }, 'a change could not be passed on');
      }
    }
  }
}
