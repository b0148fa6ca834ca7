import { type Ascii, asciiJson, type JsonBytes, keyed } from './json-bytes.ts';
import { sort } from './view.ts';

const OPEN = asciiJson('{');
const END = asciiJson('}');

export interface Hidden {
  readonly first: Ascii;
  readonly later: Ascii;
  readonly kinds: number[];
  count: number;
}

/** What lies hidden in each pool of one view, in the order in which it was come across. */
export class Pools {
  readonly #all = new Map<string, Hidden>();
  readonly #used: Hidden[] = [];
  #count = 0;

  clear(): void {
    for (let i = 0; i < this.#count; i++) this.#used[i]!.count = 0;
    this.#count = 0;
  }

  of(key: string): Hidden {
    let pool = this.#all.get(key);
    if (pool === undefined) {
      pool = { first: keyed(key, true), later: keyed(key, false), kinds: [], count: 0 };
      this.#all.set(key, pool);
    }
    return pool;
  }

  add(pool: Hidden, kind: number): void {
    if (pool.count === 0) this.#used[this.#count++] = pool;
    pool.kinds[pool.count++] = kind;
  }

  put(out: JsonBytes): void {
    out.put(OPEN);
    for (let i = 0; i < this.#count; i++) {
      const { first, later, kinds, count } = this.#used[i]!;
      sort(kinds, count);
      out.put(i === 0 ? first : later);
      out.ints(kinds, count);
    }
    out.put(END);
  }
}
