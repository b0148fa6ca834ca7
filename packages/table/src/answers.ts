import { type Author, type Engine, type Event, type Match, NOBODY, playNames, type Seat } from '@crownleaf/engine';

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
  readonly resolve?: (word: string, at: Match, index: number) => string;
}

/** Takes a chain of answers of one seat, as the engine's `playNames` does, with what the journal keeps of each answer. */
export function takeAnswers(engine: Engine, from: Match, request: AnswerRequest): TakenAnswers {
  const { seat, names, by, resolve } = request;
  const { match, answers } = playNames(engine, from, seat, names, resolve);
  const steps = answers.map(({ name, state, events }) => ({ name, hash: engine.hash(state), events }));
  const stop = answers.length < names.length ? { stop: chainStop(match, seat) } : {};
  return { match: closeToUndo(match, by), steps, ...stop };
}

/** Nobody may take back what a bot answered for them: they would think on its time. */
export function closeToUndo(match: Match, by: Author): Match {
  return by === 'human' || match.back.length === 0 ? match : { ...match, back: [] };
}

function chainStop({ state }: Match, seat: Seat): ChainStop {
  if (state.asked === NOBODY) return 'over';
  return state.asked === seat ? 'new-information' : 'other-asked';
}
