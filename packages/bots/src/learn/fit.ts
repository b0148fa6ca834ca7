import type { Weights } from '@crownleaf/engine';
import { singleAt } from '../read.ts';
import { Dice } from '../search/dice.ts';
import { Adam } from './adam.ts';
import { HEADS, sigmoid } from './net.ts';
import type { Samples } from './samples.ts';

export interface FitSetting {
  readonly features: readonly string[];
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
  /** Learning goes on from these. */
  readonly from?: Weights | undefined;
}

export interface Fitted {
  readonly weights: Weights;
  /** The mean loss on positions that were not learned from, before learning and after the best epoch. */
  readonly lossBefore: number;
  readonly loss: number;
  readonly epoch: number;
}

/** Many samples are taken in large batches, few in small ones, so that there are enough steps. */
const BATCHES = 1000;
const SMALL = 32;
const LARGE = 256;
const RATE = 0.001;
/** Each epoch steps shorter than the one before. */
const SLOWING = 0.8;
/** Whole games at the end of the samples are kept for judging. */
const KEPT_BACK = 0.1;
const DIGITS = 5;

/** Learns to foresee results: descends the cross entropy of both heads, and keeps the epoch that judges best. */
export function fit(samples: Samples, setting: FitSetting): Fitted {
  const learned = Math.max(1, Math.floor(samples.count * (1 - KEPT_BACK)));
  const dice = new Dice(setting.seed);
  const model = new Model(samples, setting, dice);
  const order = Uint32Array.from({ length: learned }, (_, i) => i);
  const lossBefore = model.loss(learned);
  let best = { weights: model.weights(), loss: Number.POSITIVE_INFINITY, epoch: 0 };
  for (let epoch = 1; epoch <= setting.epochs; epoch++) {
    mix(order, dice);
    model.learn(order, RATE * SLOWING ** (epoch - 1));
    const loss = model.loss(learned);
    if (loss < best.loss) best = { weights: model.weights(), loss, epoch };
  }
  return { ...best, lossBefore };
}

function mix(order: Uint32Array, dice: Dice): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const at = order[i]!;
    order[i] = order[j]!;
    order[j] = at;
  }
}

/** The network while it learns, with inputs divided by their usual size. */
class Model {
  readonly #samples: Samples;
  readonly #names: readonly string[];
  readonly #inputs: number;
  readonly #hidden: number;
  readonly #scale: Float32Array;
  readonly #columns: Adam;
  readonly #bias: Adam;
  /** By head: its bias, what it takes from the hidden units, what it takes straight from the features. */
  readonly #heads: readonly { readonly bias: Adam; readonly hidden: Adam; readonly direct: Adam }[];
  readonly #units: Float32Array;
  readonly #blame: Float32Array;

  constructor(samples: Samples, { features, hidden, from }: FitSetting, dice: Dice) {
    const inputs = features.length;
    this.#samples = samples;
    this.#names = features;
    this.#inputs = inputs;
    this.#hidden = hidden;
    this.#scale = usualSizes(samples);
    this.#columns = new Adam(inputs * hidden);
    this.#bias = new Adam(hidden);
    this.#heads = Array.from({ length: HEADS }, () => ({
      bias: new Adam(1),
      hidden: new Adam(hidden),
      direct: new Adam(inputs),
    }));
    this.#units = new Float32Array(hidden);
    this.#blame = new Float32Array(hidden);
    if (from !== undefined && from.bias.length === hidden) this.#goOnFrom(from);
    else this.#startAnywhere(dice);
  }

  #startAnywhere(dice: Dice): void {
    const wide = Math.sqrt(2 / this.#inputs);
    const any = (): number => (dice.below(2001) / 1000 - 1) * wide;
    this.#columns.values.forEach((_, i) => {
      this.#columns.values[i] = any();
    });
    for (const { hidden } of this.#heads) {
      hidden.values.forEach((_, i) => {
        hidden.values[i] = any();
      });
    }
  }

  #goOnFrom(from: Weights): void {
    const hidden = this.#hidden;
    from.columns.forEach((column, i) => {
      this.#columns.values.set(
        column.map((value) => value * singleAt(this.#scale, i)),
        i * hidden,
      );
    });
    this.#bias.values.set(from.bias);
    this.#heads.forEach((head, h) => {
      const old = from.heads[h]!;
      head.bias.values[0] = old.bias;
      head.hidden.values.set(old.hidden);
      head.direct.values.set(old.direct.map((value, i) => value * singleAt(this.#scale, i)));
    });
  }

  learn(order: Uint32Array, rate: number): void {
    const batch = Math.min(LARGE, Math.max(SMALL, Math.floor(order.length / BATCHES)));
    for (let from = 0; from < order.length; from += batch) {
      const to = Math.min(order.length, from + batch);
      for (let i = from; i < to; i++) this.#learnFrom(order[i]!, 1 / (to - from));
      this.#columns.step(rate);
      this.#bias.step(rate);
      for (const { bias, hidden, direct } of this.#heads) {
        bias.step(rate);
        hidden.step(rate);
        direct.step(rate);
      }
    }
  }

  #learnFrom(sample: number, share: number): void {
    const hidden = this.#hidden;
    const { inputs: x, targets } = this.#samples;
    const from = sample * this.#inputs;
    const units = this.#units;
    const blame = this.#blame.fill(0);
    this.#fire(from);
    const errors = this.#heads.map((_, h) => (this.#say(h, from) - singleAt(targets, sample * HEADS + h)) * share);
    this.#heads.forEach((head, h) => {
      const error = errors[h]!;
      head.bias.slope[0] = singleAt(head.bias.slope, 0) + error;
      for (let unit = 0; unit < hidden; unit++) {
        if (singleAt(units, unit) <= 0) continue;
        head.hidden.slope[unit] = singleAt(head.hidden.slope, unit) + error * singleAt(units, unit);
        blame[unit] = singleAt(blame, unit) + error * singleAt(head.hidden.values, unit);
      }
    });
    for (let unit = 0; unit < hidden; unit++)
      this.#bias.slope[unit] = singleAt(this.#bias.slope, unit) + singleAt(blame, unit);
    const columns = this.#columns.slope;
    for (let i = 0; i < this.#inputs; i++) {
      if (x[from + i] === 0) continue;
      const value = singleAt(x, from + i) / singleAt(this.#scale, i);
      for (let h = 0; h < HEADS; h++) this.#heads[h]!.direct.slope[i]! += errors[h]! * value;
      for (let unit = 0, at = i * hidden; unit < hidden; unit++, at++)
        columns[at] = singleAt(columns, at) + singleAt(blame, unit) * value;
    }
  }

  /** What the hidden units make of a sample. */
  #fire(from: number): void {
    const hidden = this.#hidden;
    const units = this.#units;
    const { inputs: x } = this.#samples;
    const { values } = this.#columns;
    units.set(this.#bias.values);
    for (let i = 0; i < this.#inputs; i++) {
      if (x[from + i] === 0) continue;
      const value = singleAt(x, from + i) / singleAt(this.#scale, i);
      for (let unit = 0, at = i * hidden; unit < hidden; unit++, at++)
        units[unit] = singleAt(units, unit) + value * singleAt(values, at);
    }
    for (let unit = 0; unit < hidden; unit++) if (singleAt(units, unit) < 0) units[unit] = 0;
  }

  #say(h: number, from: number): number {
    const { bias, hidden, direct } = this.#heads[h]!;
    const { inputs: x } = this.#samples;
    let sum = singleAt(bias.values, 0);
    for (let unit = 0; unit < this.#hidden; unit++) sum += singleAt(this.#units, unit) * singleAt(hidden.values, unit);
    for (let i = 0; i < this.#inputs; i++) {
      if (x[from + i] !== 0) sum += (singleAt(x, from + i) / singleAt(this.#scale, i)) * singleAt(direct.values, i);
    }
    return sigmoid(sum);
  }

  /** Over the samples from this one on. */
  loss(first: number): number {
    const { count, targets } = this.#samples;
    let sum = 0;
    for (let sample = first; sample < count; sample++) {
      this.#fire(sample * this.#inputs);
      for (let h = 0; h < HEADS; h++) {
        sum += entropy(this.#say(h, sample * this.#inputs), singleAt(targets, sample * HEADS + h));
      }
    }
    return sum / Math.max(1, count - first);
  }

  weights(): Weights {
    const hidden = this.#hidden;
    const { values } = this.#columns;
    return {
      features: this.#names,
      columns: this.#names.map((_, i) =>
        Array.from({ length: hidden }, (_, unit) =>
          short(singleAt(values, i * hidden + unit) / singleAt(this.#scale, i)),
        ),
      ),
      bias: Array.from(this.#bias.values, short),
      heads: this.#heads.map(({ bias, hidden, direct }) => ({
        bias: short(singleAt(bias.values, 0)),
        hidden: Array.from(hidden.values, short),
        direct: Array.from(direct.values, (value, i) => short(value / singleAt(this.#scale, i))),
      })),
    };
  }
}

function entropy(said: number, was: number): number {
  const safe = Math.min(1 - 1e-6, Math.max(1e-6, said));
  return -(was * Math.log(safe) + (1 - was) * Math.log(1 - safe));
}

/** The root of the mean square; features that never came are left as they are. */
function usualSizes({ width, count, inputs }: Samples): Float32Array {
  const sums = new Float64Array(width);
  for (let at = 0; at < count * width; at++) sums[at % width]! += singleAt(inputs, at) ** 2;
  return Float32Array.from(sums, (sum) => (sum === 0 ? 1 : Math.sqrt(sum / count)));
}

function short(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
