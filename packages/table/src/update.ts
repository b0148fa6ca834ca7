import { type Decision, type Engine, eventsFor, type Seat } from '@crownleaf/engine';
import type { Asked, TableEvent } from '@crownleaf/protocol';
import type { Change } from './host.ts';

/** Each event with the change it came with, and with what only this seat may know of it. */
export function eventsIn(changes: readonly Change[], seat: Seat | null): TableEvent[] {
  return changes.flatMap(({ seq, events }) => eventsFor(events, seat ?? undefined).map((event) => ({ ...event, seq })));
}

/** Who is asked what, and why: everybody may know this. */
export function askedIn({ seat, kind, ply, because }: Decision): Asked {
  return { seat, kind, ply, because: because.map((cause) => ({ ...cause })) };
}

export function optionNames(engine: Engine, { kind, options }: Decision): string[] {
  return options.map((option) => engine.nameOption(kind, option));
}
