import { type Event, type Match, NOBODY, type Seat } from '@crownleaf/engine';
import { Denied } from '../problems.ts';
import type {
  JournalEntry,
  Store,
  StoredClocks,
  StoredSnapshot,
  StoredTable,
  TableAbout,
  TableChange,
  TableProgress,
} from '../store/store.ts';
import { deadlineOf, running } from './clocks.ts';
import { botOf } from './seating.ts';

/** What happened with one entry of the journal. */
export interface Chapter {
  readonly seq: number;
  readonly events: readonly Event[];
}

export interface Changed {
  /** What is agreed on around the game, or who sits where. */
  readonly about: boolean;
  /** Another seat is asked than before. */
  readonly turn: boolean;
}

type Draft<T> = T extends unknown ? Omit<T, 'seq' | 'at'> : never;
export type DraftEntry = Draft<JournalEntry> & { readonly events: readonly Event[] };

export interface Move {
  readonly entries: readonly DraftEntry[];
  readonly match?: Match | undefined;
  readonly clocks?: StoredClocks | null;
  readonly about?: Partial<TableAbout> | undefined;
  /** `now`: to go on from; null: the one there is counts no longer. */
  readonly snapshot?: 'now' | null;
}

export interface LedgerParts {
  readonly store: Store;
  readonly now: () => number;
  readonly stored: StoredTable;
  readonly match: Match | undefined;
  readonly chapters: readonly Chapter[];
  readonly snapshotSeq: number;
}

export interface LedgerListener {
  changed(what: Changed): void;
  lost(error: unknown): void;
}

/** Replaying more than this takes longer than reading a snapshot. */
const ENTRIES_A_SNAPSHOT = 64;
/** What a client that was away for a moment asks for again is still in memory: so many at least, and at most twice as many. */
const CHAPTERS_KEPT = 24;
/** Lists are ordered by the last change, but not at the price of writing there with every answer. */
const LISTED_EVERY_MS = 60_000;

/** A table in memory and on disk. A change is made here first and written at once; its listener hears of it when it is on disk. */
export class Ledger {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #listener: LedgerListener;
  #stored: StoredTable;
  #match: Match | undefined;
  /** The last ones, without a gap. */
  #chapters: Chapter[];
  #snapshotSeq: number;
  #listedAt = 0;
  #unwritten = 0;
  #aboutChanged = false;
  #askedBefore: Seat;
  #lastWrite: Promise<unknown> = Promise.resolve();
  /** A change could not be written: what is in memory is not true any more, and nothing may be built on it. */
  #lost = false;

  constructor(parts: LedgerParts, listener: LedgerListener) {
    this.#store = parts.store;
    this.#now = parts.now;
    this.#listener = listener;
    this.#stored = parts.stored;
    this.#match = parts.match;
    this.#chapters = parts.chapters.slice(-CHAPTERS_KEPT);
    this.#snapshotSeq = parts.snapshotSeq;
    this.#askedBefore = this.asked;
  }

  get stored(): StoredTable {
    return this.#stored;
  }
  get match(): Match | undefined {
    return this.#match;
  }
  /** The seat that is asked; −1 nobody. */
  get asked(): Seat {
    return this.#stored.status === 'live' ? (this.#match?.state.asked ?? NOBODY) : NOBODY;
  }
  /** Whether all that is in memory is on disk. */
  get isSettled(): boolean {
    return this.#unwritten === 0;
  }

  /** Resolves when all that is in memory is on disk; rejects when it never will be. */
  async settled(): Promise<void> {
    while (this.#unwritten > 0) await this.#lastWrite.catch(() => {});
    if (this.#lost) throw notStored();
  }

  /** What happened after this entry; undefined when that is no longer in memory. */
  chaptersSince(seq: number): readonly Chapter[] | undefined {
    const missed = this.#stored.seq - seq;
    if (missed <= 0) return [];
    return missed > this.#chapters.length ? undefined : this.#chapters.slice(-missed);
  }

  /** Makes the change in memory and writes it; resolves when it is on disk, to what was made of it. */
  move(move: Move): Promise<void>;
  move<T>(move: Move, outcome: T): Promise<T>;
  move<T>(move: Move, outcome?: T): Promise<T | undefined> {
    const { entries, match = this.#match, clocks = this.#stored.clocks, about, snapshot } = move;
    if (this.#lost) return Promise.reject(notStored());
    const before = this.#stored;
    const now = this.#now();
    const kept = about === undefined ? before : { ...before, ...about };
    const written = entries.map((entry, i) => ({ ...entry, seq: before.seq + 1 + i, at: now }));
    const progress = progressOf(kept, match, clocks, before.seq + entries.length, now);
    this.#stored = advanced(kept, progress);
    this.#match = match;
    for (const { seq, events } of written) this.#chapters.push({ seq, events });
    const state = snapshot === null ? null : this.#dueSnapshot(snapshot === 'now');
    const change = {
      n: before.n,
      entries: written,
      progress,
      about: about && aboutOf(kept),
      listed: this.#dueInLists(now, about !== undefined),
      snapshot: state,
    };
    return this.#write(change, outcome);
  }

  #dueInLists(now: number, atOnce: boolean): boolean {
    if (!atOnce && now - this.#listedAt < LISTED_EVERY_MS) return false;
    this.#listedAt = now;
    return true;
  }

  /** Only where nothing can be taken back any more: what could be is not part of a snapshot. At the end nothing can. */
  #dueSnapshot(now: boolean): StoredSnapshot | undefined {
    const { seq, status } = this.#stored;
    // What a game that stopped shows is not yet what it goes on from.
    if (this.#match === undefined || status === 'stopped') return undefined;
    if (this.#match.back.length > 0 && status === 'live') return undefined;
    if (!now && seq - this.#snapshotSeq < ENTRIES_A_SNAPSHOT) return undefined;
    this.#snapshotSeq = seq;
    return { seq, state: this.#match.state };
  }

  #write<T>(change: TableChange, outcome: T): Promise<T> {
    this.#unwritten++;
    if (change.about !== undefined) this.#aboutChanged = true;
    if (change.snapshot === null) this.#snapshotSeq = 0;
    const written = this.#store.tables.write(change).then(
      () => {
        this.#wrote();
        return outcome;
      },
      (error: unknown) => {
        this.#unwritten--;
        if (!this.#lost) this.#listener.lost(error);
        this.#lost = true;
        throw notStored();
      },
    );
    this.#lastWrite = written;
    return written;
  }

  #wrote(): void {
    this.#unwritten--;
    if (this.#unwritten > 0 || this.#lost) return;
    const what = { about: this.#aboutChanged, turn: this.asked !== this.#askedBefore };
    this.#aboutChanged = false;
    this.#askedBefore = this.asked;
    this.#listener.changed(what);
    if (this.#chapters.length > 2 * CHAPTERS_KEPT) this.#chapters = this.#chapters.slice(-CHAPTERS_KEPT);
  }
}

function notStored(): Denied {
  return new Denied('unavailable', 'the table could not be stored; what was not confirmed has not happened');
}

/** Field by field: to spread a second object into a copy takes longer than all the rest of a move. */
function advanced(kept: StoredTable, { seq, ply, asked, changed, clocks, deadline }: TableProgress): StoredTable {
  return { ...kept, seq, ply, asked, changed, clocks, deadline };
}

function progressOf(
  kept: StoredTable,
  match: Match | undefined,
  clocks: StoredClocks | null,
  seq: number,
  changed: number,
): TableProgress {
  const asked = kept.status === 'live' && match !== undefined ? match.state.asked : NOBODY;
  const timed = asked !== NOBODY && botOf(kept.seats[asked]!) === undefined ? asked : NOBODY;
  const ticking = clocks && (clocks.running === timed ? clocks : running(clocks, timed, changed));
  return { seq, ply: match?.state.ply ?? 0, asked, changed, clocks: ticking, deadline: deadlineOf(ticking) };
}

function aboutOf(table: StoredTable): TableAbout {
  const { status, host, seats, rulesVersion, started, finished, secret, invitation, proposal, rematch, result } = table;
  return { status, host, seats, rulesVersion, started, finished, secret, invitation, proposal, rematch, result };
}
