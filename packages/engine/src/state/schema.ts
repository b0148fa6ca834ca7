import type { Seat } from '../seat.ts';

/**
 * One schema per game describes its state once; the stored type, `hash`, `view` and `determinise` follow from it. A field that names no audience has the audience `none`: it is never sent to anyone.
 */
export const AUDIENCES = ['all', 'owner', 'none'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const SCOPES = ['table', 'seat'] as const;
export type Scope = (typeof SCOPES)[number];

interface Named {
  /** Filled in by `tableFields` and `seatFields`. */
  readonly name: string;
  readonly scope: Scope;
  readonly audience: Audience;
}

export interface IntField extends Named {
  readonly type: 'int';
  readonly start: number;
}

export interface IntsField extends Named {
  readonly type: 'ints';
  readonly start: readonly number[];
}

export interface TextField extends Named {
  readonly type: 'text';
  readonly start: string;
}

/** Counts by kind (index = kind) of components that lie open in a supply; they count in the census. */
export interface StockField extends Named {
  readonly type: 'stock';
  readonly start: readonly number[];
}

/** Components whose order means nothing: a hand, cards in play. */
export interface BagField extends Named {
  readonly type: 'bag';
  readonly pool: Pool;
}

/** Components in order, the last one on top: a draw pile. Single entries may lie face up. */
export interface PileField extends Named {
  readonly type: 'pile';
  readonly pool: Pool;
}

export type Zone = BagField | PileField;
export type Field = IntField | IntsField | TextField | StockField | Zone;
export type Schema = { readonly [name: string]: Field };

type StoredField<F extends Field> = F extends IntField ? number : F extends TextField ? string : number[];
export type Stored<S extends Schema> = { -readonly [K in keyof S]: StoredField<S[K]> };

/**
 * The set of zones between which hidden components may have moved unseen. What lies hidden in a pool is known to all as
 * a multiset; where each piece lies is not. `determinise` deals within a pool.
 */
export interface Pool {
  readonly name: string;
  readonly per: Scope;
}

/** One pool for the whole table, such as the pack from which all hands were dealt. */
export function shared(name: string): Pool {
  return { name, per: 'table' };
}

/** One pool for each seat, such as a player's own deck. */
export function own(name: string): Pool {
  return { name, per: 'seat' };
}

const OPEN_POOL: Pool = shared('');

/** A whole number of 32 bits. */
export function int(audience: Audience = 'none', start = 0): IntField {
  return { type: 'int', audience, start, ...UNNAMED };
}

export function ints(audience: Audience = 'none', start: readonly number[] = []): IntsField {
  return { type: 'ints', audience, start, ...UNNAMED };
}

export function text(audience: Audience = 'none', start = ''): TextField {
  return { type: 'text', audience, start, ...UNNAMED };
}

export function stock(start: readonly number[]): StockField {
  return { type: 'stock', audience: 'all', start, ...UNNAMED };
}

export function bag(audience: 'all'): BagField;
export function bag(audience: 'owner' | 'none', pool: Pool): BagField;
export function bag(audience: Audience, pool: Pool = OPEN_POOL): BagField {
  return { type: 'bag', audience, pool, ...UNNAMED };
}

export function pile(audience: 'all'): PileField;
export function pile(audience: 'owner' | 'none', pool: Pool): PileField;
export function pile(audience: Audience, pool: Pool = OPEN_POOL): PileField {
  return { type: 'pile', audience, pool, ...UNNAMED };
}

const UNNAMED = { name: '', scope: 'table' as Scope };

/** What lies on the table for all. */
export function tableFields<S extends Schema>(fields: S): S {
  return named(fields, 'table');
}

/** What each seat has of its own. */
export function seatFields<S extends Schema>(fields: S): S {
  return named(fields, 'seat');
}

function named<S extends Schema>(fields: S, scope: Scope): S {
  const out: Record<string, Field> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (scope === 'table' && field.audience === 'owner') throw new Error(`table field '${name}' has no owner to show`);
    if (isZone(field) && scope === 'table' && field.pool.per === 'seat') {
      throw new Error(`table zone '${name}' cannot belong to a pool per seat`);
    }
    out[name] = { ...field, name, scope };
  }
  return out as S;
}

export function isZone(field: Field): field is Zone {
  return field.type === 'bag' || field.type === 'pile';
}

/** Made once: a text that was just put together is slow to look up by. */
const SEAT_KEYS = new Map<string, string[]>();

/** The key of a pool in `View.hidden`: `pack` for the table's, `deck.2` for seat 2's own. */
export function poolKey(pool: Pool, seat: Seat): string {
  if (pool.per === 'table') return pool.name;
  let keys = SEAT_KEYS.get(pool.name);
  if (keys === undefined) {
    keys = [];
    SEAT_KEYS.set(pool.name, keys);
  }
  keys[seat] ??= `${pool.name}.${seat}`;
  return keys[seat];
}

export function startValue(field: Field): number | number[] | string {
  switch (field.type) {
    case 'int':
    case 'text':
      return field.start;
    case 'ints':
    case 'stock':
      return [...field.start];
    case 'bag':
    case 'pile':
      return [];
  }
}
