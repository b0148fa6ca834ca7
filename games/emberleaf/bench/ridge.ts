/** Least squares over rows that come one by one, with a penalty on each coefficient. */
export class Ridge {
  readonly width: number;
  readonly #products: Float64Array;
  readonly #sides: Float64Array;
  /** How many rows had something there. */
  readonly uses: Int32Array;
  #weight = 0;
  readonly #places: number[] = [];

  constructor(width: number) {
    this.width = width;
    this.#products = new Float64Array(width * width);
    this.#sides = new Float64Array(width);
    this.uses = new Int32Array(width);
  }

  /** Most of a row is zero, so the work goes by what is not. */
  add(row: Float32Array, target: number, weight: number): void {
    const places = this.#places;
    let count = 0;
    for (let i = 0; i < this.width; i++) if (row[i] !== 0) places[count++] = i;
    this.#weight += weight;
    for (let a = 0; a < count; a++) {
      const i = places[a]!;
      const x = row[i]! * weight;
      this.uses[i]!++;
      this.#sides[i]! += x * target;
      for (let b = 0; b <= a; b++) this.#products[i * this.width + places[b]!]! += x * row[places[b]!]!;
    }
  }

  /** The mean square of a column. */
  size(i: number): number {
    return this.#products[i * this.width + i]! / this.#weight;
  }

  /** The coefficients; a penalty of Infinity leaves a column out. */
  solve(penalty: (column: number) => number): Float64Array {
    const columns = Array.from({ length: this.width }, (_, i) => i).filter(
      (i) => penalty(i) !== Number.POSITIVE_INFINITY,
    );
    const n = columns.length;
    const low = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = this.#products[columns[i]! * this.width + columns[j]!]! + (i === j ? penalty(columns[i]!) : 0);
        for (let k = 0; k < j; k++) sum -= low[i * n + k]! * low[j * n + k]!;
        low[i * n + j] = i === j ? Math.sqrt(sum) : sum / low[j * n + j]!;
      }
    }
    const found = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      let sum = this.#sides[columns[i]!]!;
      for (let k = 0; k < i; k++) sum -= low[i * n + k]! * found[k]!;
      found[i] = sum / low[i * n + i]!;
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = found[i]!;
      for (let k = i + 1; k < n; k++) sum -= low[k * n + i]! * found[k]!;
      found[i] = sum / low[i * n + i]!;
    }
    const out = new Float64Array(this.width);
    for (let i = 0; i < n; i++) out[columns[i]!] = found[i]!;
    return out;
  }
}
