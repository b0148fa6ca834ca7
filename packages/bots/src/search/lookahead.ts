import type { Chance, Engine, Option, State } from '@crownleaf/engine';
import type { Judge } from './judge.ts';

/** Judges each option by the world it leads to at once. */
export class Lookahead {
  readonly #engine: Engine;
  readonly #judge: Judge;
  readonly #worths: number[] = [];

  constructor(engine: Engine, judge: Judge) {
    this.#engine = engine;
    this.#judge = judge;
  }

  /** What the seat that is asked may expect after this answer. */
  guess(world: State, option: Option, chance: Chance): number {
    const engine = this.#engine;
    const seat = world.asked;
    const next = engine.clone(world);
    engine.apply(next, option, chance);
    if (!engine.over(next)) return this.#judge.foreseeFor(next, seat);
    this.#judge.result(next, true, this.#worths);
    return this.#worths[seat]!;
  }
}
