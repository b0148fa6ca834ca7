import { stripVTControlCharacters, styleText } from 'node:util';
import { itemAt } from '@crownleaf/engine';

export const WIDTH = 80;

export function out(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  out(JSON.stringify(value));
}

/** `styleText` leaves colours out where the stream is no terminal or asks for none. */
export function bold(text: string): string {
  return styleText('bold', text, { stream: process.stdout });
}

export function dim(text: string): string {
  return styleText('dim', text, { stream: process.stdout });
}

export function coloured(colour: 'green' | 'red' | 'yellow', text: string): string {
  return styleText(colour, text, { stream: process.stdout });
}

/** What the eye sees of a text that may be styled. */
export function seen(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Breaks a paragraph at spaces, but not at those that do not break, so that no line is wider than a terminal. */
export function wrapped(text: string, first = '', rest = first, width = WIDTH): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/[ \t\r\n]+/)) {
    const start = line === first || line === rest;
    if (!start && seen(line) + 1 + seen(word) > width) {
      lines.push(line);
      line = rest + word;
    } else line += start ? word : ` ${word}`;
  }
  return [...lines, line];
}

const GAP = 2;

/** Two columns, the second wrapped under itself. */
export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + GAP;
  const rest = ' '.repeat(GAP + left);
  return rows.flatMap(([name, about]) => wrapped(about, `  ${name.padEnd(left)}`, rest));
}

/** A table with a bold head; columns of numbers stand to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => itemAt(row, i).length)));
  const right = head.map((_, i) => rows.length > 0 && rows.every((row) => /^[-−–\d]/.test(itemAt(row, i))));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (right[i] ? cell.padStart(itemAt(widths, i)) : cell.padEnd(itemAt(widths, i))))
      .join('  ')
      .trimEnd();
  return [bold(line(head)), ...rows.map(line)];
}

/** Named values below each other. */
export function facts(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length)) + GAP;
  return rows.map(([name, value]) => `${dim(name.padEnd(width))}${value}`);
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export function whole(value: number): string {
  return WHOLE.format(value);
}

export function fixed(value: number, digits = 2): string {
  return value.toFixed(digits);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
