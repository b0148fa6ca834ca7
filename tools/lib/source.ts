import { type ParseResult, parseSync } from 'oxc-parser';
import { read } from './files.ts';

/** A parsed file. */
export interface Source {
  readonly file: string;
  readonly program: ParseResult['program'];
  readonly comments: ParseResult['comments'];
  lineAt(offset: number): number;
}

/** Throws where a file is no TypeScript: a check that saw nothing of it would pass. */
export function parseSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text, { sourceType: 'module' });
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  return { file, program, comments, lineAt: (offset) => text.slice(0, offset).split('\n').length };
}

export function readSource(root: string, file: string): Source {
  return parseSource(file, read(root, file));
}
