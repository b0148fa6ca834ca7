import { type Event, itemAt, type Match, NOBODY, type Seat } from '@crownleaf/engine';
import { type Change, TableHost } from '@crownleaf/table';
import type { LoadedGame } from '../catalogue.ts';
import { ApiError } from '../problems.ts';
import type {
  JournalEntry,
  Store,
  StoredChange,
  StoredClocks,
  StoredSnapshot,
  StoredTable,
  TableAbout,
  TableChange,
  TableProgress,
} from '../store/store.ts';
import { deadlineOf, running } from './clocks.ts';
import { DivergedError, type Replay, replayJournal } from './replay.ts';
import { botOf } from './seating.ts';
import { entryEvents } from './table-events.ts';

type Draft<T> = T extends unknown ? Omit<T, 'seq' | 'at'> : never;
export type DraftEntry = Draft<JournalEntry> & { readonly events: readonly Event[] };

export interface DraftChange {
  readonly entries: readonly DraftEntry[];
  readonly match?: Match | undefined;
  /** Who gave the answers among the entries; NOBODY for a bot. */
  readonly answeredBy?: Seat;
  readonly clocks?: StoredClocks | null;
  readonly about?: Partial<TableAbout> | undefined;
  /** `now`: take one; null: the stored one no longer counts. */
  readonly snapshot?: 'now' | null;
}

export interface TableLogParts {
  readonly store: Store;
  readonly now: () => number;
  readonly game: LoadedGame;
  readonly stored: StoredTable;
  readonly replay: Replay;
  /** All that one commit has written is on disk. */
  onChanged(kind: ChangeKind): void;
  /** A change could not be written. */
  onLost(error: unknown): void;
  /** Whether the game went otherwise by the present rules, so that not all of its events can be produced again. */
  isOfOtherRules(): boolean;
}

/** What a change was about, besides the game. */
export interface ChangeKind {
  /** Who sits where, or what is agreed on around the game. */
  readonly isInfo: boolean;
  /** Another seat is asked than before. */
  readonly isNewTurn: boolean;
}

/** Replaying more entries than this takes longer than reading a snapshot. */
const ENTRIES_PER_SNAPSHOT = 64;
/** What a client that was away for a moment asks for again is still in memory. */
const KEPT_CHANGES = 24;
/** All who ask for the whole history within this time get the same one. */
const HISTORY_KEPT_MS = 5000;
/** Lists are ordered by the last change, but not at the price of a write there with every answer. */
const LISTED_EVERY_MS = 60_000;

/** Entries besides the answers that stand: no game needs nearly as many, and a journal without end would fill the disk. */
const MAX_ASIDES = 5000;
const FULL = 'Too much was changed and taken back at this table. Play on from here.';
/** More for hosts and for those who come back: others must not be able to use up what these need. */
export const HOST_RESERVE = 500;

/** One table in memory and in the journal. A change is made here and written at once; listeners hear of it when it is on disk. */
export class TableLog {
  readonly host: TableHost;
  readonly #parts: TableLogParts;
  readonly #store: Store;
  readonly #now: () => number;
  #stored: StoredTable;
  #snapshotSeq: number;
  #listedAt = 0;
  #unwritten = 0;
  #isInfoChanged = false;
  #askedBefore: Seat;
  #lastWrite: Promise<unknown> = Promise.resolve();
  #history: Promise<readonly Change[]> | undefined;
  /** A change could not be written: nothing may be built on what is in memory. */
  #isLost = false;

  constructor(parts: TableLogParts) {
    const { store, now, game, stored, replay } = parts;
    const { match, answeredBy, snapshotSeq } = replay;
    this.host = new TableHost(game.engine, { match, answeredBy, seq: stored.seq, keepChanges: KEPT_CHANGES });
    this.#parts = parts;
    this.#store = store;
    this.#now = now;
    this.#stored = stored;
    this.#snapshotSeq = snapshotSeq;
    this.#askedBefore = this.asked;
  }

  get stored(): StoredTable {
    return this.#stored;
  }
  /** The seat that is asked; −1 nobody. */
  get asked(): Seat {
    return askedAt(this.#stored, this.host.match);
  }
  /** Whether all that is in memory is on disk. */
  get isSettled(): boolean {
    return this.#unwritten === 0;
  }

  /** Resolves when all that is in memory is on disk; rejects when it never will be. */
  async settled(): Promise<void> {
    while (this.#unwritten > 0) await this.#lastWrite.catch(() => {});
    if (this.#isLost) throw notStored();
  }

  /**
   * Reads the table when all that is in memory is on disk, with the changes since an entry. `read` runs at once: what came
   * in between would be sent before it is written, or not at all.
   */
  async readSettled<T>(since: number | undefined, read: (changes: readonly Change[]) => T): Promise<T> {
    const older: Change[] = [];
    for (;;) {
      await this.settled();
      if (!this.isSettled) continue;
      const last = older.at(-1)?.seq ?? since ?? this.host.seq;
      const recent = this.host.changesSince(last);
      if (recent !== undefined) return read([...older, ...recent]);
      const found = await this.#readJournal(last);
      if (found.length === 0) throw new Error(`the journal of table ${this.#stored.id} has nothing after ${last}`);
      for (const change of found) older.push(change);
    }
  }

  /** Changes that are no longer in memory. */
  async #readJournal(after: number): Promise<readonly Change[]> {
    const found = await this.#store.tables.changes(this.#stored.n, after);
    return found.every(hasEvents) ? found : this.#replayChanges(after);
  }

  /** Of a game that an older release began: all who ask at about the same time share one replay. */
  async #replayChanges(after: number): Promise<readonly Change[]> {
    for (;;) {
      const shared = this.#history;
      const history = shared ?? this.#startHistory();
      const found = (await history).filter(({ seq }) => seq > after);
      if (found.length > 0 || shared === undefined) return found;
      // The shared one is from before the last changes.
      this.#forgetHistory(history);
    }
  }

  #startHistory(): Promise<readonly Change[]> {
    const history = this.#replayHistory();
    this.#history = history;
    const forget = () => this.#forgetHistory(history);
    history.then(() => setTimeout(forget, HISTORY_KEPT_MS).unref(), forget);
    return history;
  }

  #forgetHistory(history: Promise<readonly Change[]>): void {
    if (this.#history === history) this.#history = undefined;
  }

  async #replayHistory(): Promise<readonly Change[]> {
    const entries = await this.#store.tables.journal(this.#stored.n, 0);
    const events = new Map<number, readonly Event[]>();
    try {
      if (this.#stored.secret !== null) {
        await replayJournal(this.host.engine, this.#stored, entries, (seq, each) => void events.set(seq, each));
      }
    } catch (error) {
      if (!(error instanceof DivergedError) || !this.#parts.isOfOtherRules()) throw error;
    }
    return entries.map((entry) => ({
      seq: entry.seq,
      events: [...entryEvents(entry), ...(events.get(entry.seq) ?? [])],
    }));
  }

  /** Refuses what people could do for ever, unlike answers, which end a game sooner or later. Nobody is kept from leaving. */
  checkRoom(reserve = 0): void {
    const { seq, ply } = this.#stored;
    if (seq - ply >= MAX_ASIDES + reserve) throw new ApiError('too-many', FULL);
  }

  /** Makes the change in memory and writes it; resolves when it is on disk. */
  append(change: DraftChange): Promise<void> {
    if (this.#isLost) return Promise.reject(notStored());
    const { entries, match, answeredBy, clocks = this.#stored.clocks, about, snapshot } = change;
    const now = this.#now();
    const first = this.host.seq + 1;
    this.host.advance({ match, events: entries.map(({ events }) => events), answeredBy });
    const next = about === undefined ? this.#stored : { ...this.#stored, ...about };
    const progress = progressOf(next, this.host, clocks, now);
    this.#stored = { ...next, ...progress };
    return this.#write({
      n: next.n,
      entries: entries.map((entry, i) => ({ ...entry, seq: first + i, at: now })),
      progress,
      about: about && aboutOf(next),
      listed: this.#isListingDue(now, about !== undefined),
      snapshot: snapshot === null ? null : this.#dueSnapshot(snapshot === 'now'),
    });
  }

  #isListingDue(now: number, atOnce: boolean): boolean {
    if (!atOnce && now - this.#listedAt < LISTED_EVERY_MS) return false;
    this.#listedAt = now;
    return true;
  }

  /** Only where nothing can be taken back any more: what could be is not part of a snapshot. At the end nothing can. */
  #dueSnapshot(atOnce: boolean): StoredSnapshot | undefined {
    const { seq, status } = this.#stored;
    const { match } = this.host;
    // What a stopped game shows is not yet what it goes on from.
    if (match === undefined || status === 'stopped') return undefined;
    if (match.back.length > 0 && status === 'live') return undefined;
    if (!atOnce && seq - this.#snapshotSeq < ENTRIES_PER_SNAPSHOT) return undefined;
    this.#snapshotSeq = seq;
    return { seq, state: match.state };
  }

  async #write(change: TableChange): Promise<void> {
    if (change.about !== undefined) this.#isInfoChanged = true;
    if (change.snapshot === null) this.#snapshotSeq = 0;
    this.#unwritten++;
    const write = this.#store.tables.write(change);
    this.#lastWrite = write;
    try {
      await write;
    } catch (error) {
      this.#unwritten--;
      this.#lose(error);
      throw notStored();
    }
    this.#unwritten--;
    this.#notify();
  }

  #lose(error: unknown): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#parts.onLost(error);
  }

  /** Once for all changes that one commit has written. */
  #notify(): void {
    if (this.#unwritten > 0 || this.#isLost) return;
    const kind = { isInfo: this.#isInfoChanged, isNewTurn: this.asked !== this.#askedBefore };
    this.#isInfoChanged = false;
    this.#askedBefore = this.asked;
    this.#parts.onChanged(kind);
    this.host.forgetOldChanges();
  }
}

function hasEvents(change: StoredChange): change is Change {
  return change.events !== undefined;
}

function notStored(): ApiError {
  return new ApiError('unavailable', 'the table could not be stored; what was not confirmed has not happened');
}

function askedAt({ status }: StoredTable, match: Match | undefined): Seat {
  return status === 'live' ? (match?.state.asked ?? NOBODY) : NOBODY;
}

function progressOf(kept: StoredTable, host: TableHost, clocks: StoredClocks | null, now: number): TableProgress {
  const asked = askedAt(kept, host.match);
  const timed = asked !== NOBODY && botOf(itemAt(kept.seats, asked)) === undefined ? asked : NOBODY;
  const ticking = clocks && (clocks.running === timed ? clocks : running(clocks, timed, now));
  return {
    seq: host.seq,
    ply: host.match?.state.ply ?? 0,
    asked,
    changed: now,
    clocks: ticking,
    deadline: deadlineOf(ticking),
  };
}

function aboutOf(table: StoredTable): TableAbout {
  const { status, host, seats, rulesVersion, started, finished, secret, ...rest } = table;
  const { invitation, removed, proposal, rematch, result } = rest;
  const agreed = { invitation, removed, proposal, rematch, result };
  return { status, host, seats, rulesVersion, started, finished, secret, ...agreed };
}
