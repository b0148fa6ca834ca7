import type { AccountStore, StoredAccount } from '../store/store.ts';

/** What others may know of somebody. */
export interface Person {
  readonly name: string;
  readonly program: boolean;
}

interface Known {
  readonly person: Person;
  readonly notify: StoredAccount['notify'];
}

const MOST = 20_000;
const UNKNOWN: Person = { name: '…', program: false };

/** Those who are at tables in memory: what is asked about them at every turn. */
export class People {
  readonly #accounts: AccountStore;
  readonly #known = new Map<string, Known>();

  constructor(accounts: AccountStore) {
    this.#accounts = accounts;
  }

  /** After this `get` knows them. */
  async learn(ids: Iterable<string>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#known.has(id));
    if (unknown.length === 0) return;
    if (this.#known.size > MOST) this.#known.clear();
    for (const [id, { name, owner, notify }] of await this.#accounts.named(unknown)) {
      this.#known.set(id, { person: { name, program: owner !== null }, notify });
    }
  }

  knows(id: string): boolean {
    return this.#known.has(id);
  }

  get(id: string): Person {
    return this.#known.get(id)?.person ?? UNKNOWN;
  }

  /** How they want to be told that it is their turn; undefined: there is nobody to tell. */
  notifyOf(id: string): StoredAccount['notify'] | undefined {
    const known = this.#known.get(id);
    return known?.person.program ? undefined : known?.notify;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }
}
