import { createEngine, type Engine, fastChance, type Game, type Option, type State } from '@crownleaf/engine';
import * as bound from '@crownleaf/engine/bench/bound';
import { GAMES } from '../../../games/registry.ts';
import { seatsOf } from './catalogue.ts';
import { Choices, median } from './measure.ts';
import { rounded } from './print.ts';
import { SearchBenchmark, type SearchReport } from './search-benchmark.ts';

export interface BenchReport {
  readonly node: string;
  readonly engine: readonly {
    readonly game: string;
    readonly seats: number;
    readonly decisionsPerSecond: number;
    readonly cloneNs: number;
    readonly bytes: number;
  }[];
  readonly baseline: { readonly decisionsPerSecond: number; readonly cloneNs: number };
  /** Decisions a second over the mean of the bound's just before and after. */
  readonly ratio: { readonly [game: string]: number };
  /** Clones a second over the bound's. */
  readonly cloneRatio: { readonly [game: string]: number };
  readonly search: SearchReport;
}

const PLAY_MS = 60;
const CLONE_MS = 25;
const WARM_UP_ROUNDS = 5;

/** Each round is done twice: once for the engine and once for the search. */
export function benchmark(rounds: number, done: (rounds: number) => void): BenchReport {
  const runners = GAMES.map(({ game }) => new Runner(game));
  const base = new Bound();
  for (let i = 0; i < WARM_UP_ROUNDS; i++) measureRound(base, runners);
  const measured = Array.from({ length: rounds }, (_, i) => {
    const round = measureRound(base, runners);
    done(i + 1);
    return round;
  });
  const searches = new SearchBenchmark();
  for (let i = 0; i < rounds; i++) {
    searches.measure();
    done(rounds + i + 1);
  }
  const medianOf = (value: (round: Round) => number): number => median(measured.map(value));
  const byGame = (value: (measure: Measure) => number): Record<string, number> =>
    Object.fromEntries(
      runners.map(({ id }, i) => [
        id,
        rounded(
          medianOf((round) => value(round.games[i]!)),
          3,
        ),
      ]),
    );
  return {
    node: process.version,
    engine: runners.map(({ id, seats, bytes }, i) => ({
      game: id,
      seats,
      decisionsPerSecond: Math.round(medianOf((round) => round.games[i]!.speed)),
      cloneNs: rounded(
        medianOf((round) => round.games[i]!.cloneNs),
        1,
      ),
      bytes,
    })),
    baseline: {
      decisionsPerSecond: Math.round(medianOf((round) => round.speed)),
      cloneNs: rounded(
        medianOf((round) => round.cloneNs),
        1,
      ),
    },
    ratio: byGame((measure) => measure.ratio),
    cloneRatio: byGame((measure) => measure.cloneRatio),
    search: searches.report(),
  };
}

interface Measure {
  readonly speed: number;
  readonly ratio: number;
  readonly cloneNs: number;
  readonly cloneRatio: number;
}

interface Round {
  readonly speed: number;
  readonly cloneNs: number;
  readonly games: readonly Measure[];
}

/** Bound, game, bound, game, …, bound: each game has a measure of the bound on both sides. */
function measureRound(base: Bound, runners: readonly Runner[]): Round {
  const speeds = [base.speed()];
  const cloneTimes = [base.cloneNs()];
  const games = runners.map((runner) => {
    const speed = runner.speed();
    const cloneNs = runner.cloneNs();
    const before = { speed: speeds.at(-1)!, cloneNs: cloneTimes.at(-1)! };
    speeds.push(base.speed());
    cloneTimes.push(base.cloneNs());
    return {
      speed,
      cloneNs,
      ratio: speed / ((before.speed + speeds.at(-1)!) / 2),
      cloneRatio: (before.cloneNs + cloneTimes.at(-1)!) / 2 / cloneNs,
    };
  });
  return { speed: median(speeds), cloneNs: median(cloneTimes), games };
}

class Runner {
  readonly id: string;
  readonly seats: number;
  readonly bytes: number;
  readonly #engine: Engine;
  readonly #middle: State;
  readonly #out: Option[] = [];
  #seed = 0;

  constructor(game: Game) {
    this.id = game.id;
    this.#engine = createEngine(game);
    this.seats = seatsOf(game, undefined);
    this.#middle = this.#play(0, this.#play(0).decisions >> 1).state;
    this.bytes = JSON.stringify(this.#middle).length;
  }

  speed(): number {
    return decisionsPerSecond(() => this.#play(this.#seed++).decisions);
  }

  cloneNs(): number {
    const engine = this.#engine;
    const state = this.#middle;
    return nsPerCall(() => engine.clone(state).ply);
  }

  #play(seed: number, most = Number.POSITIVE_INFINITY): { state: State; decisions: number } {
    const engine = this.#engine;
    const out = this.#out;
    const chance = fastChance(seed);
    const choices = new Choices(seed);
    const state = engine.start(this.seats, chance);
    let decisions = 0;
    while (!engine.over(state) && decisions < most) {
      engine.apply(state, out[choices.below(engine.options(state, out))]!, chance);
      decisions++;
    }
    return { state, decisions };
  }
}

class Bound {
  readonly #out: number[] = [];
  readonly #middle = this.#play(0, this.#play(0).decisions >> 1).state;
  #seed = 0;

  speed(): number {
    return decisionsPerSecond(() => this.#play(this.#seed++).decisions);
  }

  cloneNs(): number {
    const state = this.#middle;
    return nsPerCall(() => bound.clone(state).turn);
  }

  #play(seed: number, most = Number.POSITIVE_INFINITY): { state: bound.BoundState; decisions: number } {
    const out = this.#out;
    const chance = fastChance(seed);
    const draw: bound.Draw = (drawn, below) => chance.int(drawn, below);
    const choices = new Choices(seed);
    const state = bound.setup(draw);
    let decisions = 0;
    while (!state.over && decisions < most) {
      const count = bound.legal(state, out);
      bound.apply(state, out[count === 1 ? 0 : choices.below(count)]!, draw);
      if (count > 1) decisions++;
    }
    return { state, decisions };
  }
}

function decisionsPerSecond(playGame: () => number): number {
  const began = performance.now();
  let decisions = 0;
  let ms = 0;
  while (ms < PLAY_MS) {
    decisions += playGame();
    ms = performance.now() - began;
  }
  return (decisions / ms) * 1000;
}

const CALLS_A_BATCH = 1000;

function nsPerCall(call: () => number): number {
  const began = performance.now();
  let calls = 0;
  let sum = 0;
  let ms = 0;
  while (ms < CLONE_MS) {
    for (let i = 0; i < CALLS_A_BATCH; i++) sum += call();
    calls += CALLS_A_BATCH;
    ms = performance.now() - began;
  }
  // The results are used, so that no call can be optimised away.
  if (Number.isNaN(sum)) throw new Error('a measured call gave no number');
  return (ms * 1e6) / calls;
}
