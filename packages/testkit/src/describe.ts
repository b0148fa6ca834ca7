import {
  type Field,
  type Game,
  HIDDEN,
  isFaceUp,
  isPeeked,
  isZone,
  kindOf,
  LOOKED_AT,
  type Schema,
  type State,
} from '@crownleaf/engine';

/** One field of a state in words. */
export interface DescribedField {
  /** Such as `table market` or `seat 0 hand`. */
  readonly name: string;
  readonly text: string;
  /** The components of a zone or stock, one by one, with their marks. */
  readonly entries?: readonly string[];
  readonly isPile: boolean;
}

/** A state field by field: components by name, face-up entries in brackets, stocks without what is gone. */
export function describeState(game: Game, s: State): readonly DescribedField[] {
  const seats = s.seats.length;
  return [
    ...describeFields(game, game.table, s.table, 'table', seats),
    ...s.seats.flatMap((fields, seat) => describeFields(game, game.seat, fields, `seat ${seat}`, seats)),
  ];
}

function describeFields(game: Game, schema: Schema, fields: State['table'], owner: string, seats: number) {
  return Object.values(schema).map((field): DescribedField => {
    const value = fields[field.name]!;
    const name = `${owner} ${field.name}`;
    const isPile = field.type === 'pile';
    const words = typeof value === 'string' || isZone(field) ? undefined : game.describe?.(field.name, value, seats);
    const entries = words === undefined ? entriesOf(game, field, value) : undefined;
    if (entries === undefined) return { name, text: words ?? plainText(value), isPile };
    return { name, text: isPile ? listInOrder(entries) : listByCount(entries), entries, isPile };
  });
}

type Value = number | string | readonly number[];

function entriesOf(game: Game, field: Field, value: Value): readonly string[] | undefined {
  if (typeof value === 'number' || typeof value === 'string') return undefined;
  if (field.type === 'stock') return value.flatMap((count, kind) => Array<string>(count).fill(nameOf(game, kind)));
  if (!isZone(field)) return undefined;
  const entries = field.type === 'pile' ? value : value.toSorted((a, b) => a - b);
  return entries.map((entry) => describeEntry(game, entry));
}

function plainText(value: Value): string {
  return typeof value === 'object' ? value.join(' ') || '-' : String(value);
}

/** Equal entries that follow each other stand once, with their number. */
export function listInOrder(entries: readonly string[]): string {
  const runs: { readonly name: string; count: number }[] = [];
  for (const name of entries) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => times(name, count)).join(' ') || '-';
}

export function listByCount(entries: readonly string[]): string {
  return [...countEntries(entries)].map(([name, count]) => times(name, count)).join(', ') || '-';
}

export function countEntries(entries: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of entries) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

export function times(name: string, count: number): string {
  return count === 1 ? name : `${name} ×${count}`;
}

function describeEntry(game: Game, entry: number): string {
  if (entry === HIDDEN || entry === LOOKED_AT) return '?';
  const name = nameOf(game, kindOf(entry));
  if (isFaceUp(entry)) return `[${name}]`;
  return isPeeked(entry) ? `(${name})` : name;
}

function nameOf(game: Game, kind: number): string {
  return game.components[kind] ?? String(kind);
}
