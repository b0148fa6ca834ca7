import { createEngine, type Engine, fastChance, type Game, type Option, type State } from '@crownleaf/engine';
import * as bound from '@crownleaf/engine/bench/bound';
import { seatsOf } from '../catalogue.ts';
import { rounded } from '../print.ts';
import { Choices, median } from './measure.ts';

/** One game on the engine and, in the same process just before and after, the bound. */
export interface GameReport {
  readonly game: string;
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly cloneNs: number;
  readonly bytes: number;
  readonly baseline: { readonly decisionsPerSecond: number; readonly cloneNs: number };
  /** Decisions a second over the mean of the bound's just before and after. */
  readonly ratio: number;
  /** Clones a second over the bound's. */
  readonly cloneRatio: number;
}

const PLAY_MS = 60;
const CLONE_MS = 25;
const WARM_UP_ROUNDS = 5;

export function measureGame(game: Game, rounds: number, done: () => void): GameReport {
  const runner = new Runner(game);
  const base = new Bound();
  for (let i = 0; i < WARM_UP_ROUNDS; i++) measureRound(base, runner);
  const measured = Array.from({ length: rounds }, () => {
    const round = measureRound(base, runner);
    done();
    return round;
  });
  const medianOf = (value: (round: Round) => number): number => median(measured.map(value));
  return {
    game: runner.id,
    seats: runner.seats,
    decisionsPerSecond: Math.round(medianOf((round) => round.speed)),
    cloneNs: tenth(medianOf((round) => round.cloneNs)),
    bytes: runner.bytes,
    baseline: {
      decisionsPerSecond: Math.round(medianOf((round) => round.base.speed)),
      cloneNs: tenth(medianOf((round) => round.base.cloneNs)),
    },
    ratio: thousandth(medianOf((round) => round.speed / round.base.speed)),
    cloneRatio: thousandth(medianOf((round) => round.base.cloneNs / round.cloneNs)),
  };
}

function tenth(value: number): number {
  return rounded(value, 1);
}

function thousandth(value: number): number {
  return rounded(value, 3);
}

interface Speed {
  readonly speed: number;
  readonly cloneNs: number;
}

interface Round extends Speed {
  readonly base: Speed;
}

/** Bound, game, bound: machines are noisy, so each measure of the game has one of the bound on both sides. */
function measureRound(base: Bound, runner: Runner): Round {
  const [speedBefore, cloneBefore] = [base.speed(), base.cloneNs()];
  const [speed, cloneNs] = [runner.speed(), runner.cloneNs()];
  const [speedAfter, cloneAfter] = [base.speed(), base.cloneNs()];
  return {
    speed,
    cloneNs,
    base: { speed: (speedBefore + speedAfter) / 2, cloneNs: (cloneBefore + cloneAfter) / 2 },
  };
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
    this.#engine = createEngine(game, { asks: 'choices' });
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
