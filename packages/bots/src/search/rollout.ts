import type { BotGuide, Chance, Engine, Option, Seat, State } from '@crownleaf/engine';
import type { Dice } from './dice.ts';
import type { Judge } from './judge.ts';

/** A rollout that has not come to an end by then is counted as it stands. */
const MOST_DECISIONS = 5_000;

/** Finds out what a world is worth: by playing it on quickly, by judging it, or both. */
export class Rollout {
  readonly #engine: Engine;
  readonly #guide: BotGuide;
  readonly #dice: Dice;
  readonly #judge: Judge;
  readonly #options: Option[] = [];
  readonly #worths: number[] = [];

  constructor(engine: Engine, guide: BotGuide, judge: Judge, dice: Dice) {
    this.#engine = engine;
    this.#guide = guide;
    this.#judge = judge;
    this.#dice = dice;
  }

  /** Changes the world; writes what each seat gets. The turn is that of the latest answer. */
  play(world: State, turn: number, chance: Chance, out: number[]): void {
    const foresees = this.#playOn(world, turn, chance);
    if (foresees) this.#judge.foresee(world, out);
    else this.#judge.result(world, this.#engine.over(world), out);
  }

  /** Changes the world; tells what this seat gets. */
  playFor(world: State, turn: number, chance: Chance, seat: Seat): number {
    if (this.#playOn(world, turn, chance)) return this.#judge.foreseeFor(world, seat);
    this.#judge.result(world, this.#engine.over(world), this.#worths);
    return this.#worths[seat]!;
  }

  /** As far as the guide looks; true if the game is not over then and can be judged. */
  #playOn(world: State, turn: number, chance: Chance): boolean {
    const engine = this.#engine;
    const { foresees } = this.#judge;
    const { horizon = 0 } = this.#guide;
    const inTurn = foresees && horizon === 'turn';
    const most = !foresees || horizon === 'turn' ? MOST_DECISIONS : horizon;
    for (let left = most; left > 0 && !engine.over(world); left--) {
      if (inTurn && world.turn !== turn) break;
      engine.apply(world, this.#choice(world), chance);
    }
    return foresees && !engine.over(world);
  }

  #choice(world: State): Option {
    const { rollout } = this.#guide;
    const { below } = this.#dice;
    const options = this.#options;
    const count = this.#engine.options(world, options);
    if (rollout === undefined) return options[below(count)]!;
    options.length = count;
    return rollout(world, options, below);
  }
}
