import type { JsonBytes } from './json-bytes.ts';

/**
 * JSON that several readers get nearly alike: what is the same for all is written for the first of them and copied for
 * the others. All have to be written the same parts in the same order, behind one another, each after a `begin`; what
 * was written has to stay where it is meanwhile.
 */
export class CommonParts {
  readonly out: JsonBytes;
  /** Where each part begins and ends. */
  readonly #places: number[] = [];
  #written = 0;
  #next = 0;
  #from = 0;

  constructor(out: JsonBytes) {
    this.out = out;
  }

  /** Begins with the next reader. */
  begin(): void {
    this.#next = 0;
  }

  /** Copies the next part if it was written before; if not, it is to be written now, up to `end`. */
  repeat(): boolean {
    if (this.#next === this.#written) {
      this.#from = this.out.length;
      return false;
    }
    const at = 2 * this.#next++;
    this.out.repeat(this.#places[at]!, this.#places[at + 1]!);
    return true;
  }

  end(): void {
    this.#places.push(this.#from, this.out.length);
    this.#written++;
    this.#next++;
  }
}
