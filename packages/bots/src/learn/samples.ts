import { HEADS, MARGIN, WON } from './net.ts';

/** Positions in numbers, and what they came to. */
export interface Samples {
  readonly width: number;
  readonly count: number;
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
}

const FIRST_ROOM = 1024;

/** Collects samples; a position is written in place, its result when the game is over. */
export class SampleWriter implements Samples {
  readonly width: number;
  count = 0;
  inputs: Float32Array;
  targets = new Float32Array(FIRST_ROOM * HEADS);

  constructor(width: number) {
    this.width = width;
    this.inputs = new Float32Array(FIRST_ROOM * width);
  }

  /** Room for one more position, filled with zeros. */
  next(): Float32Array {
    if ((this.count + 1) * HEADS > this.targets.length) this.#grow();
    const from = this.count++ * this.width;
    return this.inputs.subarray(from, from + this.width).fill(0);
  }

  grade(sample: number, won: number, margin: number): void {
    this.targets[sample * HEADS + WON] = won;
    this.targets[sample * HEADS + MARGIN] = margin;
  }

  /** Drops the positions from this one on. */
  forget(from: number): void {
    this.count = from;
  }

  done(): Samples {
    const { width, count } = this;
    return { width, count, inputs: this.inputs.slice(0, count * width), targets: this.targets.slice(0, count * HEADS) };
  }

  #grow(): void {
    const inputs = new Float32Array(this.inputs.length * 2);
    inputs.set(this.inputs);
    this.inputs = inputs;
    const targets = new Float32Array(this.targets.length * 2);
    targets.set(this.targets);
    this.targets = targets;
  }
}

/** All of them as one. */
export function joined(parts: readonly Samples[]): Samples {
  const width = parts[0]?.width ?? 0;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const inputs = new Float32Array(count * width);
  const targets = new Float32Array(count * HEADS);
  let at = 0;
  for (const part of parts) {
    inputs.set(part.inputs.subarray(0, part.count * width), at * width);
    targets.set(part.targets.subarray(0, part.count * HEADS), at * HEADS);
    at += part.count;
  }
  return { width, count, inputs, targets };
}
