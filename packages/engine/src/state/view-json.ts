import type { SecretSlot } from '../script/compile.ts';
import { NOBODY, type Seat } from '../seat.ts';
import type { CommonParts } from './common-parts.ts';
import { HIDDEN, isPeeked, kindOf, LOOKED_AT } from './entry.ts';
import { type Ascii, asciiJson, type JsonBytes, keyed } from './json-bytes.ts';
import { type Field, isZone, poolKey, type Schema, type Zone } from './schema.ts';
import type { Frame, State } from './state.ts';
import { seesEntry, seesZone, shownFrame, sort, withheld } from './view.ts';

const NULL = asciiJson('null');
const OPEN = asciiJson('{');
const END = asciiJson('}');
const VIEWER = keyed('viewer', true);
const TURN = keyed('turn', false);
const PLY = keyed('ply', false);
const DRAWN = keyed('drawn', false);
const BARRIER = keyed('barrier', false);
const ASKED = keyed('asked', false);
const STACK = asciiJson(',"stack":[');
const TABLE = asciiJson('],"table":');
const SEATS = asciiJson(',"seats":[');
const HIDDEN_POOLS = asciiJson('],"hidden":');
const COMMA = asciiJson(',');
const SCRIPT = keyed('script', true);
const STEP = keyed('step', false);
const SEAT = keyed('seat', false);
const WHO = keyed('who', false);
const SLOTS = keyed('slots', false);

/** `parts` serves the views of one state, written for one viewer after another. */
export type ViewWriter = (s: State, viewer: Seat | undefined, out: JsonBytes, parts: CommonParts) => void;

/**
 * Writes a view as JSON straight from the state, the same JSON that `JSON.stringify` makes of `view`. A server tells
 * everybody at a table after every answer, and most of what a view is made of would be thrown away at once.
 */
export function viewWriter(
  table: Schema,
  seat: Schema,
  secretsOf: (script: number) => readonly SecretSlot[],
): ViewWriter {
  const tableFields = runsOf(Object.values(table));
  const seatFields = runsOf(Object.values(seat));
  const pools = new Pools();

  function putStack(out: JsonBytes, stack: readonly Frame[], viewer: Seat | undefined): void {
    for (let i = 0; i < stack.length; i++) {
      if (i > 0) out.put(COMMA);
      const frame = stack[i]!;
      const secrets = secretsOf(frame.script);
      putFrame(out, secrets.length === 0 ? frame : shownFrame(frame, secrets, viewer));
    }
  }

  function hasSecrets(stack: readonly Frame[]): boolean {
    for (let i = 0; i < stack.length; i++) if (secretsOf(stack[i]!.script).length > 0) return true;
    return false;
  }

  return (s, viewer, out, parts) => {
    const secrets = hasSecrets(s.stack);
    pools.clear();
    out.put(OPEN);
    out.put(VIEWER);
    if (viewer === undefined) out.put(NULL);
    else out.int(viewer);
    if (!parts.repeat()) {
      putNumber(out, TURN, s.turn);
      putNumber(out, PLY, s.ply);
      putNumber(out, DRAWN, s.drawn);
      putNumber(out, BARRIER, s.barrier);
      putNumber(out, ASKED, s.asked);
      out.put(STACK);
      if (!secrets) putStack(out, s.stack, viewer);
      parts.end();
    }
    if (secrets) putStack(out, s.stack, viewer);
    out.put(TABLE);
    putFields(out, tableFields, s.table, NOBODY, viewer, pools, parts);
    out.put(SEATS);
    for (let owner = 0; owner < s.seats.length; owner++) {
      if (owner > 0) out.put(COMMA);
      putFields(out, seatFields, s.seats[owner]!, owner, viewer, pools, parts);
    }
    out.put(HIDDEN_POOLS);
    pools.put(out);
    out.put(END);
  };
}

type Fields = State['table'];

interface FieldWriter {
  readonly field: Field;
  readonly key: Ascii;
  /** What stands there for those who may not see the field. */
  readonly instead: Ascii;
  /** Of a zone: where what lies hidden in it is counted, by its owner. */
  readonly pools: Hidden[];
}

function fieldWriter(field: Field, index: number): FieldWriter {
  const instead = asciiJson(JSON.stringify(withheld(field)));
  return { field, key: keyed(field.name, index === 0), instead, pools: [] };
}

/** Fields that stand behind one another. */
interface Run {
  /** Whether all viewers are shown the same. */
  readonly common: boolean;
  readonly fields: readonly FieldWriter[];
}

function runsOf(fields: readonly Field[]): readonly Run[] {
  const runs: { common: boolean; fields: FieldWriter[] }[] = [];
  for (const [index, field] of fields.entries()) {
    const common = field.audience === 'all';
    if (runs.at(-1)?.common !== common) runs.push({ common, fields: [] });
    runs.at(-1)!.fields.push(fieldWriter(field, index));
  }
  return runs;
}

function putNumber(out: JsonBytes, key: Ascii, value: number): void {
  out.put(key);
  out.int(value);
}

function putFrame(out: JsonBytes, { script, step, seat, who, slots }: Frame): void {
  out.put(OPEN);
  putNumber(out, SCRIPT, script);
  putNumber(out, STEP, step);
  putNumber(out, SEAT, seat);
  putNumber(out, WHO, who);
  out.put(SLOTS);
  out.ints(slots, slots.length);
  out.put(END);
}

function putFields(
  out: JsonBytes,
  runs: readonly Run[],
  from: Fields,
  owner: Seat,
  viewer: Seat | undefined,
  pools: Pools,
  parts: CommonParts,
): void {
  out.put(OPEN);
  for (let i = 0; i < runs.length; i++) {
    const { common, fields } = runs[i]!;
    if (common) putCommon(out, fields, from, parts);
    else putForViewer(out, fields, from, owner, viewer, pools);
  }
  out.put(END);
}

function putCommon(out: JsonBytes, fields: readonly FieldWriter[], from: Fields, parts: CommonParts): void {
  if (parts.repeat()) return;
  for (let i = 0; i < fields.length; i++) {
    const { field, key } = fields[i]!;
    out.put(key);
    putValue(out, from[field.name]!);
  }
  parts.end();
}

function putForViewer(
  out: JsonBytes,
  fields: readonly FieldWriter[],
  from: Fields,
  owner: Seat,
  viewer: Seat | undefined,
  pools: Pools,
): void {
  for (let i = 0; i < fields.length; i++) {
    const writer = fields[i]!;
    const { field, key, instead } = writer;
    out.put(key);
    const value = from[field.name]!;
    if (seesZone(field, owner, viewer)) putValue(out, value);
    else if (isZone(field))
      putCovered(out, value as number[], owner, viewer, pools, poolOf(writer, field, owner, pools));
    else out.put(instead);
  }
}

function putValue(out: JsonBytes, value: number | number[] | string): void {
  if (typeof value === 'number') out.int(value);
  else if (typeof value === 'string') out.text(value);
  else out.ints(value, value.length);
}

/** Found once: to look a pool up by its name takes as long as to write what is in it. */
function poolOf(writer: FieldWriter, zone: Zone, owner: Seat, pools: Pools): Hidden {
  const at = owner - NOBODY;
  const known = writer.pools[at];
  if (known !== undefined) return known;
  const pool = pools.of(poolKey(zone.pool, owner));
  writer.pools[at] = pool;
  return pool;
}

/** Used again for every zone, and never made shorter: that takes longer than all the rest. */
const shown: number[] = [];

function putCovered(
  out: JsonBytes,
  entries: readonly number[],
  owner: Seat,
  viewer: Seat | undefined,
  pools: Pools,
  pool: Hidden,
): void {
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!;
    if (seesEntry(entry, owner, viewer)) shown[i] = entry;
    else {
      pools.add(pool, kindOf(entry));
      shown[i] = isPeeked(entry) ? LOOKED_AT : HIDDEN;
    }
  }
  out.ints(shown, entries.length);
}

interface Hidden {
  readonly first: Ascii;
  readonly later: Ascii;
  readonly kinds: number[];
  count: number;
}

/** What lies hidden in each pool of one view, in the order in which it was come across. */
class Pools {
  readonly #all = new Map<string, Hidden>();
  readonly #used: Hidden[] = [];
  #count = 0;

  clear(): void {
    for (let i = 0; i < this.#count; i++) this.#used[i]!.count = 0;
    this.#count = 0;
  }

  of(key: string): Hidden {
    let pool = this.#all.get(key);
    if (pool === undefined) {
      pool = { first: keyed(key, true), later: keyed(key, false), kinds: [], count: 0 };
      this.#all.set(key, pool);
    }
    return pool;
  }

  add(pool: Hidden, kind: number): void {
    if (pool.count === 0) this.#used[this.#count++] = pool;
    pool.kinds[pool.count++] = kind;
  }

  put(out: JsonBytes): void {
    out.put(OPEN);
    for (let i = 0; i < this.#count; i++) {
      const { first, later, kinds, count } = this.#used[i]!;
      sort(kinds, count);
      out.put(i === 0 ? first : later);
      out.ints(kinds, count);
    }
    out.put(END);
  }
}
