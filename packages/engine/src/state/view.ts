import type { SecretSlot } from '../script/compile.ts';
import { NOBODY, type Seat } from '../seat.ts';
import { HIDDEN, isFaceUp, isPeeked, kindOf, LOOKED_AT } from './entry.ts';
import { type Field, isZone, poolKey, type Schema, type Zone } from './schema.ts';
import type { Frame, State, View } from './state.ts';

/** Builds a view from nothing, field by field; what no audience names is not there. */
export function viewer(
  table: Schema,
  seat: Schema,
  secretsOf: (script: number) => readonly SecretSlot[],
): (s: State, viewer: Seat | undefined) => View {
  const tableFields = Object.values(table);
  const seatFields = Object.values(seat);
  // A copy of an object with all keys keeps its shape; one that grows by computed keys becomes a hash table.
  const blankTable = blankOf(tableFields);
  const blankSeat = blankOf(seatFields);

  return (s, viewer) => {
    const hidden: Pools = {};
    const stack: Frame[] = [];
    for (let i = 0; i < s.stack.length; i++) stack.push(shownFrame(s.stack[i]!, secretsOf(s.stack[i]!.script), viewer));
    // Before the seats: pools stand in the order of the schema.
    const shownTable = show({ ...blankTable }, tableFields, s.table, NOBODY, viewer, hidden);
    const seats: Fields[] = [];
    for (let owner = 0; owner < s.seats.length; owner++) {
      seats.push(show({ ...blankSeat }, seatFields, s.seats[owner]!, owner, viewer, hidden));
    }
    const view: View = {
      viewer: viewer ?? null,
      turn: s.turn,
      ply: s.ply,
      drawn: s.drawn,
      barrier: s.barrier,
      asked: s.asked,
      stack,
      table: shownTable,
      seats,
      hidden,
    };
    for (const kinds of Object.values(hidden)) kinds.sort((a, b) => a - b);
    return view;
  };
}

type Fields = State['table'];
type Pools = Record<string, number[]>;

function blankOf(fields: readonly Field[]): Fields {
  return Object.fromEntries(fields.map((field) => [field.name, withheld(field)]));
}

/** A secret slot reads 0 to all but the seat that it belongs to. */
function shownFrame(f: Frame, secrets: readonly SecretSlot[], viewer: Seat | undefined): Frame {
  const slots = f.slots.slice();
  for (const { slot, owner } of secrets) if (f.slots[owner] !== viewer) slots[slot] = 0;
  return { script: f.script, step: f.step, seat: f.seat, who: f.who, slots };
}

function show(
  out: Fields,
  fields: readonly Field[],
  from: Fields,
  owner: Seat,
  viewer: Seat | undefined,
  hidden: Pools,
): Fields {
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    const value = from[field.name]!;
    if (seesZone(field, owner, viewer)) out[field.name] = typeof value === 'object' ? value.slice() : value;
    else if (isZone(field)) out[field.name] = covered(field, value as number[], owner, viewer, hidden);
  }
  return out;
}

function covered(
  zone: Zone,
  entries: readonly number[],
  owner: Seat,
  viewer: Seat | undefined,
  hidden: Pools,
): number[] {
  const out = entries.slice();
  let unseen: number[] | undefined;
  for (let i = 0; i < out.length; i++) {
    const entry = out[i]!;
    if (seesEntry(entry, owner, viewer)) continue;
    unseen ??= poolIn(hidden, poolKey(zone.pool, owner));
    unseen.push(kindOf(entry));
    out[i] = isPeeked(entry) ? LOOKED_AT : HIDDEN;
  }
  return out;
}

function poolIn(hidden: Record<string, number[]>, key: string): number[] {
  hidden[key] ??= [];
  return hidden[key];
}

/** Whether the viewer sees all that the field holds. */
export function seesZone(field: Field, owner: Seat, viewer: Seat | undefined): boolean {
  return field.audience === 'all' || (field.audience === 'owner' && viewer === owner);
}

/** Whether the viewer sees this entry although the zone is closed to it. */
export function seesEntry(entry: number, owner: Seat, viewer: Seat | undefined): boolean {
  return isFaceUp(entry) || (isPeeked(entry) && viewer === owner);
}

/** What stands in a view for a value that is not shown. */
function withheld(field: Field): number | number[] | string {
  if (field.type === 'int') return HIDDEN;
  return field.type === 'text' ? '' : [];
}
