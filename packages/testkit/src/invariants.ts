import { type Engine, isZone, kindOf, type Schema, type State } from '@crownleaf/engine';
import { Fault } from './fault.ts';

/**
 * What must hold at every decision of every game: nothing made or lost, values that JSON and 32 bits can carry, at
 * least two options, and whatever the game itself declares.
 */
export interface Invariants {
  /** The first thing that is broken in this state, if anything. */
  broken(s: State): Fault | undefined;
}

/** `start` is the state right after set-up: what lies in its zones and stocks is there for the whole game. */
export function invariants(engine: Engine, start: State): Invariants {
  const { game } = engine;
  const total = census(engine, start);
  const options: number[] = [];

  return {
    broken(s) {
      const wrong = badValue(game.table, s.table, 'table') ?? firstBadSeat(game.seat, s);
      if (wrong !== undefined) return new Fault('bad-value', wrong);
      const lost = difference(total, census(engine, s), game.components);
      if (lost !== undefined) return new Fault('lost-component', lost);
      const told = game.invariant?.(s);
      if (told !== undefined) return new Fault('broken-invariant', told);
      if (!engine.over(s) && engine.options(s, options) < 2) {
        return new Fault('too-few-options', `the engine halted at ply ${s.ply} for a choice that is none`);
      }
      return undefined;
    },
  };
}

/** How many pieces of each kind lie in zones and stocks. */
export function census(engine: Engine, s: State): Map<number, number> {
  const total = new Map<number, number>();
  const add = (kind: number, count: number): void => {
    if (count !== 0) total.set(kind, (total.get(kind) ?? 0) + count);
  };
  const count = (schema: Schema, fields: State['table']): void => {
    for (const field of Object.values(schema)) {
      const value = fields[field.name] as number[];
      if (isZone(field)) for (const entry of value) add(kindOf(entry), 1);
      else if (field.type === 'stock') for (const [kind, n] of value.entries()) add(kind, n);
    }
  };
  count(engine.game.table, s.table);
  for (const seat of s.seats) count(engine.game.seat, seat);
  return total;
}

function difference(
  before: Map<number, number>,
  now: Map<number, number>,
  components: readonly string[],
): string | undefined {
  for (const kind of new Set([...before.keys(), ...now.keys()])) {
    const was = before.get(kind) ?? 0;
    const is = now.get(kind) ?? 0;
    if (was !== is) return `there were ${was} of '${components[kind] ?? kind}' at the start and now there are ${is}`;
  }
  return undefined;
}

function firstBadSeat(schema: Schema, s: State): string | undefined {
  for (const [seat, fields] of s.seats.entries()) {
    const wrong = badValue(schema, fields, `seats[${seat}]`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function badValue(schema: Schema, fields: State['table'], at: string): string | undefined {
  for (const field of Object.values(schema)) {
    const value = fields[field.name];
    const numbers = typeof value === 'number' ? [value] : Array.isArray(value) ? value : [];
    for (const n of numbers) {
      if ((n | 0) !== n || Object.is(n, -0)) return `${at}.${field.name} holds ${String(n)}, not a 32-bit integer`;
    }
    if (field.type === 'stock' && numbers.some((n) => n < 0)) return `${at}.${field.name} holds less than nothing`;
  }
  return undefined;
}
