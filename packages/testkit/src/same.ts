import { type Frame, itemAt, type State } from '@crownleaf/engine';

/** Whether two states are equal in every value. Far cheaper than comparing their hashes. */
export function sameState(a: State, b: State): boolean {
  return (
    a.turn === b.turn &&
    a.ply === b.ply &&
    a.drawn === b.drawn &&
    a.barrier === b.barrier &&
    a.asked === b.asked &&
    a.stack.length === b.stack.length &&
    a.stack.every((frame, i) => sameFrame(frame, itemAt(b.stack, i))) &&
    sameFields(a.table, b.table) &&
    a.seats.length === b.seats.length &&
    a.seats.every((seat, i) => sameFields(seat, itemAt(b.seats, i)))
  );
}

function sameFrame(a: Frame, b: Frame): boolean {
  return (
    a.script === b.script && a.step === b.step && a.seat === b.seat && a.who === b.who && sameList(a.slots, b.slots)
  );
}

function sameFields(a: State['table'], b: State['table']): boolean {
  for (const name in a) {
    const [x, y] = [a[name]!, b[name]!];
    if (typeof x === 'object' && typeof y === 'object' ? !sameList(x, y) : x !== y) return false;
  }
  return true;
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
