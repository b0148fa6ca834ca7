import {
  asciiJson,
  CommonParts,
  type Decision,
  eventsFor,
  JsonBytes,
  keyed,
  type Match,
  NOBODY,
  type Seat,
  undoPlies,
} from '@crownleaf/engine';
import type { Clocks, Result, TableInfo, TableUpdate, Undo } from '@crownleaf/protocol';
import { nameJson } from '../name-json.ts';
import { leftAt } from './clocks.ts';
import type { Chapter } from './ledger.ts';
import { botOf, personsAt, type Seats } from './seating.ts';
import type { Table } from './table.ts';

// Ids have no signs that JSON would escape.
const TABLE = asciiJson('{"table":"');
const SEQ = asciiJson('","seq":');
const SINCE = keyed('since', false);
const SEAT = keyed('seat', false);
const PLY = keyed('ply', false);
const VIEW = keyed('view', false);
const EVENTS = asciiJson(',"events":[');
const ASKED = asciiJson('],"asked":');
const DECISION = keyed('decision', false);
const UNDO = asciiJson(',"undo":{"plies":');
const REASON = keyed('reason', false);
const DEEPER = keyed('deeper', false);
const CLOCKS = asciiJson('},"clocks":');
const RESULT = keyed('result', false);
const INFO = keyed('info', false);
const END = asciiJson('}');
const NULL = asciiJson('null');
const TRUE = asciiJson('true');
const FALSE = asciiJson('false');

export function updateOf(table: Table, now: number, seat: Seat | null, chapters: readonly Chapter[]): TableUpdate {
  const out = new JsonBytes();
  new Telling(out, table, now).tell(seat, chapters);
  return JSON.parse(Buffer.from(out.written).toString('latin1')) as TableUpdate;
}

/**
 * What those at a table are told of it as it stands now: each the view that the engine makes for them, their part of the
 * events and, if they are asked, their options. Nothing else of a game leaves the server. Since it is told to everybody
 * with every answer, it is written rather than built, and what several are told is made once.
 */
export class Telling {
  readonly #out: JsonBytes;
  readonly #table: Table;
  readonly #clocks: Clocks | null;
  readonly #info: TableInfo | undefined;
  readonly #decision: Decision | undefined;
  #parts: CommonParts;
  #since: number | undefined;

  constructor(out: JsonBytes, table: Table, now: number, info?: TableInfo) {
    const { offer, match, asked } = table;
    this.#out = out;
    this.#table = table;
    this.#clocks = clocksOf(table, now);
    this.#info = info;
    this.#decision = match && asked !== NOBODY ? offer.engine.decision(match.state) : undefined;
    this.#parts = new CommonParts(out);
  }

  /** Writes a `TableUpdate` for one seat, or for a spectator, behind those it wrote before. */
  tell(seat: Seat | null, chapters: readonly Chapter[]): void {
    const out = this.#out;
    const { offer, match, stored, askedBot } = this.#table;
    const since = chapters[0] ? chapters[0].seq - 1 : stored.seq;
    this.#beginFrom(since);
    this.#putWhere(since);
    if (seat === null) out.put(NULL);
    else out.int(seat);
    out.put(VIEW);
    if (match === undefined) out.put(NULL);
    else offer.engine.writeView(match.state, seat ?? undefined, this.#parts);
    out.put(EVENTS);
    out.json(eventsJson(chapters, seat));
    this.#putAsked();
    if (this.#decision?.seat === seat && askedBot === undefined) {
      out.put(DECISION);
      offer.decisions.putDecision(out, this.#decision);
    }
    putUndo(out, undoOf(this.#table, seat));
    this.#putRest();
  }

  #beginFrom(since: number): void {
    // Who knows less is told more: only who knows as much is told the same.
    if (this.#since !== undefined && this.#since !== since) this.#parts = new CommonParts(this.#out);
    this.#since = since;
    this.#parts.begin();
  }

  #putWhere(since: number): void {
    if (this.#parts.repeat()) return;
    const { id, seq, ply } = this.#table.stored;
    const out = this.#out;
    out.put(TABLE);
    out.json(id);
    out.put(SEQ);
    out.int(seq);
    out.put(SINCE);
    out.int(since);
    out.put(PLY);
    out.int(ply);
    out.put(SEAT);
    this.#parts.end();
  }

  #putAsked(): void {
    if (this.#parts.repeat()) return;
    this.#out.put(ASKED);
    if (this.#decision === undefined) this.#out.put(NULL);
    else this.#table.offer.decisions.putAsked(this.#out, this.#decision);
    this.#parts.end();
  }

  #putRest(): void {
    if (this.#parts.repeat()) return;
    const out = this.#out;
    out.put(CLOCKS);
    putPlain(out, this.#clocks);
    out.put(RESULT);
    putPlain(out, this.#table.result);
    if (this.#info !== undefined) {
      out.put(INFO);
      putPlain(out, this.#info);
    }
    out.put(END);
    this.#parts.end();
  }
}

/** Events, one behind another, each with what only this seat may know of it. */
function eventsJson(chapters: readonly Chapter[], seat: Seat | null): string {
  const seen = chapters.flatMap(({ seq, events }) =>
    eventsFor(events, seat ?? undefined).map((event) => JSON.stringify({ seq, ...event })),
  );
  return seen.join();
}

/** What is seldom there. */
function putPlain(out: JsonBytes, value: Clocks | Result | TableInfo | null): void {
  if (value === null) out.put(NULL);
  else out.json(JSON.stringify(value));
}

function putUndo(out: JsonBytes, { plies, reason, deeper }: Undo): void {
  out.put(UNDO);
  out.ints(plies, plies.length);
  out.put(REASON);
  out.put(reason === null ? NULL : nameJson(reason));
  out.put(DEEPER);
  out.put(deeper ? TRUE : FALSE);
}

function undoOf(table: Table, seat: Seat | null): Undo {
  const { match, stored } = table;
  if (seat === null) return { plies: [], reason: 'not-seated', deeper: false };
  if (match === undefined || match.state.ply === 0) return { plies: [], reason: 'nothing-yet', deeper: false };
  if (stored.status !== 'live') return { plies: [], reason: 'over', deeper: false };
  const deeper = stored.daily === null && (stored.practice || hasCompany(stored.seats));
  if (botOf(stored.seats[seat]!) !== undefined) return { plies: [], reason: 'other-answered', deeper };
  const plies = [...undoPlies(match, seat)];
  if (plies.length > 0) return { plies, reason: null, deeper };
  return { plies, reason: whyNothing(match, seat), deeper };
}

/** Whether somebody else is there who could agree to going back further; people at one device are. */
function hasCompany(seats: Seats): boolean {
  return personsAt(seats).size > 1 || seats.some((seat) => seat.kind === 'local');
}

function whyNothing({ state, back }: Match, seat: Seat): 'new-information' | 'other-answered' {
  const others = back.length > 0 && back[0]!.asked !== seat;
  return others || state.barrier < state.ply ? 'other-answered' : 'new-information';
}

function clocksOf({ stored, seats }: Table, now: number): Clocks | null {
  const { clocks } = stored;
  if (clocks === null) return null;
  const left = leftAt(clocks, now);
  return {
    now,
    running: clocks.running === NOBODY ? null : clocks.running,
    left: left.map((ms, seat) => (botOf(seats[seat]!) === undefined ? Math.round(ms) : null)),
  };
}
