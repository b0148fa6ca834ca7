import { isBuiltin } from 'node:module';
import type { Fault } from './lib/fault.ts';
import { filesMatching, read } from './lib/files.ts';
import { importsOf } from './lib/imports.ts';
import { type Outcome, outcomeOf, reportAlone } from './lib/outcome.ts';
import { captured } from './lib/run.ts';
import { type Token, tokens } from './lib/tokens.ts';

/**
 * Names that bring in a clock, chance, a machine, a page, generated code or waiting. Rules are pure of all of them. The
 * rest of what a page or Node offers needs no place here: it does not resolve, see `resolvesAlone`.
 */
const GLOBALS = new Set(
  `Date performance process globalThis window document fetch eval setTimeout setInterval crypto Intl Promise async await
  WeakRef FinalizationRegistry SharedArrayBuffer Atomics`.split(/\s+/),
);

/** Members that give another result on another machine or at another time. */
const MEMBERS = new Set('random localeCompare toLocaleString toLocaleLowerCase toLocaleUpperCase'.split(' '));

const PURE = ['packages/engine/src/**/*.ts', 'games/*/src/**/*.ts', 'games/*/data/**/*.ts'];

/** Looks at every word of the rules outside comments and strings. */
export function impureWords(root: string): readonly Fault[] {
  return filesMatching(root, ...PURE).flatMap((file) => {
    const source = read(root, file);
    return [...impureTokens(file, source), ...machineImports(file, source)];
  });
}

function impureTokens(file: string, source: string): readonly Fault[] {
  const all = tokens(source);
  return all.flatMap((token, i) => {
    const name = token.type === 'word' ? impureName(all, i) : undefined;
    return name === undefined ? [] : [{ file, line: token.line, message: `'${name}' has no place in pure rules` }];
  });
}

function impureName(all: readonly Token[], at: number): string | undefined {
  const { text } = all[at]!;
  const before = all[at - 1]?.text;
  const after = all[at + 1]?.text;
  if (before === '.' && all[at - 2]?.text !== '.') return memberName(all, at);
  if (text === 'Function') return before === 'new' || after === '(' || after === '.' ? 'Function' : undefined;
  if (text === 'Math') return after === '.' ? undefined : 'Math as a value';
  if (!GLOBALS.has(text)) return undefined;
  const isKey = after === ':' && ['{', ',', ';', 'readonly'].includes(before ?? '');
  return isKey ? undefined : text;
}

function memberName(all: readonly Token[], at: number): string | undefined {
  const { text } = all[at]!;
  if (!MEMBERS.has(text)) return undefined;
  if (text !== 'random') return `.${text}`;
  return all[at - 2]?.text === 'Math' ? 'Math.random' : undefined;
}

function machineImports(file: string, source: string): readonly Fault[] {
  return importsOf(source).flatMap(({ specifier, line }) =>
    specifier !== undefined && isBuiltin(specifier)
      ? [{ file, line, message: `'${specifier}' is part of Node, and pure rules know no machine` }]
      : [],
  );
}

/** Checks the types of the rules once more where neither Node's nor a page's globals exist. */
export function resolvesAlone(root: string): Promise<Outcome> {
  return captured(root, { from: 'typescript', command: 'tsc', args: ['-p', 'tools/tsconfig.pure.json'] });
}

export async function checkPurity(root: string): Promise<Outcome> {
  const words = outcomeOf(impureWords(root));
  return words.ok ? resolvesAlone(root) : words;
}

if (import.meta.main) await reportAlone(checkPurity);
