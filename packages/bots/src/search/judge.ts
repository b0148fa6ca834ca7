import type { BotGuide, Game, Seat, State, Weights } from '@crownleaf/engine';
import { HEADS, MARGIN, Net, type Reading, WON } from '../learn/net.ts';
import { Outcomes, worthOf } from './outcome.ts';

/** Tells what a world is worth to a seat: by the result, by what was learned, or by the game's own judgement. */
export class Judge {
  /** Whether an unfinished game can be judged. */
  readonly foresees: boolean;
  readonly #guide: BotGuide;
  readonly #outcomes: Outcomes;
  readonly #net: Net | undefined;
  readonly #features: Float32Array;
  readonly #heads = new Float64Array(HEADS);
  /** By seat; begun anew with every search, so that equal searches read alike. */
  readonly #readings: Reading[] = [];
  readonly #all: number[] = [];

  constructor(game: Game, guide: BotGuide) {
    this.#guide = guide;
    this.#outcomes = new Outcomes(game);
    this.#net = netOf(guide);
    this.#features = new Float32Array(this.#net?.inputs ?? 0);
    this.foresees = this.#net !== undefined || guide.evaluate !== undefined;
  }

  /** The result of a game that is over or, without foresight, one that is counted as it stands. */
  result(world: State, over: boolean, out: number[]): void {
    this.#outcomes.write(world, over, out);
  }

  foresee(world: State, out: number[]): void {
    out.length = world.seats.length;
    if (this.#net === undefined) this.#guide.evaluate!(world, out);
    else for (let seat = 0; seat < world.seats.length; seat++) out[seat] = this.#learned(this.#net, world, seat);
  }

  foreseeFor(world: State, seat: Seat): number {
    if (this.#net !== undefined) return this.#learned(this.#net, world, seat);
    this.#all.length = world.seats.length;
    this.#guide.evaluate!(world, this.#all);
    return this.#all[seat]!;
  }

  #learned(net: Net, world: State, seat: Seat): number {
    const features = this.#features;
    features.fill(0);
    this.#guide.features!.write(world, seat, features);
    this.#readings[seat] ??= net.reading();
    net.run(features, this.#heads, this.#readings[seat]);
    return worthOf(this.#heads[WON]!, this.#heads[MARGIN]!);
  }
}

const NETS = new WeakMap<Weights, Net>();

/** Every decision asks anew, so what was unpacked once is kept as long as the weights are. */
function netOf({ features, weights }: BotGuide): Net | undefined {
  if (features === undefined || weights === undefined) return undefined;
  const known = NETS.get(weights) ?? new Net(weights);
  const same = features.names.length === weights.features.length;
  if (!same || features.names.some((name, i) => name !== weights.features[i])) {
    throw new Error('the weights were learned on other features: train anew');
  }
  NETS.set(weights, known);
  return known;
}
