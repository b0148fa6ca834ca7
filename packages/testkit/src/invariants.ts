import { type Decision, type Engine, isZone, itemAt, kindOf, type Schema, type State } from '@crownleaf/engine';
import { Fault } from './fault.ts';

/**
 * What must hold at every decision of every game: nothing made or lost, values that JSON and 32 bits can carry, a
 * choice or the end of a turn, and whatever the game itself declares.
 */
export interface Invariants {
  /** The first thing that is broken in this state, if anything. */
  broken(s: State): Fault | undefined;
}

/** `start` is the state right after set-up: what lies in its zones and stocks is there for the whole game. */
export function invariants(engine: Engine, start: State): Invariants {
  const { game } = engine;
  const total = census(engine, start);

  return {
    broken(s) {
      const wrong = badValue(game.table, s.table, 'table') ?? firstBadSeat(game.seat, s);
      if (wrong !== undefined) return new Fault('bad-value', wrong);
      const lost = difference(total, census(engine, s), game.components);
      if (lost !== undefined) return new Fault('lost-component', lost);
      const told = game.invariant?.(s);
      if (told !== undefined) return new Fault('broken-invariant', told);
      if (!engine.over(s) && !hasChoice(engine, engine.decision(s)!)) {
        return new Fault('too-few-options', `the engine halted at ply ${s.ply} for a choice that is none`);
      }
      return undefined;
    },
  };
}

/** Ending one's turn is asked even as the only option. */
export function hasChoice({ asks }: Engine, { options, endsTurn }: Decision): boolean {
  if (options.length !== 1) return options.length > 1;
  return asks === 'all' || options[0] === endsTurn;
}

/** How many pieces of each kind lie in zones and stocks, by kind. */
export function census(engine: Engine, s: State): Int32Array {
  const total = new Int32Array(engine.game.components.length);
  count(engine.game.table, s.table, total);
  for (const seat of s.seats) count(engine.game.seat, seat, total);
  return total;
}

function count(schema: Schema, fields: State['table'], total: Int32Array): void {
  for (const name in schema) {
    const field = schema[name]!;
    const value = fields[name] as number[];
    if (isZone(field)) for (let i = 0; i < value.length; i++) total[kindOf(itemAt(value, i))]!++;
    else if (field.type === 'stock')
      for (let kind = 0; kind < value.length; kind++) total[kind]! += itemAt(value, kind);
  }
}

function difference(before: Int32Array, now: Int32Array, components: readonly string[]): string | undefined {
  for (let kind = 0; kind < before.length; kind++) {
    if (before[kind] === now[kind]) continue;
    return `there were ${before[kind]} of '${components[kind]}' at the start and now there are ${now[kind]}`;
  }
  return undefined;
}

function firstBadSeat(schema: Schema, s: State): string | undefined {
  for (let seat = 0; seat < s.seats.length; seat++) {
    const wrong = badValue(schema, itemAt(s.seats, seat), `seats[${seat}]`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function badValue(schema: Schema, fields: State['table'], at: string): string | undefined {
  for (const name in schema) {
    const value = fields[name];
    const bad = typeof value === 'object' ? value.find(isBad) : isBad(value) ? value : undefined;
    if (bad !== undefined) return `${at}.${name} holds ${String(bad)}, not a 32-bit integer`;
    if (schema[name]!.type === 'stock' && (value as number[]).some((n) => n < 0)) {
      return `${at}.${name} holds less than nothing`;
    }
  }
  return undefined;
}

function isBad(value: unknown): boolean {
  return typeof value === 'number' && ((value | 0) !== value || Object.is(value, -0));
}
