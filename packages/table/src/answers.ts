import {
  type Author,
  type Engine,
  type Event,
  type Match,
  NOBODY,
  playNames,
  RefusedError,
  type Seat,
} from '@crownleaf/engine';

/** One answer that was taken. */
export interface AnswerStep {
  readonly name: string;
  /** Of the state after it. */
  readonly hash: string;
  readonly events: readonly Event[];
}

/** Why a chain of answers ended before its last one. */
export type ChainStop = 'over' | 'other-asked' | 'new-information';

export interface TakenAnswers {
  readonly match: Match;
  readonly steps: readonly AnswerStep[];
  /** Set when the rest of the chain was dropped. */
  readonly stop?: ChainStop;
}

export interface AnswerRequest {
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly by: Author;
  /** Turns what somebody typed into the name of an option, at the question where it arrives. */
  readonly resolve?: (word: string, match: Match) => string;
}

/**
 * Takes a chain of answers of one seat: all of it or nothing. The chain ends where somebody learns something or another
 * seat is asked; the rest is dropped unexamined, since a refusal there would reveal hidden things.
 */
export function takeAnswers(engine: Engine, from: Match, request: AnswerRequest): TakenAnswers {
  const { seat, names, by, resolve = (word) => word } = request;
  const steps: AnswerStep[] = [];
  let match = from;
  for (const [index, word] of names.entries()) {
    const stop = index === 0 ? undefined : chainStop(match, seat);
    if (stop !== undefined) return { match, steps, stop };
    const { name, played } = withIndex(index, () => {
      const name = resolve(word, match);
      return { name, played: playNames(engine, match, seat, [name]) };
    });
    match = closeToUndo(played.match, by);
    steps.push({ name, hash: engine.hash(match.state), events: played.events });
  }
  return { match, steps };
}

/** Nobody may take back what a bot answered for them: they would think on its time. */
export function closeToUndo(match: Match, by: Author): Match {
  return by === 'human' || match.back.length === 0 ? match : { ...match, back: [] };
}

function chainStop({ state }: Match, seat: Seat): ChainStop | undefined {
  if (state.asked === NOBODY) return 'over';
  if (state.asked !== seat) return 'other-asked';
  return state.barrier === state.ply ? 'new-information' : undefined;
}

/** A refusal says which answer of the chain it is about. */
function withIndex<T>(index: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (index === 0 || !(error instanceof RefusedError)) throw error;
    throw new RefusedError(error.code, error.message, { rule: error.rule, index });
  }
}
