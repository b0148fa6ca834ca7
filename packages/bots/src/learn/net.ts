import type { Weights } from '@crownleaf/engine';
import { singleAt } from '../read.ts';

/** What the heads tell. */
export const WON = 0;
export const MARGIN = 1;
export const HEADS = 2;

interface Head {
  readonly bias: number;
  readonly hidden: Float32Array;
  readonly direct: Float32Array;
}

/** What a net has read last: positions that a search reads one after the other are nearly the same. */
export interface Reading {
  readonly features: Float32Array;
  readonly units: Float64Array;
  won: number;
  margin: number;
}

/** The hidden layer keeps what is above zero; the heads give numbers between 0 and 1. */
export class Net {
  readonly inputs: number;
  readonly #hidden: number;
  readonly #columns: Float32Array;
  readonly #bias: Float32Array;
  readonly #won: Head;
  readonly #margin: Head;

  constructor(weights: Weights) {
    this.inputs = weights.features.length;
    this.#hidden = weights.bias.length;
    this.#columns = Float32Array.from(weights.columns.flat());
    this.#bias = Float32Array.from(weights.bias);
    this.#won = headOf(weights, WON);
    this.#margin = headOf(weights, MARGIN);
  }

  /** Before anything was read all features are zero. */
  reading(): Reading {
    const { inputs } = this;
    const units = Float64Array.from(this.#bias);
    return { features: new Float32Array(inputs), units, won: this.#won.bias, margin: this.#margin.bias };
  }

  /** The work goes by the features that differ from the last reading. */
  run(features: Float32Array, out: Float64Array, last: Reading = this.reading()): void {
    const hidden = this.#hidden;
    const columns = this.#columns;
    const won = this.#won;
    const margin = this.#margin;
    const { units, features: before } = last;
    for (let i = 0; i < this.inputs; i++) {
      const change = singleAt(features, i) - singleAt(before, i);
      if (change === 0) continue;
      before[i] = singleAt(features, i);
      last.won += change * singleAt(won.direct, i);
      last.margin += change * singleAt(margin.direct, i);
      for (let unit = 0, at = i * hidden; unit < hidden; unit++, at++) units[unit]! += change * singleAt(columns, at);
    }
    let toWon = last.won;
    let toMargin = last.margin;
    for (let unit = 0; unit < hidden; unit++) {
      const y = units[unit]!;
      if (y <= 0) continue;
      toWon += y * singleAt(won.hidden, unit);
      toMargin += y * singleAt(margin.hidden, unit);
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
