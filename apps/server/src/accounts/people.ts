import type { Notify } from '@crownleaf/protocol';
import { LRUCache } from 'lru-cache';
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
  /** Whose program it is; null for persons. */
  readonly owner: string | null;
}

const MAX_KNOWN = 20_000;
const UNKNOWN: Person = { name: '…', program: false };

/** Those who are at tables in memory: what is asked about them at every turn. */
export class People {
  readonly #accounts: AccountStore;
  readonly #known = new LRUCache<string, Known>({ max: MAX_KNOWN });

  constructor(accounts: AccountStore) {
    this.#accounts = accounts;
  }

  /** After this `get` knows them. */
  async learn(ids: Iterable<string>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#known.has(id));
    if (unknown.length === 0) return;
    for (const [id, account] of await this.#accounts.named(unknown)) {
      const { name, owner } = account;
      this.#known.set(id, { person: { name, program: owner !== null }, notify: notifyOf(account), owner });
    }
  }

  knows(id: string): boolean {
    return this.#known.has(id);
  }

  get(id: string): Person {
    return this.#known.get(id)?.person ?? UNKNOWN;
  }

  /** Who answers for what an account does: of a program the person who made it. */
  personBehind(id: string): string {
    return this.#known.get(id)?.owner ?? id;
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
