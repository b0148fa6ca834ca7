import { type Decision, type Engine, eventsFor, type Seat } from '@crownleaf/engine';
import type { Asked, Decision as DecisionMessage, TableEvent, TableUpdate } from '@crownleaf/protocol/types';
import type { Change, TableHost } from './table-host.ts';

/** A decision with its options by name. Their words are added by those who have them. */
export type NamedDecision = Omit<DecisionMessage, 'options'> & {
  options: Pick<DecisionMessage['options'][number], 'name' | 'option'>[];
};

type NamedSet = NonNullable<DecisionMessage['set']>;

/** An update as any host makes it; the server's also has words. */
export type HostUpdate = Omit<TableUpdate, 'decision'> & { decision?: NamedDecision | undefined };

/** Where the game stands for one audience, and what led there: the view of a seat, or of a spectator, and its events. */
export function positionFor(
  host: TableHost,
  seat: Seat | null,
  changes: readonly Change[],
): Pick<TableUpdate, 'seq' | 'since' | 'seat' | 'ply' | 'view' | 'events'> {
  const { seq, match } = host;
  const since = changes[0] ? changes[0].seq - 1 : seq;
  return { seq, since, seat, ply: match?.state.ply ?? 0, view: host.view(seat), events: eventsIn(changes, seat) };
}

/** Each event with the change it came with, and with what only this seat may know of it. */
function eventsIn(changes: readonly Change[], seat: Seat | null): TableEvent[] {
  return changes.flatMap(({ seq, events }) => eventsFor(events, seat ?? undefined).map((event) => ({ ...event, seq })));
}

/** Who is asked what, and why: everybody may know this. */
export function askedIn({ seat, kind, ply, because }: Decision): Asked {
  return { seat, kind, ply, because: because.map((cause) => ({ ...cause })) };
}

export function nameDecision(engine: Engine, decision: Decision): NamedDecision {
  const { kind, secret, options } = decision;
  const named = options.map((option) => ({ name: engine.nameOption(kind, option), option }));
  return { ...askedIn(decision), secret, options: named, ...nameSet(engine, decision) };
}

/** The set of which a decision asks for one piece, by name; nothing for any other decision. */
export function nameSet(engine: Engine, { kind, set }: Decision): { set?: NamedSet } {
  if (set === undefined) return {};
  return { set: { ...set, pieces: set.pieces.map((piece) => engine.nameOption(kind, piece)) } };
}
