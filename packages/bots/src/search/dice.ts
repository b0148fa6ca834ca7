/** The search's own luck: which of equal options it tries, and play at random. Some nanoseconds a throw. */
export class Dice {
  #x: number;

  constructor(seed: number) {
    this.#x = seed | 0;
  }

  /** A whole number in 0 … below − 1; a function of its own, so that it can be handed on. */
  readonly below = (below: number): number => {
    this.#x = (this.#x + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#x ^ (this.#x >>> 15), this.#x | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}
