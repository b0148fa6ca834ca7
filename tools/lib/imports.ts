import { type Token, tokens } from './tokens.ts';

export interface Import {
  /** Undefined when it is computed at run time. */
  readonly specifier: string | undefined;
  readonly line: number;
  /** `import type` and `export type … from`; an `import { type A }` still runs the module. */
  readonly typeOnly: boolean;
}

/** Everything that a file imports: statements, `export … from` and `import()`. */
export function importsOf(source: string): readonly Import[] {
  const all = tokens(source);
  const found: Import[] = [];
  all.forEach((token, i) => {
    if (token.type !== 'word' || all[i - 1]?.text === '.') return;
    if (token.text === 'import') found.push(...importAt(all, i));
    if (token.text === 'export') found.push(...exportAt(all, i));
  });
  return found;
}

function importAt(all: readonly Token[], at: number): readonly Import[] {
  const next = all[at + 1];
  if (next === undefined || isMark(next, '.') || isMark(next, ':')) return [];
  const { line } = all[at]!;
  if (isMark(next, '(')) {
    const argument = all[at + 2];
    const plain = argument?.type === 'string' && [',', ')'].includes(all[at + 3]?.text ?? '');
    return [{ specifier: plain ? argument.text : undefined, line, typeOnly: false }];
  }
  if (next.type === 'string') return [{ specifier: next.text, line, typeOnly: false }];
  const typeOnly = next.text === 'type' && !isMark(all[at + 2], ',') && !endsClause(all, at + 2);
  const from = specifierAfter(all, at + 1);
  return from === undefined ? [] : [{ specifier: from, line, typeOnly }];
}

function exportAt(all: readonly Token[], at: number): readonly Import[] {
  const typeOnly = all[at + 1]?.text === 'type';
  const clause = at + (typeOnly ? 2 : 1);
  if (!isMark(all[clause], '{') && !isMark(all[clause], '*')) return [];
  const from = specifierAfter(all, clause);
  return from === undefined ? [] : [{ specifier: from, line: all[at]!.line, typeOnly }];
}

/** The string after the `from` that ends this clause; none when the statement ends before. */
function specifierAfter(all: readonly Token[], start: number): string | undefined {
  let depth = 0;
  for (let i = start; i < all.length; i++) {
    const token = all[i]!;
    if (isMark(token, '{')) depth++;
    if (isMark(token, '}')) depth--;
    if (depth > 0) continue;
    if (endsClause(all, i)) return all[i + 1]!.text;
    const inside = token.type === 'word' || ['{', '}', ',', '*'].some((mark) => isMark(token, mark));
    const afterClause = isMark(all[i - 1], '}') && token.text !== 'from';
    if (!inside || (afterClause && i > start)) return undefined;
  }
  return undefined;
}

function endsClause(all: readonly Token[], at: number): boolean {
  return all[at]?.type === 'word' && all[at].text === 'from' && all[at + 1]?.type === 'string';
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.type === 'punctuation' && token.text === mark;
}
