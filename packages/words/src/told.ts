import { type Event, eventFor, type ForcedPriv, NOBODY, type Seat } from '@crownleaf/engine';
import type { Labels, Values } from './labels.ts';
import { counted, readable } from './text.ts';

/** Who is told, and what the seats are called there. */
export interface Listener {
  /** Undefined is a spectator. */
  readonly seat: Seat | undefined;
  nameOf(seat: Seat): string;
}

/** What one event says to the person at the table. */
export interface Told {
  readonly ply: number;
  readonly text: string;
}

type Facts = { readonly [name: string]: unknown };

/**
 * `event.<kind>` with the values that this seat may know; `event.<kind>.you` speaks to the seat itself. In a message
 * `who` and `seat` are the seat's name, and `owner` that of the seat that something comes from, or `you`.
 */
export function toldTo(listener: Listener, labels: Labels, event: Event): Told | undefined {
  const seen = eventFor(event, listener.seat);
  if (seen === undefined) return undefined;
  const { kind, pub, priv, ply } = seen;
  if (kind === 'forced') return forced(labels, ply, priv as ForcedPriv);
  const open = factsOf(pub);
  const secret = factsOf(priv);
  const own = open.seat === listener.seat && listener.seat !== undefined;
  const values = valuesOf(labels, listener, { ...open, ...secret });
  const addressed = own ? labels.told(`event.${kind}.you`, values) : undefined;
  if (addressed !== undefined) return { ply, text: addressed };
  const text = labels.told(`event.${kind}`, values);
  if (text === undefined) return { ply, text: plain(kind, values) };
  const more = Object.keys(secret).map((name) => values[name]);
  return { ply, text: more.length === 0 ? text : `${text.replace(/\.$/, '')}: ${more.join(', ')}` };
}

/** Passing over a question is not worth a line. A game leaves out what another event tells at once: its message is empty. */
function forced(labels: Labels, ply: number, { decision, option }: ForcedPriv): Told | undefined {
  if (option === 'pass' || labels.told(`forced.${verbOf(option)}`, {}) === '') return undefined;
  return { ply, text: `You have one choice: ${labels.option(option, decision)}` };
}

function verbOf(option: string): string {
  return option.split(':')[0]!;
}

function factsOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? (value as Facts) : {};
}

function valuesOf(labels: Labels, listener: Listener, facts: Facts): Values {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(facts)) values[name] = valueText(labels, value);
  if (typeof facts.seat === 'number') {
    values.who =
      facts.seat === listener.seat ? `${listener.nameOf(facts.seat)} (you)` : opponent(labels, listener, facts.seat);
    values.seat = values.who;
  }
  if (typeof facts.from === 'number') {
    values.owner = facts.from === listener.seat ? 'you' : opponent(labels, listener, facts.from);
  }
  return values;
}

/** A game that plays against a single person itself has no seat; its words say who that is. */
function opponent(labels: Labels, listener: Listener, seat: Seat): string {
  return seat === NOBODY ? labels.what('nobody') : listener.nameOf(seat);
}

function valueText(labels: Labels, value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return counted(value.map((item) => String(valueText(labels, item)))) || 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : labels.what(String(value));
}

function plain(kind: string, values: Values): string {
  const { who: _, ...rest } = values;
  const listed = Object.entries(rest).map(([name, value]) => (name === 'seat' ? String(value) : `${name} ${value}`));
  return listed.length === 0 ? readable(kind) : `${readable(kind)}: ${listed.join(', ')}`;
}

const LONGEST_REPEAT = 3;

/** What is done again and again is told once: `plays Copper and gets 1 coin (3 times)`. */
export function folded(parts: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const { length, times } = repeatAt(parts, at);
    const block = parts.slice(at, at + length);
    out.push(times === 1 ? block.join('; ') : `${block.join(' and ')} (${times} times)`);
    at += length * times;
  }
  return out;
}

function repeatAt(parts: readonly string[], at: number): { length: number; times: number } {
  for (let length = 1; length <= LONGEST_REPEAT; length++) {
    let times = 1;
    while (sameBlock(parts, at, at + times * length, length)) times++;
    if (times > 1) return { length, times };
  }
  return { length: 1, times: 1 };
}

function sameBlock(parts: readonly string[], a: number, b: number, length: number): boolean {
  return b + length <= parts.length && parts.slice(a, a + length).every((part, i) => part === parts[b + i]);
}
