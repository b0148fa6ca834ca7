import { eventFor, type Match, NOBODY, type Seat, undoPlies } from '@crownleaf/engine';
import type { Asked, Clocks, Decision, Result, TableEvent, TableUpdate, Undo } from '@crownleaf/protocol';
import type { Offer } from '../catalogue.ts';
import { leftAt } from './clocks.ts';
import type { Chapter } from './ledger.ts';
import { botOf } from './seating.ts';
import type { Table } from './table.ts';

/** All that one seat is told but its view. */
export type Told = Omit<TableUpdate, 'view'>;
/** Makes what everybody at a table is told, as it stands now. */
export type Teller = (seat: Seat | null, chapters: readonly Chapter[]) => Told;

export function updateOf(table: Table, now: number, seat: Seat | null, chapters: readonly Chapter[]): TableUpdate {
  const { match, offer } = table;
  const view = match ? offer.engine.view(match.state, seat ?? undefined) : null;
  return { ...tellerOf(table, now)(seat, chapters), view };
}

/**
 * What one seat is told of a table, or a spectator, besides the view that the engine builds for it: its part of the events
 * and, if it is asked, its options. Nothing else of a game leaves the server. What is the same for all is made once.
 */
export function tellerOf(table: Table, now: number): Teller {
  const { offer, match, stored } = table;
  const decision = match && table.asked !== NOBODY ? offer.engine.decision(match.state) : undefined;
  const asked: Asked | null = decision ? askedOf(decision) : null;
  const answerer = decision !== undefined && table.askedBot === undefined ? decision.seat : undefined;
  const clocks = clocksOf(table, now);
  const result = resultOf(table);
  return (seat, chapters) => ({
    table: stored.id,
    seq: stored.seq,
    since: chapters[0] ? chapters[0].seq - 1 : stored.seq,
    seat,
    ply: stored.ply,
    events: eventsFor(chapters, seat),
    asked,
    // What is undefined is not sent.
    decision: seat === answerer ? decisionOf(offer, decision!) : undefined,
    undo: undoOf(table, seat),
    clocks,
    result,
  });
}

function eventsFor(chapters: readonly Chapter[], seat: Seat | null): TableEvent[] {
  const out: TableEvent[] = [];
  for (const { events } of chapters) for (const event of events) out.push(eventFor(event, seat ?? undefined));
  return out;
}

type EngineDecision = NonNullable<ReturnType<Offer['engine']['decision']>>;

function askedOf({ seat, kind, ply, because }: EngineDecision): Asked {
  return { seat, kind, ply, because: because.map((cause) => ({ ...cause })) };
}

function decisionOf({ labels, options }: Offer, decision: EngineDecision): Decision {
  const { kind, secret, because } = decision;
  return {
    ...askedOf(decision),
    secret,
    options: options.of(kind, decision.options),
    because: because.map((cause) => ({ ...cause, label: labels.cause(cause) })),
  };
}

function undoOf(table: Table, seat: Seat | null): Undo {
  const { match, stored } = table;
  if (seat === null) return { plies: [], reason: 'not-seated', deeper: false };
  if (match === undefined || match.state.ply === 0) return { plies: [], reason: 'nothing-yet', deeper: false };
  if (stored.status !== 'live') return { plies: [], reason: 'over', deeper: false };
  const plies = [...undoPlies(match, seat)];
  const deeper = stored.daily === null;
  if (plies.length > 0) return { plies, reason: null, deeper };
  return { plies, reason: whyNothing(match, seat), deeper };
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

export function resultOf({ offer, match, stored, halt }: Table): Result | null {
  if (match === undefined || halt !== undefined || (stored.status !== 'over' && stored.status !== 'ended')) return null;
  const { game } = offer;
  const { state } = match;
  return {
    scores: state.seats.map((_, seat) => game.score(state, seat).map((line) => ({ ...line }))),
    ranking: stored.status === 'over' ? [...game.ranking(state)] : [],
  };
}
