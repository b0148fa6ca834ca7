import { LRUCache } from 'lru-cache';
import { Denied } from '../problems.ts';

/** How often something may be done: at most `burst` at once, and `perSecond` in the long run. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const RATES = {
  /** All calls of one address. Many players may share one. */
  address: { burst: 400, perSecond: 100 },
  /** All calls and messages of one account. */
  account: { burst: 120, perSecond: 30 },
  guest: { burst: 30, perSecond: 0.2 },
  code: { burst: 10, perSecond: 0.1 },
  table: { burst: 30, perSecond: 0.2 },
  chat: { burst: 6, perSecond: 0.7 },
  hint: { burst: 6, perSecond: 0.5 },
  history: { burst: 20, perSecond: 2 },
  /** Letters to one address, whatever they say. */
  mail: { burst: 12, perSecond: 1 / 600 },
  /** Letters that ask whose an address is: to one address, and at the wish of one account. */
  confirmation: { burst: 4, perSecond: 1 / 3600 },
} as const satisfies { readonly [what: string]: Rate };
export type Limited = keyof typeof RATES;

interface Bucket {
  left: number;
  at: number;
}

/** Beyond this the bucket that was asked for longest ago is dropped, so that a flood of new names forgives nobody who goes on. */
const MAX_BUCKETS = 50_000;

/** Who does too much at once is told when to come back. */
export class Limits {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });
  readonly #now: () => number;
  readonly #on: boolean;

  constructor(on: boolean, now: () => number) {
    this.#on = on;
    this.#now = now;
  }

  check(what: Limited, who: string): void {
    if (!this.#on) return;
    const { burst, perSecond } = RATES[what];
    const now = this.#now();
    const bucket = this.#bucket(`${what} ${who}`, burst, now);
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left >= 1) {
      bucket.left--;
      return;
    }
    const retryAfter = Math.ceil((1 - bucket.left) / perSecond);
    throw new Denied('too-many', `too much at once; again in ${retryAfter} s`, { retryAfter });
  }

  #bucket(key: string, burst: number, now: number): Bucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = { left: burst, at: now };
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
}
