import {
  type Engine,
  type Event,
  eventsFor,
  type GameRecord,
  type Match,
  playNames,
  type Seat,
  startMatch,
  type View,
  verify,
} from '@crownleaf/engine';
import { grown, type Snapshot, type TableEvent } from '@crownleaf/ui/port';
import { askedOf, resultOf } from './host.ts';

/** What a check of a record found. */
export interface Checked {
  readonly ok: boolean;
  /** The entry that is off, counted from 0; −1 is what comes before the first. */
  readonly at?: number;
  readonly difference?: string;
  readonly answers?: number;
  /** Values of chance that were drawn, each of them checked. */
  readonly drawn?: number;
  readonly over?: boolean;
}

export function checked(engine: Engine, record: GameRecord): Checked {
  const verdict = verify(engine, record);
  if (!verdict.ok) return verdict;
  const { answers, over, final } = verdict;
  return { ok: true, answers, over, drawn: final.drawn };
}

/** What there is to look back at. */
export interface Course {
  /** The turn at every step; step 0 is the start. */
  readonly turns: readonly number[];
}

/** A finished game, step by step. Answers that were taken back are left out. */
export class Replay {
  readonly #engine: Engine;
  readonly #record: GameRecord;
  readonly #steps: { readonly match: Match; readonly events: number }[] = [];
  #log: readonly TableEvent[] = [];

  constructor(engine: Engine, record: GameRecord) {
    this.#engine = engine;
    this.#record = record;
    // What was played by other rules cannot be shown: then the game begins where it went on.
    const begin = record.entries.findLastIndex((entry) => 'from' in entry);
    if (begin < 0) {
      const started = startMatch(engine, record.seats, record.secret, record.options);
      this.#take(started.match, started.events);
    }
    for (const entry of record.entries.slice(Math.max(0, begin))) {
      if ('undoTo' in entry) this.#back(entry.undoTo);
      else if ('from' in entry) this.#take({ state: entry.from, secret: record.secret, back: [] }, []);
      else {
        const played = playNames(engine, this.#steps.at(-1)!.match, entry.seat, [entry.name]);
        this.#take(played.match, played.events);
      }
    }
  }

  #take(match: Match, events: readonly Event[]): void {
    this.#log = grown(this.#log, events);
    this.#steps.push({ match, events: this.#log.length });
  }

  #back(ply: number): void {
    const index = this.#steps.findIndex(({ match }) => match.state.ply === ply);
    if (index < 0) return;
    this.#steps.length = index + 1;
    this.#log = this.#log.slice(0, this.#steps[index]!.events);
  }

  get course(): Course {
    return { turns: this.#steps.map(({ match }) => match.state.turn) };
  }

  /** The table at this step as a seat saw it; `open` shows what every seat held. */
  frame(index: number, seat: Seat | undefined, open: boolean): Snapshot {
    const engine = this.#engine;
    const { match, events } = this.#steps[Math.max(0, Math.min(index, this.#steps.length - 1))]!;
    const { state } = match;
    const view: View = open ? { ...state, viewer: seat ?? null, hidden: {} } : engine.view(state, seat);
    const decision = engine.decision(state);
    const log = this.#log.slice(0, events);
    return {
      table: 'replay',
      game: this.#record.game,
      seq: index,
      view,
      ...(decision === undefined ? {} : { asked: askedOf(engine, decision) }),
      log: open ? log : eventsFor(log, seat),
      seats: state.seats.map((_, n) => ({ name: `Seat ${n + 1}` })),
      hands: [],
      undo: { plies: [], reason: 'over' },
      ...(decision === undefined ? { result: resultOf(engine, match) } : {}),
      options: this.#record.options,
      commitment: this.#record.commitment,
      connection: 'live',
    };
  }
}
