import { type Event, type Match, NOBODY, type Seat, startMatch, undo, undoPlies } from '@crownleaf/engine';
import type { Answer, Answered, TakeOver } from '@crownleaf/protocol';
import type { Offer } from '../catalogue.ts';
import { Denied } from '../problems.ts';
import type {
  JournalEntry,
  Store,
  StoredClocks,
  StoredSnapshot,
  StoredTable,
  TableAbout,
  TableNote,
  TableProgress,
} from '../store/store.ts';
import { afterAbsence, afterAnswer, afterReturn, deadlineOf, running, startClocks } from './clocks.ts';
import { answered, Diverged, type Halt, replayed } from './course.ts';
import { hostEvents, noteEvents, undoneEvents } from './host-events.ts';
import { botOf, givenBack, type Seats, seatsOf, takenOver } from './seating.ts';

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

/** Who is told about a table. */
export interface TableListener {
  /** A change is on disk. */
  changed(table: Table, what: Changed): void;
  /** A change could not be written: what is in memory is not true any more. */
  lost(table: Table, error: unknown): void;
}

type Draft<T> = T extends unknown ? Omit<T, 'seq' | 'at'> : never;
type DraftEntry = Draft<JournalEntry> & { readonly events: readonly Event[] };

interface Move {
  readonly entries: readonly DraftEntry[];
  readonly match?: Match | undefined;
  readonly clocks?: StoredClocks | null;
  readonly about?: Partial<TableAbout>;
  /** `now`: to go on from; null: the one there is counts no longer. */
  readonly snapshot?: 'now' | null;
}

/** Replaying more than this takes longer than reading a snapshot. */
const ENTRIES_A_SNAPSHOT = 64;
/** What a client that was away for a moment asks for again is still in memory. */
const CHAPTERS_KEPT = 24;

/**
 * One table in memory: what is stored, the match, and what has just happened. Every change is made here first and written
 * at once; nobody hears of it, not even by a look at the table, until it is on disk.
 */
export class Table {
  readonly offer: Offer;
  readonly #store: Store;
  readonly #listener: TableListener;
  readonly #now: () => number;
  #stored: StoredTable;
  #match: Match | undefined;
  #chapters: Chapter[];
  #snapshotSeq: number;
  #halt: Halt | undefined;
  /** Whether answers may have been taken back, as far as is known. */
  #wentBack: boolean;
  #unwritten = 0;
  #aboutChanged = false;
  #askedBefore: Seat;
  #settled: Promise<void> = Promise.resolve();
  readonly #answering = new Map<string, Promise<Answered>>();

  constructor(parts: {
    readonly offer: Offer;
    readonly store: Store;
    readonly listener: TableListener;
    readonly now: () => number;
    readonly stored: StoredTable;
    readonly match: Match | undefined;
    readonly chapters: readonly Chapter[];
    readonly snapshotSeq: number;
    readonly halt?: Halt | undefined;
  }) {
    this.offer = parts.offer;
    this.#store = parts.store;
    this.#listener = parts.listener;
    this.#now = parts.now;
    this.#stored = parts.stored;
    this.#match = parts.match;
    this.#chapters = parts.chapters.slice(-CHAPTERS_KEPT);
    this.#snapshotSeq = parts.snapshotSeq;
    this.#halt = parts.halt;
    this.#wentBack = parts.stored.status !== 'open';
    this.#askedBefore = this.asked;
  }

  get id(): string {
    return this.#stored.id;
  }
  get stored(): StoredTable {
    return this.#stored;
  }
  get match(): Match | undefined {
    return this.#match;
  }
  get seats(): Seats {
    return this.#stored.seats;
  }
  /** Where the game stopped, when the rules of this release lead it elsewhere. */
  get halt(): Halt | undefined {
    return this.#halt;
  }
  /** The seat that is asked; −1 nobody. */
  get asked(): Seat {
    return this.#stored.status === 'live' ? (this.#match?.state.asked ?? NOBODY) : NOBODY;
  }
  /** The bot that has to answer now. */
  get askedBot(): string | undefined {
    return this.asked === NOBODY ? undefined : botOf(this.seats[this.asked]!);
  }
  /** Whether all that is in memory is on disk. */
  get isSettled(): boolean {
    return this.#unwritten === 0;
  }

  /** Resolves when all that is in memory is on disk. */
  async settled(): Promise<void> {
    while (this.#unwritten > 0) await this.#settled;
  }

  /** What happened after this entry; undefined when that is no longer in memory. */
  chaptersSince(seq: number): readonly Chapter[] | undefined {
    if (seq >= this.#stored.seq) return [];
    const first = this.#chapters[0];
    if (first === undefined || first.seq > seq + 1) return undefined;
    return this.#chapters.filter((chapter) => chapter.seq > seq);
  }

  /** The same from the journal, however long ago it was. */
  async chaptersFromJournal(seq: number): Promise<readonly Chapter[]> {
    const entries = await this.#store.tables.journal(this.#stored.n, 0);
    const told = new Map<number, readonly Event[]>();
    try {
      if (this.#stored.secret !== null) {
        replayed(this.offer.engine, this.#stored, entries, (at, e) => void told.set(at, e));
      }
    } catch (error) {
      // Of a game that stopped, what happened by other rules cannot be told again.
      if (!(error instanceof Diverged) || this.#halt === undefined) throw error;
    }
    return entries
      .filter((entry) => entry.seq > seq)
      .map((entry) => ({ seq: entry.seq, events: [...hostEvents(entry), ...(told.get(entry.seq) ?? [])] }));
  }

  // What can be done at a table.

  start(secret: string): Promise<void> {
    const { engine, game } = this.offer;
    const { seats, options, pace } = this.#stored;
    const { match, events } = startMatch(engine, seats.length, secret, options);
    const now = this.#now();
    return this.#move({
      entries: [note({ what: 'started' }, events)],
      match,
      clocks: startClocks(pace, seats.length, now),
      about: { status: 'live', started: now, secret, rulesVersion: game.rulesVersion },
    });
  }

  reseat(seats: Seats, about: Partial<TableAbout> = {}): Promise<void> {
    return this.#move({ entries: [note({ what: 'seats' })], about: { ...about, seats } });
  }

  /** Changes of what is agreed on around the game. */
  remark(what: 'proposal' | 'rematch' | 'seats', about: Partial<TableAbout>): Promise<void> {
    return this.#move({ entries: [note({ what })], about });
  }

  /** Takes a person's answer. The same id again gives what the first time gave. */
  answer(seat: Seat, { id, ply, options }: Answer): Promise<Answered> {
    const key = `${seat} ${id}`;
    const underWay = this.#answering.get(key);
    if (underWay !== undefined) return underWay.then((result) => ({ ...result, repeated: true }));
    const before = this.#mayRepeat(ply) ? this.#store.tables.taken(this.#stored.n, seat, id) : undefined;
    if (before !== undefined) return Promise.resolve({ id, seat, ...before, repeated: true });
    const result = this.#answerNow(seat, id, ply, options);
    this.#answering.set(key, result);
    const forget = () => void this.#answering.delete(key);
    result.then(forget, forget);
    return result;
  }

  /** An answer that was taken left its ply behind; only who went back comes there again. */
  #mayRepeat(ply: number): boolean {
    return this.#wentBack || ply !== this.#match?.state.ply;
  }

  async #answerNow(seat: Seat, id: string, ply: number, options: readonly string[]): Promise<Answered> {
    const match = this.#playing();
    this.#checkTurn(seat, ply, match);
    if (botOf(this.seats[seat]!) !== undefined) {
      throw new Denied('taken-over', `a bot plays seat ${seat} since its owner was away; take it back first`, { seat });
    }
    return this.#take(match, seat, options, 'human', id);
  }

  /** Takes an answer of the bot that plays the seat. */
  async answerAsBot(seat: Seat, ply: number, name: string): Promise<void> {
    const match = this.#playing();
    this.#checkTurn(seat, ply, match);
    await this.#take(match, seat, [name], this.seats[seat]!.kind === 'bot' ? 'bot' : 'clock');
  }

  async #take(match: Match, seat: Seat, names: readonly string[], by: 'human' | 'bot' | 'clock', id?: string) {
    const course = answered(this.offer.engine, match, seat, names);
    const applied = course.steps.length;
    const { ply, asked } = course.match.state;
    const entries = course.steps.map(({ name, hash, events }, index): DraftEntry => {
      const client = index === 0 && id !== undefined ? { client: { id, applied, ply } } : {};
      return { kind: 'answer', seat, name, hash, by, events, ...client };
    });
    const { clocks, pace } = this.#stored;
    const handedOn = asked !== seat;
    const after = clocks && afterAnswer(this.#ticked(clocks), pace, { by: seat, ply, handedOn });
    const over = asked === NOBODY;
    const about = this.#stored.proposal === null && !over ? undefined : this.#aboutAfter(over);
    const seq = this.#stored.seq + applied;
    await this.#move({ entries, match: course.match, clocks: after, ...(about === undefined ? {} : { about }) });
    return { id: id ?? '', seat, applied, seq, ply, repeated: false };
  }

  /** Going on is a way of not agreeing to go back. */
  #aboutAfter(over: boolean): Partial<TableAbout> {
    const proposal = this.#stored.proposal?.kind === 'end' && !over ? this.#stored.proposal : null;
    return over ? { proposal, status: 'over', finished: this.#now() } : { proposal };
  }

  async undo(seat: Seat, to: number | undefined): Promise<void> {
    const match = this.#playing();
    const plies = undoPlies(match, seat);
    if (to !== undefined && to < match.state.ply && !plies.includes(to)) {
      const possible = plies.length > 0 ? `by yourself you can go back to ${plies.join(', ')}` : 'propose it instead';
      throw new Denied('consent-needed', `going back to ply ${to} needs the consent of all players; ${possible}`);
    }
    const earlier = undo(match, seat, to);
    await this.#goBack(seat, earlier, false);
  }

  /** All have agreed, so it may go past what was seen. */
  async undoAgreed(seat: Seat, to: number): Promise<void> {
    const entries = await this.#store.tables.journal(this.#stored.n, 0);
    const earlier = replayed(this.offer.engine, this.#stored, entries).find(({ state }) => state.ply === to);
    if (earlier === undefined) throw new Denied('nothing-to-undo', `the game never stood at ply ${to}`);
    await this.#goBack(seat, earlier, true);
  }

  #goBack(seat: Seat, match: Match, agreed: boolean): Promise<void> {
    const { ply: to } = match.state;
    const { clocks } = this.#stored;
    this.#wentBack = true;
    const undone = { kind: 'undo', seat, to, by: 'human', agreed } as const;
    return this.#move({
      entries: [{ ...undone, events: undoneEvents(undone) }],
      match,
      clocks: clocks && { ...this.#ticked(clocks), owed: NOBODY },
      ...(this.#stored.proposal === null ? {} : { about: { proposal: null } }),
      ...(agreed ? { snapshot: null } : {}),
    });
  }

  end(): Promise<void> {
    const about = { status: 'ended', finished: this.#now(), proposal: null } as const;
    return this.#move({ entries: [note({ what: 'ended' })], about });
  }

  /** The rules have changed, and the game is the same by the new ones. */
  adoptRules(): Promise<void> {
    const { rulesVersion } = this.offer.game;
    const entries = [note({ what: 'rules', rulesVersion })];
    return this.#move({ entries, about: { status: 'live', rulesVersion, proposal: null } });
  }

  /** The rules have changed, and by the new ones the game went otherwise: it waits for what its players want. */
  stop(): Promise<void> {
    const { rulesVersion } = this.offer.game;
    const { clocks, pace } = this.#stored;
    return this.#move({
      entries: [note({ what: 'stopped', rulesVersion })],
      clocks: clocks && afterAbsence(clocks, pace, this.#now()),
      about: { status: 'stopped', proposal: null },
    });
  }

  /** All have agreed to go on by the new rules from the last position that both know. */
  async goOn(seat: Seat): Promise<void> {
    const { match, lost } = this.#halt!;
    if (match === undefined) throw new Denied('rules-changed', 'by the new rules this game cannot even begin; end it');
    const { rulesVersion } = this.offer.game;
    const { clocks, pace } = this.#stored;
    const { state } = match;
    this.#halt = undefined;
    await this.#move({
      entries: [note({ what: 'resumed', seat, rulesVersion, lost, state })],
      match: { ...match, back: [] },
      clocks: clocks && afterReturn(clocks, pace, state.asked),
      about: { status: 'live', rulesVersion, proposal: null },
      snapshot: 'now',
    });
  }

  /** Nobody started it for a long time. */
  expire(): Promise<void> {
    return this.#move({ entries: [note({ what: 'expired' })], about: { status: 'ended', finished: this.#now() } });
  }

  /** A bot goes on for a person who ran out of time or left. */
  takeOver(seat: Seat, why: TakeOver): Promise<void> {
    const by = { why, bot: this.offer.standIn };
    const { clocks } = this.#stored;
    return this.#move({
      entries: [note({ what: 'taken-over', seat, why })],
      clocks: clocks && this.#ticked(clocks),
      about: { seats: takenOver(this.seats, seat, by) },
    });
  }

  giveBack(seat: Seat): Promise<void> {
    const { clocks, pace } = this.#stored;
    return this.#move({
      entries: [note({ what: 'returned', seat })],
      clocks: clocks && afterReturn(this.#ticked(clocks), pace, seat),
      about: { seats: givenBack(this.seats, seat) },
    });
  }

  /** The server was away for a while. */
  creditAbsence(): Promise<void> {
    const { clocks, pace } = this.#stored;
    if (clocks === null) return Promise.resolve();
    return this.#move({ entries: [], clocks: afterAbsence(clocks, pace, this.#now()) });
  }

  /** Whether the time of the seat that is asked has run out. */
  get isLate(): boolean {
    const { deadline, status } = this.#stored;
    return status === 'live' && deadline !== null && deadline <= this.#now();
  }

  seatsOf(account: string | undefined): number[] {
    return seatsOf(this.seats, account);
  }

  #playing(): Match {
    mustBeLive(this.#stored);
    return this.#match!;
  }

  #checkTurn(seat: Seat, ply: number, { state }: Match): void {
    if (ply !== state.ply) {
      throw new Denied('stale-ply', `the game is at ply ${state.ply}, not ${ply}`, { ply: state.ply });
    }
    if (seat !== state.asked) {
      throw new Denied('not-your-turn', `seat ${state.asked} is asked, not seat ${seat}`, { seat: state.asked });
    }
  }

  #ticked(clocks: StoredClocks): StoredClocks {
    return running(clocks, clocks.running, this.#now());
  }

  /** Makes the change in memory and writes it; resolves when it is on disk. */
  #move({ entries, match = this.#match, clocks = this.#stored.clocks, about, snapshot }: Move): Promise<void> {
    const before = this.#stored;
    const now = this.#now();
    const kept = about === undefined ? before : { ...before, ...about };
    const written = entries.map(({ events: _, ...entry }, i) => ({ ...entry, seq: before.seq + 1 + i, at: now }));
    const progress = this.#progress(kept, match, clocks, before.seq + entries.length, now);
    this.#stored = { ...kept, ...progress };
    this.#match = match;
    entries.forEach(({ events }, i) => {
      this.#chapters.push({ seq: before.seq + 1 + i, events });
    });
    const state = snapshot === null ? null : this.#dueSnapshot(snapshot === 'now');
    return this.#write({
      n: before.n,
      entries: written as JournalEntry[],
      progress,
      ...(about === undefined ? {} : { about: aboutOf(kept) }),
      ...(state === undefined ? {} : { snapshot: state }),
    });
  }

  #progress(
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

  /** Only where nothing can be taken back any more: what could be is not part of a snapshot. */
  #dueSnapshot(now: boolean): StoredSnapshot | undefined {
    const { seq, status } = this.#stored;
    // What a game that stopped shows is not yet what it goes on from.
    if (this.#match === undefined || this.#match.back.length > 0 || status === 'stopped') return undefined;
    if (!now && seq - this.#snapshotSeq < ENTRIES_A_SNAPSHOT) return undefined;
    this.#snapshotSeq = seq;
    return { seq, state: this.#match.state };
  }

  #write(change: Parameters<Store['tables']['write']>[0]): Promise<void> {
    this.#unwritten++;
    if (change.about !== undefined) this.#aboutChanged = true;
    if (change.snapshot === null) this.#snapshotSeq = 0;
    const written = this.#store.tables.write(change).then(
      () => this.#wrote(),
      (error: unknown) => {
        this.#unwritten--;
        this.#listener.lost(this, error);
        throw new Denied('unavailable', 'the answer could not be stored; nothing has changed');
      },
    );
    this.#settled = written.catch(() => {});
    return written;
  }

  #wrote(): void {
    this.#unwritten--;
    if (this.#unwritten > 0) return;
    const what = { about: this.#aboutChanged, turn: this.asked !== this.#askedBefore };
    this.#aboutChanged = false;
    this.#askedBefore = this.asked;
    this.#listener.changed(this, what);
    if (this.#chapters.length > CHAPTERS_KEPT) this.#chapters = this.#chapters.slice(-CHAPTERS_KEPT);
  }
}

/** Refuses what can be done in a game that is under way only. */
export function mustBeLive({ status }: Pick<StoredTable, 'status'>): void {
  if (status === 'open') throw new Denied('not-started', 'the game has not started yet');
  if (status === 'stopped') {
    throw new Denied('rules-changed', 'the rules have changed since this game began; propose to go on, or to end it');
  }
  if (status !== 'live') throw new Denied('over', 'the game is over');
}

function note(what: TableNote, events: readonly Event[] = []): DraftEntry {
  const entry = { kind: 'note', note: what } as const;
  return { ...entry, events: [...noteEvents(what), ...events] };
}

function aboutOf(table: StoredTable): TableAbout {
  const { status, host, seats, rulesVersion, started, finished, secret, invitation, proposal, rematch } = table;
  return { status, host, seats, rulesVersion, started, finished, secret, invitation, proposal, rematch };
}
