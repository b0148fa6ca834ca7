import type { Notify } from '@crownleaf/protocol';
import type { AccountStore } from '../store/store.ts';
import { notifyOf } from './notify.ts';

/** What others may know of somebody. */
export interface Person {
  readonly name: string;
  readonly program: boolean;
}

interface Known {
  readonly person: Person;
  readonly notify: Notify;
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
    for (const [id, account] of await this.#accounts.named(unknown)) {
      const { name, owner } = account;
      this.#known.set(id, { person: { name, program: owner !== null }, notify: notifyOf(account) });
    }
    // Who was asked about longest ago is forgotten first: those at tables that are played at stay known.
    for (const id of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(id);
    }
  }

  knows(id: string): boolean {
    return this.#known.has(id);
  }

  get(id: string): Person {
    const known = this.#known.get(id);
    if (known === undefined) return UNKNOWN;
    this.#known.delete(id);
    this.#known.set(id, known);
    return known.person;
  }

  /** How they want to be told that it is their turn; undefined: there is nobody to tell. */
  notifyOf(id: string): Notify | undefined {
    const known = this.#known.get(id);
    return known?.person.program ? undefined : known?.notify;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }
}
