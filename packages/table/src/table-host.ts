import {
  type Decision,
  type Engine,
  type Event,
  type Match,
  NOBODY,
  type Seat,
  type Secret,
  startMatch,
  undo,
  undoPlies,
  type View,
} from '@crownleaf/engine';
import type { HostEvents, Result, Undo } from '@crownleaf/protocol/types';
import { type AnswerRequest, type TakenAnswers, takeAnswers } from './answers.ts';
import { resultOf } from './result.ts';

/** What happened with one change of a table. Changes are counted from 1. */
export interface Change {
  readonly seq: number;
  readonly events: readonly Event[];
}

export interface HostStart {
  /** Undefined before the start. */
  readonly match?: Match | undefined;
  /** How many changes there were before. */
  readonly seq?: number;
  /** Who gave each answer that stands, oldest first; NOBODY for answers that a bot gave. */
  readonly answeredBy?: readonly Seat[];
  /** How many of the last changes `forgetOldChanges` leaves in memory, at least; up to twice as many stay. */
  readonly keepChanges?: number;
}

export interface Advance {
  readonly match?: Match | undefined;
  /** One list for each change. */
  readonly events: readonly (readonly Event[])[];
  /** Who has answered, once for each change; NOBODY for a bot. */
  readonly answeredBy?: Seat | undefined;
}

/** Whether a seat may take something back, and why not. */
export type UndoRight = Pick<Undo, 'plies' | 'reason'>;

/**
 * The game at one table: its match, the changes it went through and everything players do and ask. It does no I/O, so that
 * server, page and command line share it; each adds what is its own, such as a store, seats or bots.
 */
export class TableHost {
  readonly engine: Engine;
  #match: Match | undefined;
  #seq: number;
  /** The last changes, without a gap. */
  #changes: Change[] = [];
  readonly #keepChanges: number;
  readonly #answeredBy: Seat[];

  constructor(engine: Engine, start: HostStart = {}) {
    this.engine = engine;
    this.#match = start.match;
    this.#seq = start.seq ?? 0;
    this.#answeredBy = [...(start.answeredBy ?? [])];
    this.#keepChanges = start.keepChanges ?? Number.POSITIVE_INFINITY;
  }

  /** Undefined before the start. */
  get match(): Match | undefined {
    return this.#match;
  }
  /** Counts the changes. */
  get seq(): number {
    return this.#seq;
  }
  /** What is asked now; undefined when the game is over or has not begun. */
  get decision(): Decision | undefined {
    return this.#match && this.engine.decision(this.#match.state);
  }
  get result(): Result | undefined {
    if (this.#match === undefined || !this.engine.over(this.#match.state)) return undefined;
    return resultOf(this.engine.game, this.#match.state);
  }

  /** What one seat may know, or a spectator. */
  view(seat: Seat | null): View | null {
    return this.#match === undefined ? null : this.engine.view(this.#match.state, seat ?? undefined);
  }

  /** What happened after this change; undefined when that is no longer in memory. */
  changesSince(seq: number): readonly Change[] | undefined {
    const missed = this.#seq - seq;
    if (missed <= 0) return [];
    return missed > this.#changes.length ? undefined : this.#changes.slice(-missed);
  }

  start(seats: number, secret: Secret, options?: unknown): void {
    const { match, events } = startMatch(this.engine, seats, secret, options);
    this.advance({ match, events: [events] });
  }

  /** Takes a chain of answers; each answer that counts is one change. */
  answer(request: AnswerRequest): TakenAnswers {
    const taken = takeAnswers(this.engine, this.#started, request);
    const { match, steps } = taken;
    const answeredBy = request.by === 'human' ? request.seat : NOBODY;
    this.advance({ match, events: steps.map(({ events }) => events), answeredBy });
    return taken;
  }

  /** Takes back the seat's own last answer, or its answers down to a ply. */
  undo(seat: Seat, to?: number): void {
    const match = undo(this.#started, seat, to);
    this.advance({ match, events: [[undoneEvent({ seat, to: match.state.ply, agreed: false })]] });
  }

  /** How far this seat may go back by itself. */
  undoRight(seat: Seat | null): UndoRight {
    if (seat === null) return { plies: [], reason: 'not-seated' };
    const match = this.#match;
    if (match === undefined || match.state.ply === 0) return { plies: [], reason: 'nothing-yet' };
    const plies = [...undoPlies(match, seat)];
    if (plies.length > 0) return { plies, reason: null };
    return { plies, reason: this.engine.over(match.state) ? 'over' : this.#whyNoUndo(seat) };
  }

  #whyNoUndo(seat: Seat): NonNullable<Undo['reason']> {
    if (!this.#answeredBy.includes(seat)) return 'nothing-yet';
    return this.#answeredBy.at(-1) === seat ? 'new-information' : 'other-answered';
  }

  /** Goes on to another match, or notes changes that leave the match as it is. */
  advance({ match = this.#match, events, answeredBy }: Advance): void {
    if (answeredBy === undefined) this.#answeredBy.splice(match?.state.ply ?? 0);
    this.#match = match;
    for (const each of events) {
      this.#changes.push({ seq: ++this.#seq, events: each });
      if (answeredBy !== undefined) this.#answeredBy.push(answeredBy);
    }
  }

  /** Drops what `keepChanges` does not cover; call it after listeners were notified. */
  forgetOldChanges(): void {
    if (this.#changes.length > 2 * this.#keepChanges) this.#changes = this.#changes.slice(-this.#keepChanges);
  }

  get #started(): Match {
    if (this.#match === undefined) throw new Error('the game has not started');
    return this.#match;
  }
}

/** The event that reports an undo: events with a ply above `to` did not happen after all. */
export function undoneEvent(pub: HostEvents['table.undone']): Event {
  return { kind: 'table.undone', ply: pub.to, depth: 0, pub };
}
