/** The same cheap choices for both sides of a comparison. */
export class Choices {
  #x: number;

  constructor(seed: number) {
    this.#x = seed;
  }

  below(n: number): number {
    this.#x = (Math.imul(this.#x, 1_664_525) + 1_013_904_223) | 0;
    return (this.#x >>> 8) % n;
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
