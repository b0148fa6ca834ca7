import type { SecretSlot } from '../script/compile.ts';
import { NOBODY, type Seat } from '../seat.ts';
import type { CommonParts } from './common-parts.ts';
import { HIDDEN, isPeeked, kindOf, LOOKED_AT } from './entry.ts';
import { type Hidden, Pools } from './hidden-pools.ts';
import { type Ascii, asciiJson, type JsonBytes, keyed } from './json-bytes.ts';
import { type Field, isZone, poolKey, type Schema, type Zone } from './schema.ts';
import type { Frame, State } from './state.ts';
import { seesEntry, seesZone, shownFrame, withheld } from './view.ts';

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

/**
 * Writes views as JSON straight from the state, the same JSON that `JSON.stringify` makes of `view`. A server tells
 * everybody at a table after every answer, and most of what a view is made of would be thrown away at once.
 */
export class ViewWriter {
  readonly #tableRuns: readonly Run[];
  readonly #seatRuns: readonly Run[];
  readonly #secretsOf: (script: number) => readonly SecretSlot[];
  readonly #pools = new Pools();
  // Of the view that is being written.
  #viewer: Seat | undefined;
  #parts!: CommonParts;
  #out!: JsonBytes;

  constructor(table: Schema, seat: Schema, secretsOf: (script: number) => readonly SecretSlot[]) {
    this.#tableRuns = runsOf(Object.values(table));
    this.#seatRuns = runsOf(Object.values(seat));
    this.#secretsOf = secretsOf;
  }

  /** For one viewer after another: `parts` serves the views of one state. */
  write(s: State, viewer: Seat | undefined, parts: CommonParts): void {
    const { out } = parts;
    this.#viewer = viewer;
    this.#parts = parts;
    this.#out = out;
    this.#pools.clear();
    out.put(OPEN);
    out.put(VIEWER);
    if (viewer === undefined) out.put(NULL);
    else out.int(viewer);
    this.#putCore(s);
    out.put(TABLE);
    this.#putFields(this.#tableRuns, s.table, NOBODY);
    out.put(SEATS);
    for (let owner = 0; owner < s.seats.length; owner++) {
      if (owner > 0) out.put(COMMA);
      this.#putFields(this.#seatRuns, s.seats[owner]!, owner);
    }
    out.put(HIDDEN_POOLS);
    this.#pools.put(out);
    out.put(END);
  }

  #putCore({ turn, ply, drawn, barrier, asked, stack }: State): void {
    const out = this.#out;
    const secrets = this.#hasSecrets(stack);
    if (!this.#parts.repeat()) {
      putNumber(out, TURN, turn);
      putNumber(out, PLY, ply);
      putNumber(out, DRAWN, drawn);
      putNumber(out, BARRIER, barrier);
      putNumber(out, ASKED, asked);
      out.put(STACK);
      if (!secrets) this.#putStack(stack);
      this.#parts.end();
    }
    if (secrets) this.#putStack(stack);
  }

  #hasSecrets(stack: readonly Frame[]): boolean {
    for (let i = 0; i < stack.length; i++) if (this.#secretsOf(stack[i]!.script).length > 0) return true;
    return false;
  }

  #putStack(stack: readonly Frame[]): void {
    for (let i = 0; i < stack.length; i++) {
      if (i > 0) this.#out.put(COMMA);
      const frame = stack[i]!;
      const secrets = this.#secretsOf(frame.script);
      putFrame(this.#out, secrets.length === 0 ? frame : shownFrame(frame, secrets, this.#viewer));
    }
  }

  #putFields(runs: readonly Run[], from: Fields, owner: Seat): void {
    this.#out.put(OPEN);
    for (let i = 0; i < runs.length; i++) {
      const { common, fields } = runs[i]!;
      if (common) this.#putCommon(fields, from);
      else this.#putForViewer(fields, from, owner);
    }
    this.#out.put(END);
  }

  #putCommon(fields: readonly FieldWriter[], from: Fields): void {
    if (this.#parts.repeat()) return;
    const out = this.#out;
    for (let i = 0; i < fields.length; i++) {
      const { field, key } = fields[i]!;
      out.put(key);
      putValue(out, from[field.name]!);
    }
    this.#parts.end();
  }

  #putForViewer(fields: readonly FieldWriter[], from: Fields, owner: Seat): void {
    const out = this.#out;
    for (let i = 0; i < fields.length; i++) {
      const writer = fields[i]!;
      const { field, key, instead } = writer;
      out.put(key);
      const value = from[field.name]!;
      if (seesZone(field, owner, this.#viewer)) putValue(out, value);
      else if (isZone(field)) this.#putCovered(value as number[], owner, this.#poolOf(writer, field, owner));
      else out.put(instead);
    }
  }

  #putCovered(entries: readonly number[], owner: Seat, pool: Hidden): void {
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[i]!;
      if (seesEntry(entry, owner, this.#viewer)) shown[i] = entry;
      else {
        this.#pools.add(pool, kindOf(entry));
        shown[i] = isPeeked(entry) ? LOOKED_AT : HIDDEN;
      }
    }
    this.#out.ints(shown, entries.length);
  }

  /** Found once: to look a pool up by its name takes as long as to write what is in it. */
  #poolOf({ pools }: FieldWriter, zone: Zone, owner: Seat): Hidden {
    const at = owner - NOBODY;
    const known = pools[at];
    if (known !== undefined) return known;
    const pool = this.#pools.of(poolKey(zone.pool, owner));
    pools[at] = pool;
    return pool;
  }
}

/** Used again for every zone, and never made shorter: that takes longer than all the rest. */
const shown: number[] = [];

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

function putValue(out: JsonBytes, value: number | number[] | string): void {
  if (typeof value === 'number') out.int(value);
  else if (typeof value === 'string') out.text(value);
  else out.ints(value, value.length);
}
