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

/** A state in words, one line a field: components by name, face-up entries in brackets, stocks without what is gone. */
export function describeState(game: Game, s: State): string[] {
  const seats = s.seats.length;
  const lines = fieldLines(game, game.table, s.table, 'table', seats);
  for (const [seat, fields] of s.seats.entries()) {
    lines.push(...fieldLines(game, game.seat, fields, `seat ${seat}`, seats));
  }
  return lines;
}

function fieldLines(game: Game, schema: Schema, fields: State['table'], owner: string, seats: number): string[] {
  return Object.values(schema).map(
    (field) => `${owner} ${field.name}: ${describeField(game, field, fields[field.name]!, seats)}`,
  );
}

function describeField(game: Game, field: Field, value: number | number[] | string, seats: number): string {
  if (isZone(field)) return describeZone(game, field, value as number[]);
  if (typeof value === 'string') return value;
  const told = game.describe?.(field.name, value, seats);
  if (told !== undefined) return told;
  if (typeof value === 'number') return String(value);
  if (field.type === 'stock') {
    const held = value.flatMap((count, kind) => (count === 0 ? [] : [`${nameOf(game, kind)} ×${count}`]));
    return held.join(', ') || '-';
  }
  return value.join(' ') || '-';
}

function describeZone(game: Game, field: Field, entries: readonly number[]): string {
  if (field.type === 'pile') return entries.map((entry) => describeEntry(game, entry)).join(' ') || '-';
  const counts = new Map<string, number>();
  for (const entry of entries.toSorted((a, b) => a - b)) {
    const name = describeEntry(game, entry);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ') || '-';
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
