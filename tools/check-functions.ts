import { Visitor } from 'oxc-parser';
import type { Fault } from './lib/fault.ts';
import { sourceFiles } from './lib/files.ts';
import { homeOf } from './lib/layers.ts';
import { outcomeOf, reportAlone } from './lib/outcome.ts';
import { readSource, type Source } from './lib/source.ts';

const MAX_LINES = 100;

/** Functions that may be longer, by file and name. */
const EXCEPTIONS: ReadonlySet<string> = new Set([
  // Written out, because words in registers are four times as fast as an array.
  'packages/engine/src/chacha.ts chachaBlock',
]);

/** Checks that no function of the packages and apps is too long to be read in one go; tests are free. */
export function checkFunctions(root: string): readonly Fault[] {
  return sourceFiles(root)
    .filter(isChecked)
    .flatMap((file) => longFunctions(readSource(root, file)));
}

function isChecked(file: string): boolean {
  const home = homeOf(file);
  return (home?.area === 'packages' || home?.area === 'apps') && home.place !== 'test';
}

interface FunctionNode {
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string } | null;
}

function longFunctions({ file, program, lineAt }: Source): readonly Fault[] {
  const faults: Fault[] = [];
  const checkLength = ({ start, end, id }: FunctionNode): void => {
    const line = lineAt(start);
    const lines = lineAt(end) - line + 1;
    const name = id?.name ?? 'a function';
    if (lines <= MAX_LINES || EXCEPTIONS.has(`${file} ${name}`)) return;
    faults.push({ file, line, message: `${name} has ${lines} lines; ${MAX_LINES} is the most` });
  };
  new Visitor({
    FunctionDeclaration: checkLength,
    FunctionExpression: checkLength,
    ArrowFunctionExpression: checkLength,
  }).visit(program);
  return faults;
}

if (import.meta.main) await reportAlone((root) => outcomeOf(checkFunctions(root)));
