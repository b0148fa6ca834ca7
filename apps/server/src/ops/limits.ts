import { LRUCache } from 'lru-cache';
import { ApiError } from '../problems.ts';

/** How often something may be done: at most `burst` at once, and `perSecond` in the long run. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const RATES = {
  /** Whatever one address asks for by HTTP, files and WebSockets included: a page is about thirty files. */
  request: { burst: 1500, perSecond: 300 },
  /** Connections that ask on and on unanswered, and bodies in chunks. Beyond it the address gets no connection for a while. */
  flood: { burst: 5, perSecond: 0.1 },
  /** All calls of one address. Many players may share one. */
  address: { burst: 400, perSecond: 100 },
  /** All socket messages from one address, so that many guests there cost no more than a few. */
  messages: { burst: 1200, perSecond: 300 },
  /** All calls and messages of one person and their programs. */
  account: { burst: 120, perSecond: 30 },
  guest: { burst: 30, perSecond: 0.2 },
  code: { burst: 10, perSecond: 0.1 },
  /** New programs: the tables of one that is gone are not counted any more. */
  token: { burst: 20, perSecond: 1 / 600 },
  table: { burst: 30, perSecond: 0.2 },
  chat: { burst: 6, perSecond: 0.7 },
  hint: { burst: 6, perSecond: 0.5 },
  history: { burst: 20, perSecond: 2 },
  /** Letters to one address, whatever they say. */
  mail: { burst: 12, perSecond: 1 / 600 },
  /** Letters that ask whose an address is: to one address, and at the wish of one account. */
  confirmation: { burst: 4, perSecond: 1 / 3600 },
  /** Emails asking to confirm an address, from one client address: it must not use up what is left for everybody. */
  confirmationSender: { burst: 12, perSecond: 1 / 300 },
  /** Of all accounts together: what comes in is no more than what goes out when the mail server hangs. */
  allMail: { burst: 100, perSecond: 0.5 },
  /** To all devices of one account. */
  push: { burst: 40, perSecond: 0.5 },
  /** To all accounts of one client address. */
  pushAddress: { burst: 60, perSecond: 2 },
  /** Of all accounts together: no more than what goes out when no push service answers. */
  allPushes: { burst: 100, perSecond: 10 },
} as const satisfies { readonly [what: string]: Rate };
export type Limited = keyof typeof RATES;

/** So many entries are read, or replayed, for one unit of the limit on history. */
const ENTRIES_PER_CHARGE = 500;

export function historyCost(entries: number): number {
  return 1 + Math.floor(entries / ENTRIES_PER_CHARGE);
}

/** Parsing and checking a message of this size costs about as much as everything else that a small one needs. */
const BYTES_PER_CHARGE = 2048;

export function messageCost(bytes: number): number {
  return 1 + Math.floor(bytes / BYTES_PER_CHARGE);
}

interface Bucket {
  left: number;
  at: number;
}

/** Of each kind; beyond it the bucket that was used longest ago is dropped, so a flood of new names forgives nobody else. */
const MAX_BUCKETS = 50_000;

/** Tells those who do too much at once when to come back. What a program does counts as done by the person who made it. */
export class Limits {
  readonly #buckets = new Map<Limited, LRUCache<string, Bucket>>();
  readonly #now: () => number;
  readonly #isOn: boolean;
  readonly #personBehind: (account: string) => string;

  constructor(isOn: boolean, now: () => number, personBehind = (account: string) => account) {
    this.#isOn = isOn;
    this.#now = now;
    this.#personBehind = personBehind;
    for (const what of Object.keys(RATES) as Limited[]) this.#buckets.set(what, new LRUCache({ max: MAX_BUCKETS }));
  }

  /** Of an account or an address, or of everybody. */
  check(what: Limited, of = 'everybody', cost = 1): void {
    if (!this.#isOn) return;
    const who = this.#personBehind(of);
    const { burst, perSecond } = RATES[what];
    const now = this.#now();
    const buckets = this.#buckets.get(what)!;
    const bucket = buckets.get(who) ?? { left: burst, at: now };
    buckets.set(who, bucket);
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    // What costs more than is ever there at once is possible with a full bucket.
    const price = Math.min(cost, burst);
    if (bucket.left >= price) {
      bucket.left -= price;
      return;
    }
    const retryAfter = Math.ceil((price - bucket.left) / perSecond);
    throw new ApiError('too-many', `too much at once; again in ${retryAfter} s`, { retryAfter });
  }
}
