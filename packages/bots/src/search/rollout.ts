import type { BotGuide, Chance, Engine, Option, State } from '@crownleaf/engine';
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

  constructor(engine: Engine, guide: BotGuide, judge: Judge, dice: Dice) {
    this.#engine = engine;
    this.#guide = guide;
    this.#judge = judge;
    this.#dice = dice;
  }

  /** Changes the world; writes what each seat gets. */
  play(world: State, chance: Chance, out: number[]): void {
    const { horizon = 0, rollout } = this.#guide;
    const most = this.#judge.foresees ? horizon : MOST_DECISIONS;
    if (rollout === undefined) this.#atRandom(world, chance, most);
    else this.#guided(world, chance, most);
    const over = this.#engine.over(world);
    if (over || !this.#judge.foresees) this.#judge.result(world, over, out);
    else this.#judge.foresee(world, out);
  }

  #atRandom(world: State, chance: Chance, most: number): void {
    const engine = this.#engine;
    const options = this.#options;
    const { below } = this.#dice;
    for (let left = most; left > 0 && !engine.over(world); left--) {
      engine.apply(world, options[below(engine.options(world, options))]!, chance);
    }
  }

  #guided(world: State, chance: Chance, most: number): void {
    const engine = this.#engine;
    const options = this.#options;
    for (let left = most; left > 0 && !engine.over(world); left--) {
      options.length = engine.options(world, options);
      engine.apply(world, this.#guide.rollout!(world, options, this.#dice.below), chance);
    }
  }
}
