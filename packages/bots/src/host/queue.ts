import { type Asker, URGENCIES } from './host.ts';

interface Waiting {
  readonly asker: Asker;
  readonly begin: () => void;
}

/**
 * Lets so much work be done at a time as there are places. For the rest addresses take turns, and owners within each, so that
 * nobody waits behind all that another has asked for; what is less urgent is done when there is nothing else to do.
 */
export class FairQueue {
  /** By address, and there by owner, the one whose turn is next first. */
  readonly #waiting = new Map<string, Map<string, Waiting[]>>();
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /** Rejects with the signal's reason if that says stop before the work begins. */
  async run<T>(work: () => Promise<T>, asker: Asker, signal: AbortSignal): Promise<T> {
    await this.#turn(asker, signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      const next = this.#next();
      if (next === undefined) this.#free++;
      else this.#begin(next);
    }
  }

  #turn(asker: Asker, signal: AbortSignal): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.#remove(waiting);
        reject(signal.reason);
      };
      const begin = (): void => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const waiting = { asker, begin };
      this.#add(waiting);
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  #add(waiting: Waiting): void {
    const { address, owner } = waiting.asker;
    const owners = this.#waiting.get(address) ?? new Map<string, Waiting[]>();
    this.#waiting.set(address, owners);
    owners.set(owner, [...(owners.get(owner) ?? []), waiting]);
  }

  #next(): Waiting | undefined {
    const inTurn = [...this.#waiting.values()].flatMap((owners) => [...owners.values()].flat());
    for (const urgency of URGENCIES) {
      const found = inTurn.find(({ asker }) => asker.urgency() === urgency);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #begin(waiting: Waiting): void {
    const { address, owner } = waiting.asker;
    this.#remove(waiting);
    // Behind all others, whose turn comes first.
    const owners = this.#waiting.get(address);
    if (owners !== undefined) {
      moveToEnd(owners, owner);
      moveToEnd(this.#waiting, address);
    }
    waiting.begin();
  }

  #remove(waiting: Waiting): void {
    const { address, owner } = waiting.asker;
    const owners = this.#waiting.get(address);
    const rest = owners?.get(owner)?.filter((each) => each !== waiting) ?? [];
    if (rest.length > 0) owners?.set(owner, rest);
    else owners?.delete(owner);
    if (owners?.size === 0) this.#waiting.delete(address);
  }
}

function moveToEnd<T>(map: Map<string, T>, key: string): void {
  const value = map.get(key);
  if (value !== undefined && map.delete(key)) map.set(key, value);
}
