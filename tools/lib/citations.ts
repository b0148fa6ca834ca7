import { filesMatching, read } from './files.ts';
import { type Token, tokens } from './tokens.ts';

export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

const ID = /\b[A-Z]+-\d+\.\d+\b/g;
const QUOTED = /\[([A-Z]+-\d+\.\d+(?:, *[A-Z]+-\d+\.\d+)*)\]/g;

/** Every id that these files mention, in code and in comments. */
export function mentions(root: string, ...patterns: readonly string[]): readonly Citation[] {
  return filesMatching(root, ...patterns).flatMap((file) =>
    read(root, file)
      .split('\n')
      .flatMap((text, i) => (text.match(ID) ?? []).map((id) => ({ id, file, line: i + 1 }))),
  );
}

/** The ids that test titles quote: `test('[HOC-1.2] [HOC-1.3] …', …)`. A test that is skipped quotes nothing. */
export function quoted(root: string, ...patterns: readonly string[]): readonly Citation[] {
  return filesMatching(root, ...patterns).flatMap((file) => {
    const all = tokens(read(root, file));
    return all.flatMap(({ text, line }, i) => (isTitle(all, i) ? idsIn(text).map((id) => ({ id, file, line })) : []));
  });
}

function isTitle(all: readonly Token[], at: number): boolean {
  if (all[at]!.type !== 'string' || all[at - 1]?.text !== '(') return false;
  return !['skip', 'todo'].includes(all[at - 2]?.text ?? '');
}

function idsIn(title: string): readonly string[] {
  return [...title.matchAll(QUOTED)].flatMap((found) => found[1]!.split(/, */));
}
