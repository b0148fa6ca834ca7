import {
  type Engine,
  type Event,
  type Match,
  playNames,
  Refused,
  type Seat,
  type State,
  startMatch,
} from '@crownleaf/engine';
import type { JournalEntry, StoredTable } from '../store/store.ts';

/** One answer that was taken. */
export interface Step {
  readonly name: string;
  /** Of the state after it. */
  readonly hash: string;
  readonly events: readonly Event[];
}

export interface Course {
  readonly match: Match;
  readonly steps: readonly Step[];
}

/**
 * A chain of answers of one seat as `playNames` takes it, with the hash after each. Where somebody learns something or
 * another seat is asked it ends, and what is left of it is not looked at.
 */
export function answered(engine: Engine, from: Match, seat: Seat, names: readonly string[]): Course {
  let match = from;
  const steps: Step[] = [];
  for (const [index, name] of names.entries()) {
    if (index > 0 && (match.state.asked !== seat || match.state.barrier === match.state.ply)) break;
    const played = atIndex(index, () => playNames(engine, match, seat, [name]));
    match = played.match;
    steps.push({ name, hash: engine.hash(match.state), events: played.events });
  }
  return { match, steps };
}

function atIndex<T>(index: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (index === 0 || !(error instanceof Refused)) throw error;
    throw new Refused(error.code, error.message, { rule: error.rule, index });
  }
}

/** The journal does not lead where it led before: the rules have changed. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
}

type Told = (seq: number, events: readonly Event[]) => void;

/** Plays a game again from its start. Gives every position that still counts, oldest first. */
export function replayed(
  engine: Engine,
  table: Pick<StoredTable, 'seats' | 'options' | 'secret'>,
  entries: readonly JournalEntry[],
  told?: Told,
): Match[] {
  const { match, events } = startMatch(engine, table.seats.length, table.secret!, table.options);
  const started = entries.find((entry) => entry.kind === 'note' && entry.note.what === 'started');
  told?.(started?.seq ?? 0, events);
  return continued(engine, [match], entries, told);
}

/** Goes on from a snapshot. */
export function resumed(
  engine: Engine,
  state: State,
  secret: string,
  entries: readonly JournalEntry[],
  told?: Told,
): Match {
  return continued(engine, [{ state, secret, back: [] }], entries, told).at(-1)!;
}

function continued(engine: Engine, history: Match[], entries: readonly JournalEntry[], told?: Told): Match[] {
  for (const entry of entries) {
    const match = history.at(-1)!;
    if (entry.kind === 'answer') {
      const played = orDiverged(entry.seq, () => playNames(engine, match, entry.seat, [entry.name]));
      if (engine.hash(played.match.state) !== entry.hash) throw new Diverged(`another state after entry ${entry.seq}`);
      history.push(played.match);
      told?.(entry.seq, played.events);
    } else if (entry.kind === 'undo') {
      const earlier = history.findIndex(({ state }) => state.ply === entry.to);
      if (earlier < 0) throw new Diverged(`entry ${entry.seq} goes back to ply ${entry.to}, which is not there`);
      history.length = earlier + 1;
    }
  }
  return history;
}

function orDiverged<T>(seq: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Diverged(`entry ${seq} is no longer possible: ${error.message}`);
  }
}
