import type { Preview, Seat, View } from '@crownleaf/engine';
import { type HostEvents, UNDONE } from '@crownleaf/protocol/types';
import { folded, type Labels, type Listener, readable, sentence, toldTo } from '@crownleaf/words';
import type { Asked, Hint, TableEvent } from '../port.ts';

type UndonePub = HostEvents[typeof UNDONE];

/** One line of the log. */
export interface Line {
  readonly event: TableEvent;
  readonly text: string;
  /** Names of things that the event speaks of. */
  readonly things: readonly string[];
}

export interface TurnOfLog {
  /** From 1; 0 is the set-up. */
  readonly turn: number;
  readonly seat: Seat | undefined;
  readonly lines: readonly Line[];
}

/** Tells events to somebody; what was told once is not worded again when the log has grown. */
export function teller(listener: Listener, words: Labels): (events: readonly TableEvent[]) => readonly Line[] {
  const known = new WeakMap<TableEvent, readonly Line[]>();
  const linesOf = (event: TableEvent): readonly Line[] => {
    if (event.kind === UNDONE) return [{ event, text: undoneText(listener, event.pub as UndonePub), things: [] }];
    const told = toldTo(listener, words, event);
    return told === undefined ? [] : [{ event, text: sentence(told.text), things: thingsIn(event) }];
  };
  return (events) =>
    events.flatMap((event) => {
      const lines = known.get(event) ?? linesOf(event);
      known.set(event, lines);
      return lines;
    });
}

function undoneText(listener: Listener, { seat, agreed }: UndonePub): string {
  const who = seat === listener.seat ? 'You' : listener.nameOf(seat);
  return agreed ? `${who} took the game back, as all agreed.` : `${who} took an answer back.`;
}

function thingsIn({ pub, priv }: TableEvent): readonly string[] {
  const values = [pub, priv].flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  return [...new Set(values.flat().filter((value): value is string => typeof value === 'string'))];
}

/** Events that say whose turn it is, whoever else has acted in it. */
const TURN_MARKS = ['turn-began', 'turn-ended'];

export const SET_UP = 0;

/** The log by turns; what a table is set up with, up to the first event of another kind, comes before them. */
export function byTurn(lines: readonly Line[], setUp: readonly string[] = []): readonly TurnOfLog[] {
  const turns: { turn: number; seat: Seat | undefined; lines: Line[] }[] = [];
  let settingUp = true;
  for (const line of lines) {
    const { kind, pub } = line.event;
    settingUp &&= setUp.includes(kind);
    const turn = settingUp ? SET_UP : line.event.turn;
    let last = turns.at(-1);
    if (last?.turn !== turn) {
      last = { turn, seat: undefined, lines: [] };
      turns.push(last);
    }
    if (!settingUp && (last.seat === undefined || TURN_MARKS.includes(kind))) last.seat = seatIn(pub) ?? last.seat;
    last.lines.push(line);
  }
  return turns;
}

function seatIn(pub: unknown): Seat | undefined {
  const seat = typeof pub === 'object' && pub !== null && 'seat' in pub ? pub.seat : undefined;
  return typeof seat === 'number' && seat >= 0 ? seat : undefined;
}

/**
 * What others did since the last turn of this seat, told when its next one begins and no longer once somebody has
 * answered in it; undefined where it is asked in another's turn, or where no turn has ended yet. It is found in the log
 * alone, so that whoever comes back to the table is told as well.
 */
export function sinceLastTurn(
  turns: readonly TurnOfLog[],
  log: readonly TableEvent[],
  me: Seat,
  ply: number,
): readonly Line[] | undefined {
  const ends = log.filter(({ kind }) => kind === 'turn-ended');
  const end = ends.at(-1);
  if (end === undefined) return undefined;
  const current = end.turn + 1;
  if (ply > end.ply) {
    const { turn, seat } = turns.at(-1) ?? {};
    return turn === current && seat !== me ? undefined : [];
  }
  const last = ends.findLast(({ pub }) => seatIn(pub) === me)?.turn ?? SET_UP;
  return turns
    .filter(({ turn }) => turn > last)
    .flatMap(({ lines }) => lines)
    .filter(({ event }) => event.turn < current || seatIn(event.pub) !== me);
}

/** Lines that are told once although they happened several times in a row. */
export interface Told {
  readonly lines: readonly Line[];
  readonly times: number;
}

const LONGEST_REPEAT = 3;

/** `plays Farming Village`, `gets 1 coin`, three times over, is one entry. */
export function foldedLines(lines: readonly Line[]): readonly Told[] {
  const out: Told[] = [];
  for (let at = 0; at < lines.length; ) {
    const { length, times } = repeatAt(lines, at);
    out.push({ lines: lines.slice(at, at + length), times });
    at += length * times;
  }
  return out;
}

function repeatAt(lines: readonly Line[], at: number): { readonly length: number; readonly times: number } {
  for (let length = 1; length <= LONGEST_REPEAT; length++) {
    const same = (from: number): boolean =>
      from + length <= lines.length &&
      lines.slice(at, at + length).every((line, i) => line.text === lines[from + i]!.text);
    let times = 1;
    while (same(at + times * length)) times++;
    if (times > 1) return { length, times };
  }
  return { length: 1, times: 1 };
}

/** What happened, in a few sentences; what is done again and again is said once. */
export function summed(lines: readonly Line[]): string {
  return folded(lines.map(({ text }) => text.replace(/\.$/, '')))
    .map(sentence)
    .join(' ');
}

/** What an option would change, in short: `Coins 5 → 3, Hand −1`. What is open stands as `?`. */
export function previewText(
  { changes }: Preview,
  view: View,
  words: Labels,
  me: Seat | undefined,
  nameOf: (seat: Seat) => string,
): string {
  const parts = changes.flatMap(({ path, from, to }) => {
    const [scope = '', ...rest] = path.split('.');
    const seat = scope === 'seats' ? Number(rest.shift()) : undefined;
    const field = rest[0] ?? '';
    // A game may leave out of previews what it shows elsewhere: the steps of a turn, the sizes of piles.
    const known = words.told(`preview.${field}`, {}) ?? words.told(`field.${field}`, {});
    const what = known ?? readable(field);
    const whose = seat === undefined || seat === me || view.seats.length === 1 ? '' : `${nameOf(seat)}: `;
    const items = itemsText(field, from, to, words);
    if (items.length > 0) return items.map((item) => `${whose}${item}`);
    const change = changeText(from, to);
    return what === '' || change === '' ? [] : [`${whose}${what} ${change}`];
  });
  return parts.slice(0, 6).join(' · ');
}

/** A list of numbers whose places have names, `preview.goods.0`: what changes at each of them. */
function itemsText(field: string, from: unknown, to: unknown, words: Labels): readonly string[] {
  if (!Array.isArray(from) || !Array.isArray(to) || from.length !== to.length) return [];
  return from.flatMap((value: number, i) => {
    const label = words.told(`preview.${field}.${i}`, {});
    return label === undefined || value === to[i] ? [] : [`${label} ${value} → ${to[i]}`];
  });
}

function changeText(from: unknown, to: unknown): string {
  if (to === null) return '?';
  if (typeof from === 'number' && typeof to === 'number') return `${from} → ${to}`;
  if (Array.isArray(from) && Array.isArray(to)) {
    const difference = to.length - from.length;
    return difference === 0 ? '' : difference > 0 ? `+${difference}` : `−${-difference}`;
  }
  return '';
}

/** What a strong player would answer, and what it would give for an answer the next time. */
export function hintText({ option, expected, line }: Hint, { seat, kind }: Asked, words: Labels): string {
  const next = line.slice(1).find((step) => step.seat === seat);
  const then = next === undefined ? '' : `, then perhaps: ${words.option(next.name, next.kind)}`;
  const chance = Math.round(expected * 100);
  return `A strong player would: ${words.option(option, kind)}${then} (chance to win about ${chance} %).`;
}
