import type { AccountStore } from '../store/store.ts';

/** What others may know of somebody. */
export interface Person {
  readonly name: string;
  readonly program: boolean;
}

const MOST = 20_000;
const UNKNOWN: Person = { name: '…', program: false };

/** Names of those who are at tables in memory. */
export class People {
  readonly #accounts: AccountStore;
  readonly #known = new Map<string, Person>();

  constructor(accounts: AccountStore) {
    this.#accounts = accounts;
  }

  /** After this `get` knows them. */
  async learn(ids: Iterable<string>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#known.has(id));
    if (unknown.length === 0) return;
    if (this.#known.size > MOST) this.#known.clear();
    for (const [id, { name, owner }] of await this.#accounts.named(unknown)) {
      this.#known.set(id, { name, program: owner !== null });
    }
  }

  get(id: string): Person {
    return this.#known.get(id) ?? UNKNOWN;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }
}
