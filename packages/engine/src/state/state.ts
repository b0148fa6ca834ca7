import type { Seat } from '../seat.ts';
import type { Schema, Stored } from './schema.ts';

/** One effect under way. The stack of frames is the continuation of the game, and it is plain data. */
export interface Frame {
  script: number;
  step: number;
  /** Whose effect this is. */
  seat: Seat;
  /** Whom it concerns just now: set by `eachOther` and `eachFrom`, else the same as `seat`. */
  who: Seat;
  /** One integer for each local of the script. A slot never names a hidden card. */
  slots: number[];
}

/** Effects inside effects; more is a runaway. */
export const MAX_DEPTH = 1000;

/** What frames without locals share, which is why it cannot be written to. */
export const NO_SLOTS: number[] = Object.freeze<number[]>([]) as number[];

export interface Core {
  /** Counted by the game with `beginTurn`. */
  turn: number;
  /** Answers given so far. Forced choices are not answers. */
  ply: number;
  /** Chance values used so far; the key that they come from is kept outside the state. */
  drawn: number;
  /** The ply at which somebody last learned something new: undo stops here. */
  barrier: number;
  asked: Seat;
  stack: Frame[];
}

export type State<T extends Schema = Schema, P extends Schema = Schema> = Core & {
  table: Stored<T>;
  seats: Stored<P>[];
};

/** What one seat, or a spectator, may know: a state with holes, and what lies hidden in each pool, in no order. */
export type View<T extends Schema = Schema, P extends Schema = Schema> = State<T, P> & {
  /** Whose view this is; null is a spectator. */
  readonly viewer: Seat | null;
  readonly hidden: { readonly [pool: string]: readonly number[] };
};
