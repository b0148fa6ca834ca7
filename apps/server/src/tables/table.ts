import {
  type Author,
  type Event,
  itemAt,
  type Match,
  NOBODY,
  type Seat,
  startMatch,
  undo,
  undoPlies,
} from '@crownleaf/engine';
import type { Answer, Answered, OlderPosition, Result } from '@crownleaf/protocol';
import { resultOf, takeAnswers, undoneEvent } from '@crownleaf/table';
import type { LoadedGame } from '../catalogue.ts';
import { ApiError } from '../problems.ts';
import type { Store, StoredClocks, StoredTable, StoredTakeOver, TableAbout, TableNote } from '../store/store.ts';
import { afterAbsence, afterAnswer, afterReturn, afterUndo, running, startClocks } from './clocks.ts';
import { type Halt, replayJournal } from './replay.ts';
import { botOf, type Seats, seatsOf, takenOverBy, withBot, withoutBot } from './seating.ts';
import { noteEvents } from './table-events.ts';
import { type ChangeKind, type DraftEntry, TableLog, type TableLogParts } from './table-log.ts';

export interface TableParts extends Pick<TableLogParts, 'store' | 'now' | 'game' | 'stored' | 'replay'> {
  readonly listeners: {
    changed(table: Table, kind: ChangeKind): void;
    lost(table: Table, error: unknown): void;
  };
}

/** One table, and what people, bots and clocks do at it. Every change goes through its log. */
export class Table {
  readonly game: LoadedGame;
  readonly #store: Store;
  readonly log: TableLog;
  readonly #now: () => number;
  /** Where the game stopped, when the rules of this release lead it elsewhere. */
  halt: Halt | undefined;
  /** Of a finished game of older rules: where its position comes from. */
  readonly older: OlderPosition | undefined;
  /** Answers that are not on disk yet, by seat and id. */
  readonly #pending = new Map<string, Promise<Answered>>();
  #entriesById: Map<string, number> | undefined;

  constructor(parts: TableParts) {
    this.game = parts.game;
    this.#store = parts.store;
    this.#now = parts.now;
    this.halt = parts.replay.halt;
    this.older = parts.replay.older;
    this.log = new TableLog({
      ...parts,
      onChanged: (kind) => parts.listeners.changed(this, kind),
      onLost: (error) => parts.listeners.lost(this, error),
      isOfOtherRules: () => this.halt !== undefined || this.older !== undefined,
    });
  }

  get id(): string {
    return this.stored.id;
  }
  get stored(): StoredTable {
    return this.log.stored;
  }
  get match(): Match | undefined {
    return this.log.host.match;
  }
  /** The match of a table that has begun. */
  get #begun(): Match {
    const { match } = this;
    if (match === undefined) throw new Error(`table ${this.stored.id} has not begun`);
    return match;
  }
  get seats(): Seats {
    return this.stored.seats;
  }
  /** How it has ended; null while it goes on, and where the rules of this release cannot tell. */
  get result(): Result | null {
    const { status, result } = this.stored;
    if (result !== null || (status !== 'over' && status !== 'ended')) return result;
    if (this.match === undefined || this.halt !== undefined) return null;
    return resultOf(this.game.rules, this.match.state, { isFinished: status === 'over' });
  }
  /** The seat that is asked; −1 nobody. */
  get asked(): Seat {
    return this.log.asked;
  }
  /** The bot that has to answer now. */
  get askedBot(): string | undefined {
    return this.asked === NOBODY ? undefined : botOf(itemAt(this.seats, this.asked));
  }
  /** The end of the turn where nothing else is left to do; undefined when there is a choice. */
  get onlyOption(): string | undefined {
    const { engine } = this.game;
    const decision = this.asked === NOBODY ? undefined : engine.decision(this.#begun.state);
    return decision?.options.length === 1 ? engine.nameOption(decision.kind, itemAt(decision.options, 0)) : undefined;
  }
  /** Whether a person could still take back the last answer. */
  get canBeTakenBack(): boolean {
    const seat = this.match?.back[0]?.asked;
    return seat !== undefined && botOf(itemAt(this.seats, seat)) === undefined;
  }

  // What a change needs is checked where it is made: after every wait of a caller it may be otherwise.

  start(secret: string): Promise<void> {
    mustBeOpen(this.stored);
    const open = this.seats.flatMap(({ kind }, i) => (kind === 'open' ? [i] : []));
    if (open.length > 0) throw new ApiError('not-full', `open seats: ${open.join(', ')}; put bots there or wait`);
    const { engine, rules } = this.game;
    const { seats, options, pace } = this.stored;
    const { match, events } = startMatch(engine, seats.length, secret, options);
    const now = this.#now();
    return this.log.append({
      entries: [note({ what: 'started' }, events)],
      match,
      clocks: startClocks(pace, seats.length, now),
      about: { status: 'live', started: now, secret, rulesVersion: rules.rulesVersion },
    });
  }

  /** Who sits where changes only before the start. */
  reseat(seats: Seats, about: Partial<TableAbout> = {}): Promise<void> {
    mustBeOpen(this.stored);
    return this.log.append({ entries: [note({ what: 'seats' })], about: { ...about, seats } });
  }

  /** Changes what is agreed on around the game. */
  updateDetails(what: 'proposal' | 'rematch' | 'seats', about: Partial<TableAbout>): Promise<void> {
    return this.log.append({ entries: [note({ what })], about });
  }

  /** Takes a person's answer. The same id again gives what the first time gave. */
  answer(seat: Seat, { id, ply, options }: Answer): Promise<Answered> {
    const before = this.findAnswer(seat, id);
    if (before !== undefined) return before.then((answered) => ({ ...answered, repeated: true }));
    this.#checkTurn(seat, ply);
    this.#mustBePlayedByOwner(seat);
    const entry = this.stored.seq + 1;
    const answered = this.#take(seat, options, 'human', id);
    const key = answerKey(seat, id);
    this.#answerEntries.set(key, entry);
    this.#pending.set(key, answered);
    answered.finally(() => this.#pending.delete(key)).catch(() => {});
    return answered;
  }

  /** What became of the answer that the seat sent under this id; undefined if there is none. */
  findAnswer(seat: Seat, id: string): Promise<Answered> | undefined {
    const key = answerKey(seat, id);
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const entry = this.#answerEntries.get(key);
    const taken = entry === undefined ? undefined : this.#store.tables.taken(this.stored.n, entry);
    return taken && Promise.resolve({ id, seat, ...taken, repeated: true });
  }

  /** The entries of all answers by seat and id, read when the first answer comes: most who open a table only look. */
  get #answerEntries(): Map<string, number> {
    if (this.#entriesById === undefined) {
      const ids = this.#store.tables.answerIds(this.stored.n);
      this.#entriesById = new Map(ids.map(({ seat, id, seq }) => [answerKey(seat, id), seq]));
    }
    return this.#entriesById;
  }

  /** Takes an answer of the bot that plays the seat. */
  async answerAsBot(seat: Seat, ply: number, name: string): Promise<void> {
    this.#checkTurn(seat, ply);
    await this.#take(seat, [name], itemAt(this.seats, seat).kind === 'bot' ? 'bot' : 'clock');
  }

  #take(seat: Seat, names: readonly string[], by: Author, id?: string): Promise<Answered> {
    const before = this.#begun.state;
    const { match, steps } = takeAnswers(this.game.engine, this.#begun, { seat, names, by });
    const applied = steps.length;
    const { ply, asked, turn } = match.state;
    const { clocks, pace, seq } = this.stored;
    const entries = steps.map(({ name, hash, events }, index): DraftEntry => {
      const client = index === 0 && id !== undefined ? { id, applied, ply } : undefined;
      return { kind: 'answer', seat, name, hash, by, events, client };
    });
    const turnOver = turn !== before.turn;
    const answered = { id: id ?? '', seat, applied, seq: seq + applied, ply, repeated: false };
    return this.log
      .append({
        entries,
        match,
        answeredBy: by === 'human' ? seat : NOBODY,
        clocks: clocks && afterAnswer(this.#ticked(clocks), pace, { by: seat, ply, asked, turnOver }),
        about: this.#aboutAfter(match),
        ...(asked === NOBODY ? { snapshot: 'now' } : {}),
      })
      .then(() => answered);
  }

  /** An answer ends a proposal to go back: going on is a way of not agreeing. */
  #aboutAfter({ state }: Match): Partial<TableAbout> | undefined {
    const { proposal } = this.stored;
    if (state.asked === NOBODY) {
      const result = resultOf(this.game.rules, state);
      return { proposal: null, status: 'over', finished: this.#now(), result };
    }
    return proposal === null || proposal.kind === 'end' ? undefined : { proposal: null };
  }

  async undo(seat: Seat, to: number | undefined): Promise<void> {
    const match = this.#playing();
    this.#mustBePlayedByOwner(seat);
    const plies = undoPlies(match, seat);
    if (to !== undefined && to < match.state.ply && !plies.includes(to)) {
      const possible = plies.length > 0 ? `by yourself you can go back to ${plies.join(', ')}` : 'propose it instead';
      throw new ApiError('consent-needed', `going back to ply ${to} needs the consent of all players; ${possible}`);
    }
    const earlier = undo(match, seat, to);
    await this.#goBack(seat, earlier, false);
  }

  /** All have agreed to the proposal, so it may go past what was seen. */
  async undoAgreed(seat: Seat, to: number): Promise<void> {
    const { proposal } = this.stored;
    const entries = await this.#store.tables.journal(this.stored.n, 0);
    const positions = await replayJournal(this.game.engine, this.stored, entries);
    const earlier = positions.find(({ state }) => state.ply === to);
    // Meanwhile somebody may have answered, or carried it out already.
    if (this.stored.proposal !== proposal) return;
    if (earlier === undefined) throw new ApiError('nothing-to-undo', `the game never stood at ply ${to}`);
    await this.#goBack(seat, earlier, true);
  }

  #goBack(seat: Seat, match: Match, agreed: boolean): Promise<void> {
    this.log.checkRoom();
    const { ply: to, asked, turn } = match.state;
    const { clocks, pace } = this.stored;
    const acrossTurns = turn !== this.#begun.state.turn;
    const undone = { kind: 'undo', seat, to, by: 'human', agreed } as const;
    return this.log.append({
      entries: [{ ...undone, events: [undoneEvent({ seat, to, agreed })] }],
      match,
      clocks: clocks && afterUndo(this.#ticked(clocks), pace, { asked, acrossTurns, agreed }),
      ...(this.stored.proposal === null ? {} : { about: { proposal: null } }),
      ...(agreed ? { snapshot: null } : {}),
    });
  }

  end(): Promise<void> {
    // Where the rules have changed, what can be seen is not where the game was.
    const isPositionKnown = this.match !== undefined && this.halt === undefined;
    const result = isPositionKnown ? resultOf(this.game.rules, this.#begun.state, { isFinished: false }) : null;
    const about = { status: 'ended', finished: this.#now(), proposal: null, result } as const;
    const snapshot = isPositionKnown ? ({ snapshot: 'now' } as const) : {};
    return this.log.append({ entries: [note({ what: 'ended' })], about, ...snapshot });
  }

  /** Nobody started it for a long time. */
  expire(): Promise<void> {
    return this.log.append({
      entries: [note({ what: 'expired' })],
      about: { status: 'ended', finished: this.#now() },
    });
  }

  /** The time of the seat that is asked has run out. Where only the end of the turn is left, that is answered for them. */
  async runOut(): Promise<void> {
    const { asked, onlyOption } = this;
    if (onlyOption === undefined) await this.takeOver(asked, { why: 'clock' });
    else await this.#take(asked, [onlyOption], 'clock');
  }

  /** A bot goes on for a person who ran out of time or left. */
  takeOver(seat: Seat, taken: Omit<StoredTakeOver, 'bot'>): Promise<void> {
    const { why } = taken;
    const by = { ...taken, bot: this.game.standIn };
    const { clocks } = this.stored;
    return this.log.append({
      entries: [note({ what: 'taken-over', seat, why })],
      clocks: clocks && this.#ticked(clocks),
      about: { seats: withBot(this.seats, seat, by) },
    });
  }

  giveBack(seat: Seat): Promise<void> {
    mustBeLive(this.stored);
    const { clocks, pace } = this.stored;
    // Only somebody who ran out of time needs some to go on.
    const ranOut = takenOverBy(itemAt(this.seats, seat))?.why === 'clock';
    const ticked = clocks && this.#ticked(clocks);
    return this.log.append({
      entries: [note({ what: 'returned', seat })],
      clocks: ticked && ranOut ? afterReturn(ticked, pace, seat) : ticked,
      about: { seats: withoutBot(this.seats, seat) },
    });
  }

  /** The server was away since then. */
  creditAbsence(lastSeen: number): Promise<void> {
    const { clocks, pace } = this.stored;
    if (clocks === null) return Promise.resolve();
    return this.log.append({ entries: [], clocks: afterAbsence(clocks, pace, { lastSeen, now: this.#now() }) });
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
    return this.#begun;
  }

  #mustBePlayedByOwner(seat: Seat): void {
    if (botOf(itemAt(this.seats, seat)) === undefined) return;
    throw new ApiError('taken-over', `a bot plays seat ${seat} since its owner was away; take it back first`, { seat });
  }

  #checkTurn(seat: Seat, ply: number): void {
    const { state } = this.#playing();
    if (ply !== state.ply) {
      throw new ApiError('stale-ply', `the game is at ply ${state.ply}, not ${ply}`, { ply: state.ply });
    }
    if (seat !== state.asked) {
      throw new ApiError('not-your-turn', `seat ${state.asked} is asked, not seat ${seat}`, { seat: state.asked });
    }
  }

  #ticked(clocks: StoredClocks): StoredClocks {
    return running(clocks, clocks.running, this.#now());
  }
}

/** Refuses what can be done before the start only. */
export function mustBeOpen({ status }: Pick<StoredTable, 'status'>): void {
  if (status !== 'open') throw new ApiError('already-started', 'the game has started');
}

/** Refuses what can be done in a game that is under way only. */
export function mustBeLive({ status }: Pick<StoredTable, 'status'>): void {
  if (status === 'open') throw new ApiError('not-started', 'the game has not started yet');
  if (status === 'stopped') {
    throw new ApiError('rules-changed', 'the rules have changed since this game began; propose to go on, or to end it');
  }
  if (status !== 'live') throw new ApiError('over', 'the game is over');
}

export function note(what: TableNote, events: readonly Event[] = []): DraftEntry {
  const entry = { kind: 'note', note: what } as const;
  return { ...entry, events: [...noteEvents(what), ...events] };
}

function answerKey(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
