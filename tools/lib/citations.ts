import { type Argument, type Expression, Visitor } from 'oxc-parser';
import { filesMatching, read } from './files.ts';
import { readSource, type Source } from './source.ts';

export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const ID = /\b[A-Z]+-\d+\.\d+\b/g;
const QUOTED = /\[([A-Z]+-\d+\.\d+(?:, *[A-Z]+-\d+\.\d+)*)\]/g;
const NOT_RUN = ['skip', 'todo'];

/** Every id that these files mention, in code and in comments. */
export function mentions(root: string, ...patterns: readonly string[]): readonly Citation[] {
  return filesMatching(root, ...patterns).flatMap((file) =>
    read(root, file)
      .split('\n')
      .flatMap((text, i) => (text.match(ID) ?? []).map((id) => ({ id, file, line: i + 1 }))),
  );
}

/** The ids that comments mention in another style than `[HOC-1.2]` or `[HOC-1.2, HOC-1.3]`. */
export function unbracketed(root: string, ...patterns: readonly string[]): readonly Citation[] {
  return filesMatching(root, ...patterns).flatMap((file) => {
    const { comments, lineAt } = readSource(root, file);
    return comments.flatMap(({ value, start }) =>
      (value.replaceAll(QUOTED, '').match(ID) ?? []).map((id) => ({ id, file, line: lineAt(start) })),
    );
  });
}

/** The ids that test titles quote: `test('[HOC-1.2] [HOC-1.3] …', …)`. A test that is skipped quotes nothing. */
export function quoted(root: string, ...patterns: readonly string[]): readonly Citation[] {
  return filesMatching(root, ...patterns).flatMap((file) => quotedIn(readSource(root, file)));
}

function quotedIn({ file, program, lineAt }: Source): readonly Citation[] {
  const found: Citation[] = [];
  let skipped = 0;
  new Visitor({
    CallExpression: (node) => {
      if (isSkipped(node.callee)) skipped++;
      if (skipped > 0) return;
      const line = lineAt(node.start);
      found.push(...idsIn(titleOf(node.arguments[0])).map((id) => ({ id, file, line })));
    },
    'CallExpression:exit': (node) => {
      if (isSkipped(node.callee)) skipped--;
    },
  }).visit(program);
  return found;
}

/** `test.skip(…)`, `test.skip.each(…)(…)` and the like. */
function isSkipped(callee: Expression): boolean {
  if (callee.type === 'CallExpression') return isSkipped(callee.callee);
  if (callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return (property.type === 'Identifier' && NOT_RUN.includes(property.name)) || isSkipped(object);
}

function titleOf(argument: Argument | undefined): string {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.raw).join(' ');
  return '';
}

function idsIn(title: string): readonly string[] {
  return [...title.matchAll(QUOTED)].flatMap((found) => found[1]!.split(/, */));
}
