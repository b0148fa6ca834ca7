import { itemAt } from '@crownleaf/engine';
import type { Pace } from '@crownleaf/protocol';
import type { StoredClocks } from '../store/store.ts';

const DAY_MS = 86_400_000;
const NOBODY = -1;

type Correspondence = Extract<Pace, { kind: 'correspondence' }>;

/** What a seat has at the start, and in a correspondence game for every turn. */
function allowance(pace: Exclude<Pace, { kind: 'relaxed' }>): number {
  return pace.kind === 'live' ? pace.initial * 1000 : pace.days * DAY_MS;
}

export function startClocks(pace: Pace, seats: number, now: number): StoredClocks | null {
  if (pace.kind === 'relaxed') return null;
  return {
    left: Array.from({ length: seats }, () => allowance(pace)),
    running: NOBODY,
    since: now,
    owed: NOBODY,
    credited: Array.from({ length: seats }, () => -1),
  };
}

/** What is left for each seat at this moment. */
export function leftAt({ left, running, since }: StoredClocks, now: number): readonly number[] {
  return left.map((ms, seat) => (seat === running ? Math.max(0, ms - Math.max(0, now - since)) : ms));
}

/** From now on this seat's time runs; −1 nobody's. */
export function running(clocks: StoredClocks, seat: number, now: number): StoredClocks {
  return { ...clocks, left: leftAt(clocks, now), running: seat, since: now };
}

export interface ClockedAnswer {
  readonly by: number;
  readonly ply: number;
  /** Who is asked next. */
  readonly asked: number;
  /** Whether the answer has ended a turn. */
  readonly turnOver: boolean;
}

/**
 * A seat has answered. The increment is owed for a turn that is over, to whose turn it was, and paid when another seat has
 * answered: until then the turn can be taken back, and taking it back must earn nothing. Days are given to who is asked,
 * for every question that is handed on, also one in another's turn.
 */
export function afterAnswer(clocks: StoredClocks, pace: Pace, answer: ClockedAnswer): StoredClocks {
  const { by, ply, asked, turnOver } = answer;
  if (pace.kind === 'correspondence') return daysAfterAnswer(clocks, pace, answer);
  const { owed, mover = NOBODY } = clocks;
  const paid = owed === NOBODY || owed === by ? clocks : incremented(clocks, pace, owed, ply);
  const still = owed === by ? by : NOBODY;
  const whose = mover === NOBODY ? by : mover;
  return turnOver ? { ...paid, owed: whose, mover: asked } : { ...paid, owed: still, mover: whose };
}

/** Who goes on with a turn of their own gets its days once only, since they could take back what led there. */
function daysAfterAnswer(clocks: StoredClocks, pace: Correspondence, answer: ClockedAnswer): StoredClocks {
  const { by, ply, asked, turnOver } = answer;
  if (asked === NOBODY) return clocks;
  if (asked !== by) return withDays(clocks, pace, asked);
  if (!turnOver || ply <= itemAt(clocks.credited, by)) return clocks;
  return { ...withDays(clocks, pace, by), credited: clocks.credited.with(by, ply) };
}

function withDays(clocks: StoredClocks, pace: Correspondence, seat: number): StoredClocks {
  return { ...clocks, left: clocks.left.with(seat, allowance(pace)) };
}

export interface ClockedUndo {
  /** Who is asked where it went back to. */
  readonly asked: number;
  readonly acrossTurns: boolean;
  /** All wanted it, so that who has to think anew gets the time for it. */
  readonly agreed: boolean;
}

/** Nothing that came after where somebody has gone back to was earned. */
export function afterUndo(clocks: StoredClocks, pace: Pace, { asked, acrossTurns, agreed }: ClockedUndo): StoredClocks {
  if (pace.kind === 'correspondence') return agreed ? withDays(clocks, pace, asked) : clocks;
  return { ...clocks, owed: NOBODY, ...(acrossTurns ? { mover: asked } : {}) };
}

/** An increment is earned once only. */
function incremented(clocks: StoredClocks, pace: Pace, seat: number, ply: number): StoredClocks {
  if (pace.kind !== 'live' || ply <= itemAt(clocks.credited, seat)) return clocks;
  const more = itemAt(clocks.left, seat) + pace.increment * 1000;
  return { ...clocks, left: clocks.left.with(seat, more), credited: clocks.credited.with(seat, ply) };
}

/** Shortest time that somebody has who comes back to a seat whose time had run out. */
const RETURN_MS = 60_000;

export function afterReturn(clocks: StoredClocks, pace: Pace, seat: number): StoredClocks {
  if (pace.kind === 'relaxed') return clocks;
  const fresh = pace.kind === 'live' ? Math.max(RETURN_MS, pace.increment * 1000) : allowance(pace);
  return { ...clocks, left: clocks.left.with(seat, Math.max(fresh, itemAt(clocks.left, seat))) };
}

export function deadlineOf(clocks: StoredClocks | null): number | null {
  if (clocks === null || clocks.running === NOBODY) return null;
  return clocks.since + itemAt(clocks.left, clocks.running);
}

export interface Absence {
  /** Until when the server was there before. */
  readonly lastSeen: number;
  readonly now: number;
}

/** The server was away: a live clock stood still meanwhile, the days of a correspondence game went on. */
export function afterAbsence(clocks: StoredClocks, pace: Pace, { lastSeen, now }: Absence): StoredClocks {
  if (pace.kind !== 'live') return clocks;
  return { ...running(clocks, clocks.running, Math.max(lastSeen, clocks.since)), since: now };
}
