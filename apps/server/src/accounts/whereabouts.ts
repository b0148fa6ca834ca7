import { LRUCache } from 'lru-cache';
import type { People } from './people.ts';

const MAX_PERSONS = 50_000;

/** From where people last called, in memory only: anybody can have many accounts, but few addresses. */
export class Whereabouts {
  readonly #people: Pick<People, 'personBehind'>;
  readonly #addresses = new LRUCache<string, string>({ max: MAX_PERSONS });

  constructor(people: Pick<People, 'personBehind'>) {
    this.#people = people;
  }

  note(account: string, address: string): void {
    this.#addresses.set(this.#people.personBehind(account), address);
  }

  /** Who has not called for long counts as being somewhere of their own. */
  addressOf(account: string): string {
    const person = this.#people.personBehind(account);
    return this.#addresses.get(person) ?? person;
  }
}
