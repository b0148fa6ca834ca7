import {
  commitment,
  type Decision,
  type Engine,
  type Event,
  type Match,
  NOBODY,
  playNames,
  type Seat,
  eventsFor as seenBy,
  startMatch,
  undo,
  undoPlies,
} from '@crownleaf/engine';
import type { TableUpdate } from '@crownleaf/protocol';
import { type Labels, labels } from '@crownleaf/words';
import { expect } from 'vitest';
import { GAMES } from '../../../games/loaded-games.ts';
import type { JournalEntry, StoredTable } from '../src/store/store.ts';
import type { House } from './house.ts';

/** A table right after one entry of its journal. */
interface Position {
  /** Undefined before the start. */
  readonly match: Match | undefined;
  /** What happened with that entry. */
  readonly events: readonly Event[];
  /** Who gave each answer that stands. */
  readonly answeredBy: readonly Seat[];
}

/**
 * What anybody may have been told of a table, made by the engine from the journal and by nothing of the server: one
 * position after each entry, and from it the only message that is right for a seat.
 */
export class Told {
  readonly #engine: Engine;
  readonly #labels: Labels;
  readonly #stored: StoredTable;
  readonly #positions: readonly Position[];

  private constructor(engine: Engine, words: Labels, stored: StoredTable, journal: readonly JournalEntry[]) {
    this.#engine = engine;
    this.#labels = words;
    this.#stored = stored;
    this.#positions = positionsOf(engine, stored, journal);
  }

  static async at({ store }: House, engine: Engine, table: string): Promise<Told> {
    const stored = (await store.tables.load(table))!;
    const { words } = GAMES.find(({ game }) => game.id === stored.game)!;
    return new Told(engine, labels(words.en), stored, await store.tables.journal(stored.n, 0));
  }

  get secret(): string {
    return this.#stored.secret!;
  }

  get commitment(): string {
    return commitment(this.secret);
  }

  /** How often somebody went back. */
  get undos(): number {
    return this.#positions.flatMap(({ events }) => events).filter(({ kind }) => kind === 'table.undone').length;
  }

  /** The whole message for this seat, or for somebody without one, that says what happened between two entries. */
  update(seat: Seat | null, since: number, seq: number): { readonly [K in keyof TableUpdate]?: unknown } {
    const { match } = this.#positions[seq]!;
    const decision = match && this.#engine.decision(match.state);
    const happened = this.#positions.slice(since + 1, seq + 1);
    return {
      table: this.#stored.id,
      seq,
      since,
      seat,
      ply: match?.state.ply ?? 0,
      view: match ? plain(this.#engine.view(match.state, seat ?? undefined)) : null,
      events: plain(happened.flatMap(({ events }, i) => eventsFor(seat, since + 1 + i, events))),
      asked: decision ? plain(askedOf(decision)) : null,
      decision: decision?.seat === seat ? plain(this.#options(decision!)) : undefined,
      undo: undoAt(this.#positions[seq]!, seat),
      clocks: this.#clocks(match),
      result: match && decision === undefined ? plain(this.#result(match)) : null,
    };
  }

  #options(decision: Decision): object {
    const { kind, secret, because, options, set } = decision;
    return {
      ...askedOf(decision),
      secret,
      because: because.map((cause) => ({ ...cause, label: this.#labels.cause(cause) })),
      options: options.map((option) => {
        const name = this.#engine.nameOption(kind, option);
        return { name, label: this.#labels.option(name, kind), option };
      }),
      ...(set && { set: { ...set, pieces: set.pieces.map((piece) => this.#engine.nameOption(kind, piece)) } }),
    };
  }

  #result({ state }: Match): object {
    const { game } = this.#engine;
    const scores = state.seats.map((_, seat) => game.score(state, seat).map((line) => ({ ...line })));
    return { scores, ranking: [...game.ranking(state)] };
  }

  /** The time of persons, which runs for the one who is asked. */
  #clocks(match: Match | undefined): unknown {
    if (this.#stored.pace.kind === 'relaxed' || match === undefined) return null;
    const { asked } = match.state;
    const isPerson = this.#stored.seats.map(({ kind }) => kind !== 'bot');
    return {
      now: expect.any(Number),
      running: asked !== NOBODY && isPerson[asked] ? asked : null,
      left: isPerson.map((each) => (each ? expect.any(Number) : null)),
    };
  }
}

function askedOf({ seat, kind, ply, because }: Decision): object {
  return { seat, kind, ply, because };
}

function eventsFor(seat: Seat | null, seq: number, events: readonly Event[]): object[] {
  return seenBy(events, seat ?? undefined).map((event) => ({ seq, ...event }));
}

function undoAt({ match, answeredBy }: Position, seat: Seat | null): unknown {
  if (seat === null) return { plies: [], reason: 'not-seated', deeper: false };
  if (match === undefined || match.state.ply === 0) return { plies: [], reason: 'nothing-yet', deeper: false };
  if (match.state.asked === NOBODY) return { plies: [], reason: 'over', deeper: false };
  const plies = [...undoPlies(match, seat)];
  return { plies, reason: plies.length > 0 ? null : whyNoUndo(answeredBy, seat), deeper: true };
}

function whyNoUndo(answeredBy: readonly Seat[], seat: Seat): string {
  if (!answeredBy.includes(seat)) return 'nothing-yet';
  return answeredBy.at(-1) === seat ? 'new-information' : 'other-answered';
}

function positionsOf(engine: Engine, stored: StoredTable, journal: readonly JournalEntry[]): Position[] {
  const positions: Position[] = [{ match: undefined, events: [], answeredBy: [] }];
  for (const [i, entry] of journal.entries()) {
    const { match, answeredBy } = positions.at(-1)!;
    if (entry.kind === 'note') positions.push({ ...noted(engine, stored, entry.note.what, match), answeredBy });
    else if (entry.kind === 'answer') {
      const played = playNames(engine, match!, entry.seat, [entry.name]);
      positions.push({ ...played, answeredBy: [...answeredBy, entry.by === 'human' ? entry.seat : NOBODY] });
    } else {
      const { seat, to, agreed } = entry;
      const event = { kind: 'table.undone', ply: to, depth: 0, pub: { seat, to, agreed } };
      const earlier = agreed ? earlierAt(engine, stored, journal.slice(0, i), to) : undo(match!, seat, to);
      positions.push({ match: earlier, events: [event], answeredBy: answeredBy.slice(0, to) });
    }
  }
  return positions;
}

function noted(
  engine: Engine,
  stored: StoredTable,
  what: string,
  match: Match | undefined,
): Omit<Position, 'answeredBy'> {
  if (what !== 'started') return { match, events: [] };
  const begun = startMatch(engine, stored.seats.length, stored.secret!, stored.options);
  const event = { kind: 'table.started', ply: 0, depth: 0, pub: {} };
  return { match: begun.match, events: [event, ...begun.events] };
}

/** All have agreed to go back to here, past what was seen. */
function earlierAt(engine: Engine, stored: StoredTable, journal: readonly JournalEntry[], to: number): Match {
  const course = [startMatch(engine, stored.seats.length, stored.secret!, stored.options).match];
  for (const entry of journal) {
    const match = course.at(-1)!;
    if (entry.kind === 'answer') course.push(playNames(engine, match, entry.seat, [entry.name]).match);
    if (entry.kind === 'undo') {
      const at = course.findIndex(({ state }) => state.ply === entry.to);
      // Who took back their own answer gave nobody else the right to.
      course.splice(at, course.length, entry.agreed ? course[at]! : undo(match, entry.seat, entry.to));
    }
  }
  return course.find(({ state }) => state.ply === to)!;
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
