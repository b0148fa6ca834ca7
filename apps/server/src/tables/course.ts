import {
  type Author,
  type Engine,
  type Event,
  type Match,
  playNames,
  Refused,
  retrace,
  type Seat,
  type State,
  startMatch,
  undo,
  undoPlies,
} from '@crownleaf/engine';
import type { OlderPosition } from '@crownleaf/protocol';
import type { JournalEntry, JournalNote, JournalResumed, StoredSnapshot, StoredTable } from '../store/store.ts';
import { recordOf } from './record.ts';

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
  for (let index = 0; index < names.length; index++) {
    const name = names[index]!;
    if (index > 0 && (match.state.asked !== seat || match.state.barrier === match.state.ply)) break;
    const played = atIndex(index, () => playNames(engine, match, seat, [name]));
    match = played.match;
    steps.push({ name, hash: engine.hash(match.state), events: played.events });
  }
  return { match, steps };
}

/** What a bot answered in somebody's stead is not theirs to take back: they would think on its time. */
export function keptFrom(by: Author, match: Match): Match {
  return by === 'human' || match.back.length === 0 ? match : { ...match, back: [] };
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
  /** The entry that leads elsewhere; 0 is the start. */
  readonly seq: number;

  constructor(seq: number, message: string) {
    super(message);
    this.seq = seq;
  }
}

type Played = Pick<StoredTable, 'seats' | 'options' | 'secret'>;
type Told = (seq: number, events: readonly Event[]) => void;

/** Plays a game again from its start, or from where it went on by other rules. Gives every position that still counts, oldest first. */
export function replayed(engine: Engine, table: Played, entries: readonly JournalEntry[], told?: Told): Match[] {
  const { match, later } = beginning(engine, table, entries, told);
  return continued(engine, [match], later, told);
}

function beginning(engine: Engine, table: Played, entries: readonly JournalEntry[], told?: Told) {
  const at = entries.findLastIndex((entry) => entry.kind === 'note' && entry.note.what === 'resumed');
  if (at < 0) {
    const { match, events } = leading(0, () => startMatch(engine, table.seats.length, table.secret!, table.options));
    const started = entries.find((entry) => entry.kind === 'note' && entry.note.what === 'started');
    told?.(started?.seq ?? 0, events);
    return { match, later: entries };
  }
  const { note, seq } = entries[at] as JournalNote;
  const { state } = note as JournalResumed;
  const wrong = engine.check(state);
  if (wrong !== undefined) throw new Diverged(seq, `the state of entry ${seq} is none of this game any more: ${wrong}`);
  return { match: standing(state, table.secret!), later: entries.slice(at + 1) };
}

/** Goes on from a snapshot. */
export function resumed(
  engine: Engine,
  state: State,
  secret: string,
  entries: readonly JournalEntry[],
  told?: Told,
): Match {
  return continued(engine, [standing(state, secret)], entries, told).at(-1)!;
}

function standing(state: State, secret: string): Match {
  return { state, secret, back: [] };
}

/** Where a game stopped that the rules of this release lead elsewhere. */
export interface Halt {
  /** The last position at which it had been by both; undefined: there is none. */
  readonly match: Match | undefined;
  /** How many answers came after it. */
  readonly lost: number;
}

/** A finished game of older rules: where it ended, as well as that can be known. */
export interface Ending {
  readonly match: Match | undefined;
  readonly older: OlderPosition;
  /** Where the answers do not lead to the end. */
  readonly halt?: Halt;
}

export function endingOf(
  engine: Engine,
  stored: StoredTable,
  snapshot: StoredSnapshot | undefined,
  entries: readonly JournalEntry[],
): Ending {
  if (snapshot !== undefined && isLast(snapshot, entries) && engine.check(snapshot.state) === undefined) {
    return { match: standing(snapshot.state, stored.secret!), older: 'kept' };
  }
  try {
    return { match: replayed(engine, stored, entries).at(-1)!, older: 'kept' };
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
  }
  const record = recordOf(stored, entries);
  const { steps, entries: taken, trouble } = retrace(engine.game, record);
  const match = steps.at(-1)?.match;
  const isEnd = match !== undefined && (stored.status === 'ended' || engine.over(match.state));
  if (trouble === undefined && isEnd) return { match, older: 'retraced' };
  const lost = record.entries.slice(taken).filter((entry) => 'name' in entry).length;
  return { match, older: 'partial', halt: { match, lost } };
}

/** Nothing was played after it. */
function isLast({ seq }: StoredSnapshot, entries: readonly JournalEntry[]): boolean {
  return entries.every((entry) => entry.seq <= seq || entry.kind === 'note');
}

/** How far a journal still leads, from its snapshot if that is a state of this game, else from the start. */
export function haltOf(
  engine: Engine,
  table: Played,
  snapshot: StoredSnapshot | undefined,
  entries: readonly JournalEntry[],
): Halt {
  const lostAfter = (seq: number) => entries.filter((entry) => entry.kind === 'answer' && entry.seq > seq).length;
  let history: Match[] = [];
  try {
    if (snapshot !== undefined && isNamed(engine, snapshot, entries)) {
      history = [standing(snapshot.state, table.secret!)];
      const later = entries.filter(({ seq }) => seq > snapshot.seq);
      return { match: continued(engine, history, later).at(-1), lost: 0 };
    }
    const { match, later } = beginning(engine, table, entries);
    history = [match];
    return { match: continued(engine, history, later).at(-1), lost: 0 };
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    return { match: history.at(-1), lost: lostAfter(error.seq - 1) };
  }
}

/** A state that the journal names by its hash is the same by the rules as they are now. */
function isNamed(engine: Engine, { seq, state }: StoredSnapshot, entries: readonly JournalEntry[]): boolean {
  if (engine.check(state) !== undefined) return false;
  const hash = engine.hash(state);
  return entries.some((entry) => entry.kind === 'answer' && entry.seq <= seq && entry.hash === hash);
}

function continued(engine: Engine, history: Match[], entries: readonly JournalEntry[], told?: Told): Match[] {
  for (const entry of entries) {
    const match = history.at(-1)!;
    if (entry.kind === 'answer') {
      const played = leading(entry.seq, () => playNames(engine, match, entry.seat, [entry.name]));
      if (engine.hash(played.match.state) !== entry.hash) {
        throw new Diverged(entry.seq, `another state after entry ${entry.seq}`);
      }
      history.push(keptFrom(entry.by, played.match));
      told?.(entry.seq, played.events);
    } else if (entry.kind === 'undo') {
      const earlier = history.findIndex(({ state }) => state.ply === entry.to);
      if (earlier < 0) {
        throw new Diverged(entry.seq, `entry ${entry.seq} goes back to ply ${entry.to}, which is not there`);
      }
      history.length = earlier + 1;
      // As at the table: who takes something back gives nobody else the right to.
      if (undoPlies(match, entry.seat).includes(entry.to) && !entry.agreed) {
        history[earlier] = undo(match, entry.seat, entry.to);
      }
    }
  }
  return history;
}

/** What went well before goes wrong only because the rules are others. */
function leading<T>(seq: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    throw new Diverged(seq, `entry ${seq} is no longer possible: ${error instanceof Error ? error.message : error}`);
  }
}
