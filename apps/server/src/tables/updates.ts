import { type Decision as EngineDecision, itemAt, NOBODY, type Seat } from '@crownleaf/engine';
import type { Clocks, Decision, TableInfo, TableUpdate, Undo } from '@crownleaf/protocol';
import { askedIn, type Change, nameSet, positionFor } from '@crownleaf/table';
import type { LoadedGame } from '../catalogue.ts';
import { leftAt } from './clocks.ts';
import { botOf, ownersAt, type Seats } from './seating.ts';
import type { Table } from './table.ts';

/** Makes the update for one seat, or for a spectator (null), with what happened in these changes. */
export type UpdateFor = (seat: Seat | null, changes: readonly Change[]) => TableUpdate;

/**
 * What each audience gets to know of a table as it stands now: the view that the engine builds for it, its part of the events
 * and, if it is asked, its options. Nothing else of a game leaves the server. What is the same for all is made once.
 */
export function prepareUpdates(table: Table, now: number, info?: TableInfo): UpdateFor {
  const { game, match, log, stored } = table;
  const decision = match && table.asked !== NOBODY ? game.engine.decision(match.state) : undefined;
  const asked = decision ? askedIn(decision) : null;
  const answerer = decision !== undefined && table.askedBot === undefined ? decision.seat : undefined;
  const clocks = clocksOf(table, now);
  const { result } = table;
  return (seat, changes) => ({
    table: stored.id,
    ...positionFor(log.host, seat, changes),
    // The present rules may lead to the end of an older game in more steps.
    ply: stored.ply,
    asked,
    ...(seat === answerer ? { decision: labelDecision(game, decision!) } : {}),
    undo: undoOf(table, seat),
    clocks,
    result,
    ...(info === undefined ? {} : { info }),
  });
}

function labelDecision({ engine, labels, optionLabels }: LoadedGame, decision: EngineDecision): Decision {
  const { kind, secret, options, because } = decision;
  return {
    ...askedIn(decision),
    secret,
    options: optionLabels.label(kind, options),
    because: because.map((cause) => ({ ...cause, label: labels.cause(cause) })),
    ...nameSet(engine, decision),
  };
}

function undoOf({ log, match, stored }: Table, seat: Seat | null): Undo {
  if (seat === null || match === undefined || match.state.ply === 0) {
    return { ...log.host.undoRight(seat), deeper: false };
  }
  if (stored.status !== 'live') return { plies: [], reason: 'over', deeper: false };
  const deeper = stored.daily === null && (stored.practice || hasCompany(stored.seats));
  if (botOf(itemAt(stored.seats, seat)) !== undefined) return { plies: [], reason: 'other-answered', deeper };
  return { ...log.host.undoRight(seat), deeper };
}

/** Whether somebody else could agree to going back further, now or when they are back; people at one device can. */
function hasCompany(seats: Seats): boolean {
  return ownersAt(seats).size > 1 || seats.some((seat) => seat.kind === 'local');
}

function clocksOf({ stored, seats }: Table, now: number): Clocks | null {
  const { clocks } = stored;
  if (clocks === null) return null;
  const left = leftAt(clocks, now);
  return {
    now,
    running: clocks.running === NOBODY ? null : clocks.running,
    left: left.map((ms, seat) => (botOf(itemAt(seats, seat)) === undefined ? Math.round(ms) : null)),
  };
}
