import {
  createEngine,
  type Engine,
  type Game,
  type Match,
  playNames,
  type State,
  secretFrom,
  startMatch,
} from '@crownleaf/engine';

/** What counts for the rules in a game's tutorial. */
export interface Lessons {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

interface LessonStep {
  readonly title: string;
  /** Answers that the page gives before this step. */
  readonly before?: readonly string[];
  /** The learner gives one of these and the step is over; `drop:` stands for every legal answer with that verb. */
  readonly wants?: readonly string[];
}

/**
 * Takes the lessons as the page does, in every way that a learner can, and returns the positions at their end. Throws an error
 * with the title of the first step that is not possible on one of these ways.
 */
export function lessonEnds(game: Game, { seats, options, seed, steps }: Lessons): readonly State[] {
  const engine = createEngine(game);
  let ways: readonly Match[] = [startMatch(engine, seats, secretFrom(seed), options).match];
  for (const step of steps) ways = ways.flatMap((match) => waysThrough(engine, match, step));
  return ways.map(({ state }) => state);
}

/** The learner sits at the first seat. */
const LEARNER = 0;

function waysThrough(engine: Engine, match: Match, { title, before = [], wants }: LessonStep): readonly Match[] {
  try {
    let now = match;
    for (const name of before) now = playNames(engine, now, now.state.asked, [name]).match;
    if (wants === undefined) return [now];
    const names = new Set(wants.flatMap((want) => answersTo(engine, now, want)));
    if (names.size === 0) throw new Error('it wants nothing, so it never ends');
    return [...names].map((name) => playNames(engine, now, LEARNER, [name]).match);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`lesson '${title}': ${message}`, { cause: error });
  }
}

function answersTo(engine: Engine, { state }: Match, want: string): readonly string[] {
  if (!want.endsWith(':')) return [want];
  const decision = engine.decision(state);
  const names = decision?.options.map((option) => engine.nameOption(decision.kind, option)) ?? [];
  const answers = names.filter((name) => name.startsWith(want));
  if (answers.length === 0) throw new Error(`no answer begins with '${want}'; possible: ${names.join(', ')}`);
  return answers;
}
