import type { Chance, Decision, Engine, Option, State } from '@crownleaf/engine';

/** One answer of a random game, as the checks see it. The states are theirs to read, not to change. */
export interface Step {
  readonly engine: Engine;
  readonly chance: Chance;
  /** Right after set-up. */
  readonly start: State;
  readonly before: State;
  readonly decision: Decision;
  readonly option: Option;
  readonly name: string;
  readonly after: State;
  /** A number that differs from step to step and is the same in every run. */
  readonly seed: number;
}

/** Throws a `Fault` when the game does wrong. Made anew for each game, so it may remember earlier steps. */
export type Check = (step: Step) => void;
export type CheckMaker = (engine: Engine, start: State) => Check;
