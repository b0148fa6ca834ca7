import type { Chance, Engine, Option, State } from '@crownleaf/engine';
import type { Rollout } from './rollout.ts';

/** Judges each option by the world it leads to, as far as the guide looks. */
export class Lookahead {
  readonly #engine: Engine;
  readonly #rollout: Rollout;

  constructor(engine: Engine, rollout: Rollout) {
    this.#engine = engine;
    this.#rollout = rollout;
  }

  /** What the seat that is asked may expect after this answer. */
  guess(world: State, option: Option, chance: Chance): number {
    const { asked: seat, turn } = world;
    const next = this.#engine.clone(world);
    this.#engine.apply(next, option, chance);
    return this.#rollout.playFor(next, turn, chance, seat);
  }
}
