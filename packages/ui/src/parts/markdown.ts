/** A part of a text that stands by itself. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const ROW = /^\s*\|.*\|\s*$/;
const UNDERLINE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** The few forms of Markdown that rules use: paragraphs, lists and tables. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length > 0) blocks.push(...blocksIn(lines));
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') close();
    else lines.push(line);
  }
  close();
  return blocks;
}

/** Lines without an empty one between them: a paragraph, and the list or table that may follow it at once. */
function blocksIn(lines: readonly string[]): readonly Block[] {
  const at = lines.findIndex((line, i) => ITEM.test(line) || (ROW.test(line) && UNDERLINE.test(lines[i + 1] ?? '')));
  if (at < 0) return [{ kind: 'paragraph', text: joined(lines) }];
  const before: readonly Block[] = at === 0 ? [] : [{ kind: 'paragraph', text: joined(lines.slice(0, at)) }];
  const rest = lines.slice(at);
  return [...before, ...(ROW.test(rest[0]!) ? tableIn(rest) : [listIn(rest)])];
}

function listIn(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line)?.[2];
    if (item === undefined) items.push(joined([items.pop() ?? '', line]));
    else items.push(item);
  }
  return { kind: 'list', numbered: ITEM.exec(lines[0]!)?.[1] !== undefined, items };
}

function tableIn(lines: readonly string[]): readonly Block[] {
  const end = lines.findIndex((line) => !ROW.test(line));
  const [head = '', , ...rows] = lines.slice(0, end < 0 ? lines.length : end);
  const table: Block = { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
  return end < 0 ? [table] : [table, ...blocksIn(lines.slice(end))];
}

function cellsOf(row: string): readonly string[] {
  return row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(' ');
}

export interface Span {
  readonly kind: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  readonly text: string;
}

const SPANS =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s][^*]*)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]{2,5}-\d+\.\d+[a-z]?\b)/g;
const KINDS = ['strong', 'em', 'code', 'rule'] as const;

/** What stands out inside a line; a rule is named by its number. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(SPANS)) {
    if (found.index > from) spans.push({ kind: 'plain', text: text.slice(from, found.index) });
    for (const kind of KINDS) {
      const inside = found.groups?.[kind];
      if (inside !== undefined) spans.push({ kind, text: inside });
    }
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) });
  return spans;
}
