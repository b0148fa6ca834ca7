import { createEngine, type Engine } from './engine.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { itemAt, lastOf } from './item.ts';
import { type Match, play, playNames, startMatch } from './match.ts';
import type { AnswerEntry, GameRecord } from './record.ts';

/** A position of a game that was played by older rules, as the answers lead there by the present ones. */
export interface RetracedStep {
  readonly match: Match;
  /** What led there. */
  readonly events: readonly Event[];
}

export interface Retraced {
  /** Every position that was not taken back, oldest first; none when the game cannot even begin. */
  readonly steps: readonly RetracedStep[];
  /** How many entries of the record were possible. */
  readonly entries: number;
  /** Why the next one is not; undefined when all of them were. */
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
  return unasked.trouble === undefined || unasked.entries > asked.entries ? unasked : asked;
}

function retraceAs(engine: Engine, record: GameRecord): Retraced {
  const resumed = record.entries.findLastIndex((entry) => 'from' in entry);
  const steps: RetracedStep[] = [];
  let entries = Math.max(0, resumed);
  try {
    if (resumed < 0) steps.push(startMatch(engine, record.seats, record.secret, record.options));
    for (; entries < record.entries.length; entries++) {
      const entry = itemAt(record.entries, entries);
      if ('from' in entry) steps.push({ match: resumedAt(engine, record, entry.from), events: [] });
      // Each step is one answer of the record, whatever was passed over on the way.
      else if ('undoTo' in entry) steps.length = entry.undoTo - itemAt(steps, 0).match.state.ply + 1;
      else steps.push(answered(engine, record, lastOf(steps).match, entry));
    }
    const last = steps.pop()!;
    const end = passedOver(engine, record, last.match);
    steps.push({ match: end.match, events: [...last.events, ...end.events] });
    return { steps, entries, trouble: undefined };
  } catch (error) {
    return { steps, entries, trouble: error instanceof Error ? error.message : String(error) };
  }
}

function resumedAt(engine: Engine, { secret }: GameRecord, state: Match['state']): Match {
  const wrong = engine.check(state);
  if (wrong !== undefined) throw new Error(wrong);
  return { state, secret, back: [] };
}

function answered(engine: Engine, record: GameRecord, from: Match, entry: AnswerEntry): RetracedStep {
  const { seat, name } = entry;
  const before = passedOver(engine, record, from, entry);
  const { match, events } = playNames(engine, before.match, seat, [name]);
  return { match, events: [...before.events, ...events] };
}

/** Answers what older rules did not ask, up to the question that this answer was given to, as they had it. */
function passedOver(engine: Engine, record: GameRecord, from: Match, until?: AnswerEntry): RetracedStep {
  let match = from;
  const events: Event[] = [];
  while (record.rulesVersion !== engine.game.rulesVersion && !isAnswerTo(engine, match, until)) {
    const decision = engine.decision(match.state);
    const which = decision && engine.game.unasked?.[decision.kind];
    if (decision === undefined || which === undefined) break;
    const played = play(engine, match, decision.options.at(which === 'first' ? 0 : -1)!);
    match = played.match;
    events.push(...played.events);
  }
  return { match, events };
}

function isAnswerTo(engine: Engine, { state }: Match, answer: AnswerEntry | undefined): boolean {
  return answer?.seat === state.asked && engine.findOption(state, answer.name) !== undefined;
}
