import { type Event, eventFor, NOBODY, type Seat } from '@crownleaf/engine';
import { bold, wrapped } from '../print.ts';
import type { Labels, Values } from '../words.ts';
import { nameOf } from './seating.ts';
import { counted, readable, sentence } from './text.ts';

/** What one event says to the person at the table. */
export interface Told {
  readonly ply: number;
  readonly text: string;
}

type Facts = { readonly [name: string]: unknown };

/**
 * `event.<kind>` with the values that this seat may know; `event.<kind>.you` speaks to the seat itself. In a message
 * `who` and `seat` are the seat's name.
 */
export function toldTo(human: Seat, labels: Labels, event: Event): Told | undefined {
  const { kind, pub, priv, ply } = eventFor(event, human);
  const open = factsOf(pub);
  const secret = factsOf(priv);
  const own = open.seat === human;
  if (kind === 'forced') {
    // What others were forced to do, other events tell; and who could only pass was not asked at all.
    if (!own || secret.option === 'pass') return undefined;
    return { ply, text: `You have one choice: ${labels.option(String(secret.option), String(open.decision))}` };
  }
  const values = valuesOf(labels, human, { ...open, ...secret });
  const addressed = own ? labels.told(`event.${kind}.you`, values) : undefined;
  if (addressed !== undefined) return { ply, text: addressed };
  const text = labels.told(`event.${kind}`, values);
  if (text === undefined) return { ply, text: plain(kind, values) };
  const more = Object.keys(secret).map((name) => values[name]);
  return { ply, text: more.length === 0 ? text : `${text.replace(/\.$/, '')}: ${more.join(', ')}` };
}

function factsOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? (value as Facts) : {};
}

function valuesOf(labels: Labels, human: Seat, facts: Facts): Values {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(facts)) values[name] = valueText(labels, value);
  if (typeof facts.seat === 'number') {
    values.who = facts.seat === human ? `${nameOf(human)} (you)` : opponent(labels, facts.seat);
    values.seat = values.who;
  }
  return values;
}

/** A game that plays against a single person itself has no seat; its words say who that is. */
function opponent(labels: Labels, seat: Seat): string {
  return seat === NOBODY ? labels.what('nobody') : nameOf(seat);
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

const SUBJECT = /^(You|Seat \d+(?: \(you\))?) /;

/** Sentences as paragraphs: what one seat does in a row names it once. */
export function prose(told: readonly Told[], width: number): string[] {
  const paragraphs: { subject: string | undefined; parts: string[] }[] = [];
  for (const { text } of told) {
    const subject = SUBJECT.exec(text)?.[1];
    const part = text.replace(/\.$/, '');
    const last = paragraphs.at(-1);
    if (subject !== undefined && last?.subject === subject) last.parts.push(part.slice(subject.length + 1));
    else paragraphs.push({ subject, parts: [subject === undefined ? part : part.slice(subject.length + 1)] });
  }
  return paragraphs.flatMap(({ subject, parts }) => {
    const text = sentence(folded(parts).join('; '));
    return wrapped(subject === undefined ? text : `${bold(subject)} ${text}`, '  ', '    ', width);
  });
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
