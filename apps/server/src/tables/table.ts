import { type Author, type Event, type Match, NOBODY, type Seat, startMatch, undo, undoPlies } from '@crownleaf/engine';
import type { Answer, Answered, OlderPosition, Result, TakeOver } from '@crownleaf/protocol';
import type { Offer } from '../catalogue.ts';
import { Denied } from '../problems.ts';
import type { Store, StoredClocks, StoredTable, TableAbout, TableNote } from '../store/store.ts';
import { afterAbsence, afterAnswer, afterReturn, afterUndo, running, startClocks } from './clocks.ts';
import { answered, Diverged, type Halt, keptFrom, replayed } from './course.ts';
import { hostEvents, noteEvents, undoneEvents } from './host-events.ts';
import { type Changed, type Chapter, type DraftEntry, Ledger, type LedgerParts } from './ledger.ts';
import { resultOf } from './result.ts';
import { botOf, givenBack, type Seats, seatsOf, takenOver, takenOverBy } from './seating.ts';
import { UsedIds } from './used-ids.ts';

/** Who is told about a table. */
export interface TableListener {
  /** A change is on disk. */
  changed(table: Table, what: Changed): void;
  /** A change could not be written: what is in memory is not true any more. */
  lost(table: Table, error: unknown): void;
}

interface UnderWay {
  readonly seat: Seat;
  readonly id: string;
  readonly answered: Promise<Answered>;
}

export interface TableParts extends LedgerParts {
  readonly offer: Offer;
  readonly listener: TableListener;
  readonly halt?: Halt | undefined;
  readonly older?: OlderPosition | undefined;
}

/**
 * One table in memory, and what can be done at it. Every change goes through its ledger; nobody hears of it, not even by
 * a look at the table, until it is on disk.
 */
export class Table {
  readonly offer: Offer;
  readonly #store: Store;
  readonly #ledger: Ledger;
  readonly #now: () => number;
  #halt: Halt | undefined;
  /** Of a finished game of older rules, where its position comes from. */
  readonly older: OlderPosition | undefined;
  /** What was answered since all was on disk: hardly ever more than one. */
  #answering: UnderWay[] = [];
  #idsUsed: UsedIds | undefined;

  constructor(parts: TableParts) {
    this.offer = parts.offer;
    this.#store = parts.store;
    this.#now = parts.now;
    this.#ledger = new Ledger(parts, {
      changed: (what) => {
        this.#answering = [];
        parts.listener.changed(this, what);
      },
      lost: (error) => parts.listener.lost(this, error),
    });
    this.#halt = parts.halt;
    this.older = parts.older;
  }

  get id(): string {
    return this.stored.id;
  }
  get stored(): StoredTable {
    return this.#ledger.stored;
  }
  get match(): Match | undefined {
    return this.#ledger.match;
  }
  get seats(): Seats {
    return this.stored.seats;
  }
  /** Where the game stopped, when the rules of this release lead it elsewhere. */
  get halt(): Halt | undefined {
    return this.#halt;
  }
  /** How it has ended; null while it goes on, and where the rules of this release cannot tell. */
  get result(): Result | null {
    const { status, result } = this.stored;
    if (result !== null || (status !== 'over' && status !== 'ended')) return result;
    if (this.match === undefined || this.#halt !== undefined) return null;
    return resultOf(this.offer.game, this.match, status);
  }
  /** The seat that is asked; −1 nobody. */
  get asked(): Seat {
    return this.#ledger.asked;
  }
  /** The bot that has to answer now. */
  get askedBot(): string | undefined {
    return this.asked === NOBODY ? undefined : botOf(this.seats[this.asked]!);
  }
  /** The end of the turn where nothing else is left to do; undefined when there is a choice. */
  get onlyOption(): string | undefined {
    const { engine } = this.offer;
    const decision = this.asked === NOBODY ? undefined : engine.decision(this.match!.state);
    return decision?.options.length === 1 ? engine.nameOption(decision.kind, decision.options[0]!) : undefined;
  }
  /** Whether a person could still take back the last answer. */
  get canBeTakenBack(): boolean {
    const seat = this.match?.back[0]?.asked;
    return seat !== undefined && botOf(this.seats[seat]!) === undefined;
  }
  /** Whether all that is in memory is on disk. */
  get isSettled(): boolean {
    return this.#ledger.isSettled;
  }

  /** Resolves when all that is in memory is on disk. */
  settled(): Promise<void> {
    return this.#ledger.settled();
  }

  /** What happened after this entry; undefined when that is no longer in memory. */
  chaptersSince(seq: number): readonly Chapter[] | undefined {
    return this.#ledger.chaptersSince(seq);
  }

  /**
   * Looks at the table when all that is in memory is on disk, and at what happened since an entry. It is done at once:
   * what came in between would be told before it is written, or not at all.
   */
  async look<T>(since: number | undefined, look: (chapters: readonly Chapter[]) => T): Promise<T> {
    const read: Chapter[] = [];
    for (;;) {
      await this.settled();
      if (!this.isSettled) continue;
      const last = read.at(-1)?.seq ?? since ?? this.stored.seq;
      const held = this.chaptersSince(last);
      if (held !== undefined) return look([...read, ...held]);
      const older = await this.#chaptersFromJournal(last);
      if (older.length === 0) throw new Error(`the journal of table ${this.id} has nothing after entry ${last}`);
      read.push(...older);
    }
  }

  /** However long ago it was. */
  async #chaptersFromJournal(seq: number): Promise<readonly Chapter[]> {
    const entries = await this.#store.tables.journal(this.stored.n, 0);
    const told = new Map<number, readonly Event[]>();
    try {
      if (this.stored.secret !== null) {
        replayed(this.offer.engine, this.stored, entries, (at, e) => void told.set(at, e));
      }
    } catch (error) {
      // What happened by other rules cannot be told again.
      if (!(error instanceof Diverged) || (this.#halt === undefined && this.older === undefined)) throw error;
    }
    return entries
      .filter((entry) => entry.seq > seq)
      .map((entry) => ({ seq: entry.seq, events: [...hostEvents(entry), ...(told.get(entry.seq) ?? [])] }));
  }

  // What can be done at a table.

  start(secret: string): Promise<void> {
    const { engine, game } = this.offer;
    const { seats, options, pace } = this.stored;
    const { match, events } = startMatch(engine, seats.length, secret, options);
    const now = this.#now();
    return this.#ledger.move({
      entries: [note({ what: 'started' }, events)],
      match,
      clocks: startClocks(pace, seats.length, now),
      about: { status: 'live', started: now, secret, rulesVersion: game.rulesVersion },
    });
  }

  reseat(seats: Seats, about: Partial<TableAbout> = {}): Promise<void> {
    return this.#ledger.move({ entries: [note({ what: 'seats' })], about: { ...about, seats } });
  }

  /** Changes of what is agreed on around the game. */
  remark(what: 'proposal' | 'rematch' | 'seats', about: Partial<TableAbout>): Promise<void> {
    return this.#ledger.move({ entries: [note({ what })], about });
  }

  /**
   * Takes a person's answer. The same id again gives what the first time gave. For that the journal may have to be looked
   * through, which `lookBack` may refuse.
   */
  answer(seat: Seat, { id, ply, options }: Answer, lookBack: () => void): Promise<Answered> {
    const before = this.#answeredBefore(seat, id, lookBack);
    if (before !== undefined) return before.then((result) => ({ ...result, repeated: true }));
    const match = this.#playing();
    this.#checkTurn(seat, ply, match);
    this.#mustBePlayedByOwner(seat);
    const answered = this.#take(match, seat, options, 'human', id);
    this.#usedIds.add(seat, id);
    this.#answering.push({ seat, id, answered });
    return answered;
  }

  #answeredBefore(seat: Seat, id: string, lookBack: () => void): Promise<Answered> | undefined {
    if (!this.#usedIds.mayHave(seat, id)) return undefined;
    const underWay = this.#answering.find((each) => each.seat === seat && each.id === id);
    if (underWay !== undefined) return underWay.answered;
    lookBack();
    const taken = this.#store.tables.taken(this.stored.n, { seat, id });
    return taken && Promise.resolve({ id, seat, ...taken, repeated: true });
  }

  /** Whether an answer with this id was taken from this seat, or is under way. */
  knows(seat: Seat, id: string, lookBack: () => void): boolean {
    return this.#answeredBefore(seat, id, lookBack) !== undefined;
  }

  /** Read when the first answer comes: most who look at a table only look. */
  get #usedIds(): UsedIds {
    this.#idsUsed ??= new UsedIds(this.#store.tables.clientIds(this.stored.n));
    return this.#idsUsed;
  }

  /** Takes an answer of the bot that plays the seat. */
  async answerAsBot(seat: Seat, ply: number, name: string): Promise<void> {
    const match = this.#playing();
    this.#checkTurn(seat, ply, match);
    await this.#take(match, seat, [name], this.seats[seat]!.kind === 'bot' ? 'bot' : 'clock');
  }

  #take(match: Match, seat: Seat, names: readonly string[], by: Author, id?: string): Promise<Answered> {
    const course = answered(this.offer.engine, match, seat, names);
    const applied = course.steps.length;
    const { ply, asked, turn } = course.match.state;
    const entries = course.steps.map(({ name, hash, events }, index): DraftEntry => {
      const client = index === 0 && id !== undefined ? { id, applied, ply } : undefined;
      return { kind: 'answer', seat, name, hash, by, events, client };
    });
    const { clocks, pace, seq, proposal } = this.stored;
    const turnOver = turn !== match.state.turn;
    const after = clocks && afterAnswer(this.#ticked(clocks), pace, { by: seat, ply, asked, turnOver });
    const over = asked === NOBODY;
    const about = proposal === null && !over ? undefined : this.#aboutAfter(course.match, over);
    const snapshot = over ? ({ snapshot: 'now' } as const) : {};
    const taken = { id: id ?? '', seat, applied, seq: seq + applied, ply, repeated: false };
    return this.#ledger.move({ entries, match: keptFrom(by, course.match), clocks: after, about, ...snapshot }, taken);
  }

  /** Going on is a way of not agreeing to go back. */
  #aboutAfter(match: Match, over: boolean): Partial<TableAbout> {
    const proposal = this.stored.proposal?.kind === 'end' && !over ? this.stored.proposal : null;
    if (!over) return { proposal };
    return { proposal, status: 'over', finished: this.#now(), result: resultOf(this.offer.game, match, 'over') };
  }

  async undo(seat: Seat, to: number | undefined): Promise<void> {
    const match = this.#playing();
    this.#mustBePlayedByOwner(seat);
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
    const entries = await this.#store.tables.journal(this.stored.n, 0);
    const earlier = replayed(this.offer.engine, this.stored, entries).find(({ state }) => state.ply === to);
    if (earlier === undefined) throw new Denied('nothing-to-undo', `the game never stood at ply ${to}`);
    await this.#goBack(seat, earlier, true);
  }

  #goBack(seat: Seat, match: Match, agreed: boolean): Promise<void> {
    const { ply: to, asked, turn } = match.state;
    const { clocks, pace } = this.stored;
    const acrossTurns = turn !== this.match!.state.turn;
    const undone = { kind: 'undo', seat, to, by: 'human', agreed } as const;
    return this.#ledger.move({
      entries: [{ ...undone, events: undoneEvents(undone) }],
      match,
      clocks: clocks && afterUndo(this.#ticked(clocks), pace, { asked, acrossTurns, agreed }),
      ...(this.stored.proposal === null ? {} : { about: { proposal: null } }),
      ...(agreed ? { snapshot: null } : {}),
    });
  }

  end(): Promise<void> {
    // Where the rules have changed, what can be seen is not where the game was.
    const isTrue = this.match !== undefined && this.#halt === undefined;
    const result = isTrue ? resultOf(this.offer.game, this.match!, 'ended') : null;
    const about = { status: 'ended', finished: this.#now(), proposal: null, result } as const;
    const snapshot = isTrue ? ({ snapshot: 'now' } as const) : {};
    return this.#ledger.move({ entries: [note({ what: 'ended' })], about, ...snapshot });
  }

  /** The rules have changed, and the game is the same by the new ones. */
  adoptRules(): Promise<void> {
    const { rulesVersion } = this.offer.game;
    const entries = [note({ what: 'rules', rulesVersion })];
    return this.#ledger.move({ entries, about: { status: 'live', rulesVersion, proposal: null } });
  }

  /** The rules have changed, and by the new ones the game went otherwise: it waits for what its players want. */
  stop(seenLast: number): Promise<void> {
    const { rulesVersion } = this.offer.game;
    const { clocks, pace } = this.stored;
    return this.#ledger.move({
      entries: [note({ what: 'stopped', rulesVersion })],
      clocks: clocks && afterAbsence(clocks, pace, { seenLast, now: this.#now() }),
      about: { status: 'stopped', proposal: null },
    });
  }

  /** All have agreed to go on by the new rules from the last position that both know. */
  async goOn(seat: Seat): Promise<void> {
    const { match, lost } = this.#halt!;
    if (match === undefined) throw new Denied('rules-changed', 'by the new rules this game cannot even begin; end it');
    const { rulesVersion } = this.offer.game;
    const { clocks, pace } = this.stored;
    const { state } = match;
    this.#halt = undefined;
    await this.#ledger.move({
      entries: [note({ what: 'resumed', seat, rulesVersion, lost, state })],
      match: { ...match, back: [] },
      clocks: clocks && afterReturn(clocks, pace, state.asked),
      about: { status: 'live', rulesVersion, proposal: null },
      snapshot: 'now',
    });
  }

  /** Nobody started it for a long time. */
  expire(): Promise<void> {
    return this.#ledger.move({
      entries: [note({ what: 'expired' })],
      about: { status: 'ended', finished: this.#now() },
    });
  }

  /** The time of the seat that is asked has run out. Where only the end of the turn is left, that is answered for them. */
  async runOut(): Promise<void> {
    const { asked, onlyOption } = this;
    if (onlyOption === undefined) await this.takeOver(asked, 'clock');
    else await this.#take(this.#playing(), asked, [onlyOption], 'clock');
  }

  /** A bot goes on for a person who ran out of time or left. */
  takeOver(seat: Seat, why: TakeOver): Promise<void> {
    const by = { why, bot: this.offer.standIn };
    const { clocks } = this.stored;
    return this.#ledger.move({
      entries: [note({ what: 'taken-over', seat, why })],
      clocks: clocks && this.#ticked(clocks),
      about: { seats: takenOver(this.seats, seat, by) },
    });
  }

  giveBack(seat: Seat): Promise<void> {
    const { clocks, pace } = this.stored;
    // Who left by their own will has what they had; only who ran out of time needs some to go on.
    const ranOut = takenOverBy(this.seats[seat]!)?.why === 'clock';
    const ticked = clocks && this.#ticked(clocks);
    return this.#ledger.move({
      entries: [note({ what: 'returned', seat })],
      clocks: ticked && ranOut ? afterReturn(ticked, pace, seat) : ticked,
      about: { seats: givenBack(this.seats, seat) },
    });
  }

  /** The server was away since then. */
  creditAbsence(seenLast: number): Promise<void> {
    const { clocks, pace } = this.stored;
    if (clocks === null) return Promise.resolve();
    return this.#ledger.move({ entries: [], clocks: afterAbsence(clocks, pace, { seenLast, now: this.#now() }) });
  }

  /** Whether the time of the seat that is asked has run out. */
  get isLate(): boolean {
    const { deadline, status } = this.stored;
    return status === 'live' && deadline !== null && deadline <= this.#now();
  }

  seatsOf(account: string | undefined): number[] {
    return seatsOf(this.seats, account);
  }

  #playing(): Match {
    mustBeLive(this.stored);
    return this.match!;
  }

  #mustBePlayedByOwner(seat: Seat): void {
    if (botOf(this.seats[seat]!) === undefined) return;
    throw new Denied('taken-over', `a bot plays seat ${seat} since its owner was away; take it back first`, { seat });
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
