import type { Seat } from '@crownleaf/engine';
import type { ClientId } from '../store/store.ts';

/**
 * Which ids of answers may have been used at a table. It says no only when that is certain, so that an answer seldom needs
 * a look at the journal; the ids themselves would take more memory than the game.
 */
export class UsedIds {
  readonly #prints: Set<number>;

  constructor(ids: readonly ClientId[]) {
    this.#prints = new Set(ids.map(({ seat, id }) => print(seat, id)));
  }

  add(seat: Seat, id: string): void {
    this.#prints.add(print(seat, id));
  }

  mayHave(seat: Seat, id: string): boolean {
    return this.#prints.has(print(seat, id));
  }
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a, in 32 bits. */
function print(seat: Seat, id: string): number {
  let hash = Math.imul(OFFSET ^ seat, PRIME);
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), PRIME);
  return hash;
}
