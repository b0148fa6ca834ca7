import type { Field, Schema } from './schema.ts';
import type { Frame, State } from './state.ts';

/**
 * Copies by value. Spreading an object of a known shape and replacing its arrays is the fastest way there is without
 * generating code, which a strict content security policy forbids.
 */
export function cloner(table: Schema, seat: Schema): (s: State) => State {
  const tableArrays = arrayNames(table);
  const seatArrays = arrayNames(seat);
  return (s) => {
    const seats = s.seats;
    const copies = new Array<State['seats'][number]>(seats.length);
    for (let i = 0; i < seats.length; i++) copies[i] = copyFields(seats[i]!, seatArrays);
    return { ...s, stack: copyStack(s.stack), table: copyFields(s.table, tableArrays), seats: copies };
  };
}

type Fields = State['table'];

function copyFields(from: Fields, arrays: readonly string[]): Fields {
  const to = { ...from };
  for (let i = 0; i < arrays.length; i++) {
    const name = arrays[i]!;
    to[name] = (from[name] as number[]).slice();
  }
  return to;
}

const NO_SLOTS: number[] = [];

function copyStack(stack: readonly Frame[]): Frame[] {
  const out = new Array<Frame>(stack.length);
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i]!;
    const slots = f.slots.length === 0 ? NO_SLOTS : f.slots.slice();
    out[i] = { script: f.script, step: f.step, seat: f.seat, who: f.who, slots };
  }
  return out;
}

function arrayNames(schema: Schema): string[] {
  return Object.entries(schema)
    .filter(([, field]) => isArray(field))
    .map(([name]) => name);
}

function isArray(field: Field): boolean {
  return field.type !== 'int' && field.type !== 'text';
}
