import type { Asker } from './host.ts';

interface Waiting {
  readonly asker: Asker;
  readonly begin: () => void;
}

/**
 * Lets so much work be done at a time as there are places. For the rest owners take turns, so that nobody waits behind
 * all that another has asked for; what nobody waits for is done when there is nothing else to do.
 */
export class FairQueue {
  /** By owner, the one whose turn is next first. */
  readonly #waiting = new Map<string, Waiting[]>();
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
      const own = this.#waiting.get(asker.owner);
      if (own === undefined) this.#waiting.set(asker.owner, [waiting]);
      else own.push(waiting);
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  #next(): Waiting | undefined {
    for (const own of this.#waiting.values()) {
      const awaited = own.find(({ asker }) => asker.isAwaited());
      if (awaited !== undefined) return awaited;
    }
    const [first] = this.#waiting.values();
    return first?.[0];
  }

  #begin(waiting: Waiting): void {
    const { owner } = waiting.asker;
    this.#remove(waiting);
    const rest = this.#waiting.get(owner);
    // Behind all others, whose turn comes first.
    if (this.#waiting.delete(owner)) this.#waiting.set(owner, rest!);
    waiting.begin();
  }

  #remove(waiting: Waiting): void {
    const { owner } = waiting.asker;
    const own = this.#waiting.get(owner)!;
    own.splice(own.indexOf(waiting), 1);
    if (own.length === 0) this.#waiting.delete(owner);
  }
}
