import {
  type Engine,
  type Event,
  lastOf,
  type Match,
  NOBODY,
  playNames,
  retrace,
  type Seat,
  type State,
  startMatch,
  undo,
  undoPlies,
} from '@crownleaf/engine';
import type { OlderPosition } from '@crownleaf/protocol';
import { closeToUndo } from '@crownleaf/table';
import type { LoadedGame } from '../catalogue.ts';
import type { Log } from '../ops/log.ts';
import { slices } from '../ops/slices.ts';
import type { JournalEntry, JournalNote, JournalResumed, Store, StoredSnapshot, StoredTable } from '../store/store.ts';
import { gameRecord } from './record.ts';

/** The journal does not lead where it led before: the rules have changed. */
export class DivergedError extends Error {
  override readonly name = 'DivergedError';
  /** The entry that leads elsewhere; 0 is the start. */
  readonly seq: number;

  constructor(seq: number, message: string) {
    super(message);
    this.seq = seq;
  }
}

/** A game as its journal leads to it by the rules of this release. */
export interface Replay {
  readonly match: Match | undefined;
  /** Who gave each answer that stands, oldest first; NOBODY for answers that a bot gave. */
  readonly answeredBy: readonly Seat[];
  /** The entry that the stored snapshot was taken after; 0 without one. */
  readonly snapshotSeq: number;
  /** Where the game stopped, when the rules of this release lead it elsewhere. */
  readonly halt?: Halt | undefined;
  /** Of a finished game of older rules: where its position comes from. */
  readonly older?: OlderPosition | undefined;
}

/** Where a game stopped that the rules of this release lead elsewhere. */
export interface Halt {
  /** The last position that both versions of the rules reach; undefined: there is none. */
  readonly match: Match | undefined;
  /** How many answers came after it. */
  readonly lost: number;
}

/** So long a slice of a replay may hold up everybody else. */
const SLICE_MS = 10;

type PlayedTable = Pick<StoredTable, 'seats' | 'options' | 'secret'>;
type OnEvents = (seq: number, events: readonly Event[]) => void;

/** Brings a stored table back to where it stands. */
export async function replayTable(
  store: Store,
  { engine, rules }: LoadedGame,
  stored: StoredTable,
  log: Log,
): Promise<Replay> {
  if (stored.secret === null) return { match: undefined, answeredBy: [], snapshotSeq: 0 };
  const snapshot = await store.tables.snapshot(stored.n);
  const snapshotSeq = snapshot?.seq ?? 0;
  const journal = await store.tables.journal(stored.n, 0);
  const isOver = stored.status === 'over' || stored.status === 'ended';
  if (isOver && stored.rulesVersion !== rules.rulesVersion) {
    return { ...(await findEnding(engine, stored, snapshot, journal)), answeredBy: [], snapshotSeq };
  }
  // A game of other rules is replayed from its start.
  const isTrusted = stored.rulesVersion === rules.rulesVersion && stored.status !== 'stopped';
  const base = isTrusted ? snapshot : undefined;
  const later = base === undefined ? journal : journal.filter(({ seq }) => seq > base.seq);
  if (later.length !== stored.seq - (base?.seq ?? 0)) throw new Error(`the journal of table ${stored.id} is damaged`);
  if (base !== undefined) await slices.begin();
  try {
    const positions =
      base === undefined
        ? await replayJournal(engine, stored, journal)
        : await continueFrom(engine, [matchAt(base.state, stored.secret)], later);
    return { match: lastOf(positions), answeredBy: answersIn(journal), snapshotSeq };
  } catch (error) {
    if (!(error instanceof DivergedError)) throw error;
    log.error({ table: stored.id, reason: error.message }, 'the rules of this release lead a game elsewhere');
    const halt = await findHalt(engine, stored, snapshot, journal);
    const answeredBy = answersIn(journal).slice(0, halt.match?.state.ply ?? 0);
    return { match: halt.match, answeredBy, snapshotSeq, halt };
  }
}

/** Who gave each answer that stands; each answer is one ply. */
function answersIn(journal: readonly JournalEntry[]): readonly Seat[] {
  const seats: Seat[] = [];
  for (const entry of journal) {
    if (entry.kind === 'answer') seats.push(entry.by === 'human' ? entry.seat : NOBODY);
    else if (entry.kind === 'undo') seats.splice(entry.to);
    else if (entry.note.what === 'resumed') seats.splice(entry.note.state.ply);
  }
  return seats;
}

/** Plays a game again from its start, or from where it went on by other rules. Gives every position that stands, oldest first. */
export async function replayJournal(
  engine: Engine,
  table: PlayedTable,
  entries: readonly JournalEntry[],
  onEvents?: OnEvents,
): Promise<Match[]> {
  await slices.begin();
  const { match, later } = startOfJournal(engine, table, entries, onEvents);
  return continueFrom(engine, [match], later, onEvents);
}

function startOfJournal(engine: Engine, table: PlayedTable, entries: readonly JournalEntry[], onEvents?: OnEvents) {
  const at = entries.findLastIndex((entry) => entry.kind === 'note' && entry.note.what === 'resumed');
  if (at < 0) {
    const { match, events } = orDiverge(0, () => startMatch(engine, table.seats.length, table.secret!, table.options));
    const started = entries.find((entry) => entry.kind === 'note' && entry.note.what === 'started');
    onEvents?.(started?.seq ?? 0, events);
    return { match, later: entries };
  }
  const { note, seq } = entries[at] as JournalNote;
  const { state } = note as JournalResumed;
  const fault = engine.check(state);
  if (fault !== undefined) throw new DivergedError(seq, `the state of entry ${seq} no longer fits this game: ${fault}`);
  return { match: matchAt(state, table.secret!), later: entries.slice(at + 1) };
}

function matchAt(state: State, secret: string): Match {
  return { state, secret, back: [] };
}

/** Adds the positions of these entries to the history, and removes what they take back. Begins within a slice. */
async function continueFrom(
  engine: Engine,
  history: Match[],
  entries: readonly JournalEntry[],
  onEvents?: OnEvents,
): Promise<Match[]> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (const entry of entries) {
    if (performance.now() > sliceEnd) {
      await slices.next();
      sliceEnd = performance.now() + SLICE_MS;
    }
    const match = lastOf(history);
    if (entry.kind === 'answer') {
      const played = orDiverge(entry.seq, () => playNames(engine, match, entry.seat, [entry.name]));
      if (engine.hash(played.match.state) !== entry.hash) {
        throw new DivergedError(entry.seq, `entry ${entry.seq} leads to another state`);
      }
      history.push(closeToUndo(played.match, entry.by));
      onEvents?.(entry.seq, played.events);
    } else if (entry.kind === 'undo') {
      const earlier = history.findIndex(({ state }) => state.ply === entry.to);
      if (earlier < 0) {
        throw new DivergedError(entry.seq, `entry ${entry.seq} goes back to ply ${entry.to}, which is not there`);
      }
      history.length = earlier + 1;
      // As at the table: taking back one's own answer gives nobody else the right to do so.
      if (undoPlies(match, entry.seat).includes(entry.to) && !entry.agreed) {
        history[earlier] = undo(match, entry.seat, entry.to);
      }
    }
  }
  return history;
}

/** What was possible before is impossible only because the rules have changed. */
function orDiverge<T>(seq: number, play: () => T): T {
  try {
    return play();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new DivergedError(seq, `entry ${seq} is no longer possible: ${reason}`);
  }
}

/** How a finished game of older rules ended, as well as that can be known. */
async function findEnding(
  engine: Engine,
  stored: StoredTable,
  snapshot: StoredSnapshot | undefined,
  entries: readonly JournalEntry[],
): Promise<Pick<Replay, 'match' | 'older' | 'halt'>> {
  if (snapshot !== undefined && isLast(snapshot, entries) && engine.check(snapshot.state) === undefined) {
    return { match: matchAt(snapshot.state, stored.secret!), older: 'kept' };
  }
  try {
    return { match: (await replayJournal(engine, stored, entries)).at(-1)!, older: 'kept' };
  } catch (error) {
    if (!(error instanceof DivergedError)) throw error;
  }
  const record = gameRecord(stored, entries);
  const { steps, entries: taken, trouble } = retrace(engine.game, record);
  const match = steps.at(-1)?.match;
  const isEnd = match !== undefined && (stored.status === 'ended' || engine.over(match.state));
  if (trouble === undefined && isEnd) return { match, older: 'retraced' };
  const lost = record.entries.slice(taken).filter((entry) => 'name' in entry).length;
  return { match, older: 'partial', halt: { match, lost } };
}

/** Whether nothing was played after it. */
function isLast({ seq }: StoredSnapshot, entries: readonly JournalEntry[]): boolean {
  return entries.every((entry) => entry.seq <= seq || entry.kind === 'note');
}

/** How far a journal still leads, from its snapshot if that is a state of this game, else from the start. */
async function findHalt(
  engine: Engine,
  table: PlayedTable,
  snapshot: StoredSnapshot | undefined,
  entries: readonly JournalEntry[],
): Promise<Halt> {
  const countLost = (seq: number) => entries.filter((entry) => entry.kind === 'answer' && entry.seq > seq).length;
  let history: Match[] = [];
  await slices.begin();
  try {
    if (snapshot !== undefined && isInJournal(engine, snapshot, entries)) {
      history = [matchAt(snapshot.state, table.secret!)];
      const later = entries.filter(({ seq }) => seq > snapshot.seq);
      return { match: (await continueFrom(engine, history, later)).at(-1), lost: 0 };
    }
    const { match, later } = startOfJournal(engine, table, entries);
    history = [match];
    return { match: (await continueFrom(engine, history, later)).at(-1), lost: 0 };
  } catch (error) {
    if (!(error instanceof DivergedError)) throw error;
    return { match: history.at(-1), lost: countLost(error.seq - 1) };
  }
}

/** Whether the journal names this state by its hash: then it is the same by the present rules. */
function isInJournal(engine: Engine, { seq, state }: StoredSnapshot, entries: readonly JournalEntry[]): boolean {
  if (engine.check(state) !== undefined) return false;
  const hash = engine.hash(state);
  return entries.some((entry) => entry.kind === 'answer' && entry.seq <= seq && entry.hash === hash);
}
