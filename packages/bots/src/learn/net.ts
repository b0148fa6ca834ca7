import type { Weights } from '@crownleaf/engine';

/** What the heads tell. */
export const WON = 0;
export const MARGIN = 1;
export const HEADS = 2;

interface Head {
  readonly bias: number;
  readonly hidden: Float32Array;
  readonly direct: Float32Array;
}

/** The hidden layer keeps what is above zero; the heads give numbers between 0 and 1. */
export class Net {
  readonly inputs: number;
  readonly #hidden: number;
  readonly #columns: Float32Array;
  readonly #bias: Float32Array;
  readonly #won: Head;
  readonly #margin: Head;
  readonly #units: Float32Array;

  constructor(weights: Weights) {
    this.inputs = weights.features.length;
    this.#hidden = weights.bias.length;
    this.#columns = Float32Array.from(weights.columns.flat());
    this.#bias = Float32Array.from(weights.bias);
    this.#won = headOf(weights, WON);
    this.#margin = headOf(weights, MARGIN);
    this.#units = new Float32Array(this.#hidden);
  }

  /** Most features are zero most of the time, so the work goes by those that are not. */
  run(features: Float32Array, out: Float64Array): void {
    const hidden = this.#hidden;
    const columns = this.#columns;
    const units = this.#units;
    const won = this.#won;
    const margin = this.#margin;
    let toWon = won.bias;
    let toMargin = margin.bias;
    units.set(this.#bias);
    for (let i = 0; i < this.inputs; i++) {
      const x = features[i]!;
      if (x === 0) continue;
      toWon += x * won.direct[i]!;
      toMargin += x * margin.direct[i]!;
      for (let unit = 0, at = i * hidden; unit < hidden; unit++, at++) units[unit]! += x * columns[at]!;
    }
    for (let unit = 0; unit < hidden; unit++) {
      const y = units[unit]!;
      if (y <= 0) continue;
      toWon += y * won.hidden[unit]!;
      toMargin += y * margin.hidden[unit]!;
    }
    out[WON] = sigmoid(toWon);
    out[MARGIN] = sigmoid(toMargin);
  }
}

function headOf({ heads }: Weights, which: number): Head {
  const { bias, hidden, direct } = heads[which]!;
  return { bias, hidden: Float32Array.from(hidden), direct: Float32Array.from(direct) };
}

export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
