import { singleAt } from '../read.ts';

/** Keeps the mean of the slopes and of their squares, and steps by both (Kingma and Ba, 2015). */
const MEAN = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;
/** What nothing speaks for shrinks. */
const DECAY = 1e-4;

export class Adam {
  readonly values: Float32Array;
  /** Where the loss grows; set back by each step. */
  readonly slope: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #steps = 0;

  constructor(size: number) {
    this.values = new Float32Array(size);
    this.slope = new Float32Array(size);
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
  }

  step(rate: number): void {
    const { values, slope } = this;
    const mean = this.#mean;
    const square = this.#square;
    this.#steps++;
    const freshMean = 1 - MEAN ** this.#steps;
    const freshSquare = 1 - SQUARE ** this.#steps;
    for (let i = 0; i < values.length; i++) {
      const g = singleAt(slope, i);
      mean[i] = MEAN * singleAt(mean, i) + (1 - MEAN) * g;
      square[i] = SQUARE * singleAt(square, i) + (1 - SQUARE) * g * g;
      const along = singleAt(mean, i) / freshMean / (Math.sqrt(singleAt(square, i) / freshSquare) + TINY);
      values[i] = singleAt(values, i) - rate * (along + DECAY * singleAt(values, i));
      slope[i] = 0;
    }
  }
}
