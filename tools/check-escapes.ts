import { Visitor } from 'oxc-parser';
import type { Fault } from './lib/fault.ts';
import { sourceFiles } from './lib/files.ts';
import { homeOf } from './lib/layers.ts';
import { outcomeOf, reportAlone } from './lib/outcome.ts';
import { readSource, type Source } from './lib/source.ts';

/** Lower it when there are fewer: a check or a better type says the same and is held to it. */
export const MAX_NON_NULL_ASSERTIONS = 899;

/** Checks that types are not evaded: no cast through `unknown`, and few `!` in all; tests are free. */
export function checkEscapes(root: string, max = MAX_NON_NULL_ASSERTIONS): readonly Fault[] {
  const found = sourceFiles(root)
    .filter(isChecked)
    .map((file) => escapesIn(readSource(root, file)));
  const casts = found.flatMap((each) => each.casts);
  const assertions = found.flatMap((each) => each.assertions);
  return assertions.length <= max ? casts : [...casts, tooMany(assertions, max)];
}

function isChecked(file: string): boolean {
  return homeOf(file)?.place !== 'test' && !file.startsWith('tools/test/');
}

interface Escapes {
  readonly casts: readonly Fault[];
  /** The file of each. */
  readonly assertions: readonly string[];
}

function escapesIn({ file, program, lineAt }: Source): Escapes {
  const casts: Fault[] = [];
  const assertions: string[] = [];
  new Visitor({
    TSAsExpression: ({ start, expression }) => {
      if (expression.type !== 'TSAsExpression' || expression.typeAnnotation.type !== 'TSUnknownKeyword') return;
      casts.push({ file, line: lineAt(start), message: 'a cast through unknown hides what the type should say' });
    },
    TSNonNullExpression: () => {
      assertions.push(file);
    },
  }).visit(program);
  return { casts, assertions };
}

/** Names the file that has most of them, where looking pays first. */
function tooMany(assertions: readonly string[], max: number): Fault {
  const counts = [...Map.groupBy(assertions, (file) => file)].map(([file, { length }]) => ({ file, count: length }));
  const { file, count } = counts.reduce((most, each) => (each.count > most.count ? each : most));
  return {
    file,
    message: `${assertions.length} non-null assertions in all, ${count} of them here; ${max} is the most`,
  };
}

if (import.meta.main) await reportAlone((root) => outcomeOf(checkEscapes(root)));
