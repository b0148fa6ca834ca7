import { type Frame, NO_SLOTS, type State } from './state.ts';

/**
 * Copies by value. Spreading an object and replacing its arrays in a `for … in` over its own shape is the fastest way
 * there is without generating code, which a strict content security policy forbids.
 */
export function clone(s: State): State {
  const seats: Fields[] = [];
  for (let i = 0; i < s.seats.length; i++) seats.push(copyFields(s.seats[i]!));
  return {
    turn: s.turn,
    ply: s.ply,
    drawn: s.drawn,
    barrier: s.barrier,
    asked: s.asked,
    stack: copyStack(s.stack),
    table: copyFields(s.table),
    seats,
  };
}

type Fields = State['table'];

function copyFields(from: Fields): Fields {
  const to = { ...from };
  for (const name in to) {
    const value = to[name];
    if (typeof value === 'object') to[name] = value.slice();
  }
  return to;
}

function copyStack(stack: readonly Frame[]): Frame[] {
  const out: Frame[] = [];
  for (let i = 0; i < stack.length; i++) {
    const f = stack[i]!;
    const slots = f.slots.length === 0 ? NO_SLOTS : f.slots.slice();
    out.push({ script: f.script, step: f.step, seat: f.seat, who: f.who, slots });
  }
  return out;
}
