import { type Cause, type Decision, type Engine, itemAt } from '@crownleaf/engine';
import type { Labels } from '@crownleaf/words';
import { bold, dim, seen, wrapped } from '../print.ts';

/** Who is asked what and why, and the numbered options. */
export function questionLines(
  engine: Engine,
  labels: Labels,
  decision: Decision,
  turn: number,
  width: number,
): string[] {
  const why = decision.because.slice(0, -1).map((cause) => causeText(labels, cause));
  const asked = causeText(labels, decision.because.at(-1) ?? { label: decision.kind });
  return [
    ...wrapped(`${bold(`Turn ${turn}, you are asked:`)} ${asked}`, '', '  ', width),
    ...(why.length === 0 ? [] : wrapped(`because of ${why.join(' › ')}`, '  ', '    ', width).map(dim)),
    ...optionLines(namesOf(engine, decision), (name) => labels.option(name, decision.kind), width),
  ];
}

export function causeText(labels: Labels, cause: Cause): string {
  return `${labels.cause(cause)}${cause.rule === undefined ? '' : dim(` [${cause.rule}]`)}`;
}

export function namesOf(engine: Engine, { kind, options }: Decision): readonly string[] {
  return options.map((option) => engine.nameOption(kind, option));
}

const FEW = 6;
const GAP = 3;

/** In columns, read downwards, when there are many and they are short. */
function optionLines(names: readonly string[], labelOf: (name: string) => string, width: number): string[] {
  const digits = String(names.length).length;
  const texts = names.map((name, i) => `${bold(String(i + 1).padStart(digits))}  ${labelOf(name)}`);
  const column = Math.max(...texts.map(seen)) + 2;
  const cells = texts.map((text, i) => `${padded(text, column)}${dim(itemAt(names, i))}`);
  const cell = Math.max(...cells.map(seen)) + GAP;
  const across = names.length <= FEW ? 1 : Math.max(1, Math.floor((width - 2 + GAP) / cell));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) => {
    const line = cells.filter((_, i) => i % down === row);
    return `  ${line.map((text, i) => (i === line.length - 1 ? text : padded(text, cell))).join('')}`;
  });
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - seen(text)));
}

/** The name that a word of input means, or what is wrong with it. A wish that no option fits stays as it is. */
export function meant(word: string, names: readonly string[]): { readonly name: string } | { readonly wrong: string } {
  if (/^\d+$/.test(word)) {
    const name = names[Number(word) - 1];
    return name === undefined ? { wrong: `there is no option ${word}; possible: 1 to ${names.length}` } : { name };
  }
  const wish = word.toLowerCase();
  if (names.includes(wish)) return { name: wish };
  for (const fits of [startsWith, thingStartsWith]) {
    const found = names.filter((name) => fits(name, wish));
    if (found.length === 1) return { name: itemAt(found, 0) };
    if (found.length > 1) return { wrong: `'${word}' may mean ${found.join(', ')}` };
  }
  return { name: word };
}

function startsWith(name: string, wish: string): boolean {
  return name.startsWith(wish);
}

/** `gold` is enough for `buy:gold`. */
function thingStartsWith(name: string, wish: string): boolean {
  return name.includes(`:${wish}`);
}
