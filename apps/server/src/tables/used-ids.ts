import type { ClientId } from '../store/store.ts';

/**
 * Which ids of answers may have been used at a table. It says no only when that is certain, so that an answer seldom needs
 * a look at the journal; the ids themselves would take more memory than the game.
 */
export class UsedIds {
  readonly #prints: Set<number>;

  constructor(ids: readonly ClientId[]) {
    this.#prints = new Set(ids.map(print));
  }

  add(id: ClientId): void {
    this.#prints.add(print(id));
  }

  mayHave(id: ClientId): boolean {
    return this.#prints.has(print(id));
  }
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, in 32 bits. */
function print({ seat, id }: ClientId): number {
  let hash = Math.imul(OFFSET ^ seat, PRIME);
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), PRIME);
  return hash;
}
