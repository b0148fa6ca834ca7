import { createEngine, type Engine } from './engine.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { type Match, playNames, startMatch } from './match.ts';
import type { GameRecord } from './record.ts';

/** A position of a game that was played by older rules, as the answers lead there by the present ones. */
export interface RetracedStep {
  readonly match: Match;
  /** What led there. */
  readonly events: readonly Event[];
}

export interface Retraced {
  /** Every position that was not taken back, oldest first; none when the game cannot even begin. */
  readonly steps: readonly RetracedStep[];
  /** Why the next answer is not possible; undefined when all of them were. */
  readonly trouble: string | undefined;
}

/**
 * Plays the answers of a record by the present rules without comparing states: it shows a game of older rules as far as
 * its answers are still possible. Some releases asked for the end of a turn and some did not, so both are tried.
 */
export function retrace(game: Game, record: GameRecord): Retraced {
  const asked = retraceAs(createEngine(game), record);
  if (asked.trouble === undefined) return asked;
  const unasked = retraceAs(createEngine(game, { asks: 'choices' }), record);
  return unasked.trouble === undefined || unasked.steps.length > asked.steps.length ? unasked : asked;
}

function retraceAs(engine: Engine, record: GameRecord): Retraced {
  let steps: RetracedStep[] = [];
  const resumed = record.entries.findLastIndex((entry) => 'from' in entry);
  try {
    if (resumed < 0) steps.push(startMatch(engine, record.seats, record.secret, record.options));
    for (const entry of record.entries.slice(Math.max(0, resumed))) {
      if ('from' in entry) steps = [{ match: resumedAt(engine, record, entry.from), events: [] }];
      else if ('undoTo' in entry) steps = steps.filter(({ match }) => match.state.ply <= entry.undoTo);
      else steps.push(playNames(engine, steps.at(-1)!.match, entry.seat, [entry.name]));
    }
    return { steps, trouble: undefined };
  } catch (error) {
    return { steps, trouble: error instanceof Error ? error.message : String(error) };
  }
}

function resumedAt(engine: Engine, { secret }: GameRecord, state: Match['state']): Match {
  const wrong = engine.check(state);
  if (wrong !== undefined) throw new Error(wrong);
  return { state, secret, back: [] };
}
