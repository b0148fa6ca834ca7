import type { Catalogue } from '../catalogue.ts';
import { Denied } from '../problems.ts';
import type { Store, StoredSeat, TableAbout, TableOrigin } from '../store/store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

export interface OpeningParts {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly tables: Tables;
  /** How many tables one account may have under way. */
  readonly mostTables: number;
}

const NEW: Omit<TableAbout, 'seats' | 'host' | 'rulesVersion'> = {
  status: 'open',
  started: null,
  finished: null,
  secret: null,
  invitation: null,
  proposal: null,
  rematch: null,
  result: null,
};

/** New tables, as many as an account may have. */
export class Opening {
  readonly #parts: OpeningParts;
  /** How many each account is just opening. */
  readonly #underWay = new Map<string, number>();

  constructor(parts: OpeningParts) {
    this.#parts = parts;
  }

  async open(origin: TableOrigin, seats: readonly StoredSeat[], host: string): Promise<Table> {
    const { rulesVersion } = this.#parts.catalogue.find(origin.game).game;
    return this.#parts.tables.create(origin, { ...NEW, seats, host, rulesVersion });
  }

  /** Those that are just being opened count as well: they are in the store a moment later. */
  async ifFewEnough(account: string, open: () => Promise<Table>): Promise<Table> {
    const { store, mostTables } = this.#parts;
    const before = this.#underWay.get(account) ?? 0;
    this.#underWay.set(account, before + 1);
    try {
      if ((await store.tables.count(account)) + before < mostTables) return await open();
      throw new Denied('too-many', `you have ${mostTables} tables under way; finish or end one first`);
    } finally {
      const left = this.#underWay.get(account)! - 1;
      if (left === 0) this.#underWay.delete(account);
      else this.#underWay.set(account, left);
    }
  }
}
