import { expect, test } from 'vitest';
import { checkEscapes } from '../check-escapes.ts';
import { tree } from './tree.ts';

function faults(files: { readonly [path: string]: string }, max?: number): string[] {
  return checkEscapes(tree(files), max).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a cast through unknown is found, also over several lines', () => {
  const message = 'a cast through unknown hides what the type should say';
  expect(faults({ 'apps/cli/src/a.ts': '\nconst a = b as unknown as C;' })).toEqual([`apps/cli/src/a.ts:2 ${message}`]);
  expect(faults({ 'games/go/src/a.ts': 'const a = b as unknown as\nC;' })).toEqual([`games/go/src/a.ts:1 ${message}`]);
});

test('other casts, and what only reads like one, are no escapes', () => {
  const source = "const a = b as C;\nconst c = d as unknown;\n// b as unknown as C\nconst e = 'b as unknown as C';";
  expect(faults({ 'packages/ui/src/a.ts': source })).toEqual([]);
});

test('non-null assertions are counted over all files, and the file with the most is named', () => {
  const files = { 'packages/ui/src/a.tsx': 'a!; !b; c !== d;', 'games/go/src/b.ts': 'a!.b![0]!;', 'tools/c.ts': 'c!;' };
  expect(faults(files, 5)).toEqual([]);
  expect(faults(files, 4)).toEqual([
    'games/go/src/b.ts:undefined 5 non-null assertions in all, 3 of them here; 4 is the most',
  ]);
});

test('tests are free', () => {
  const source = 'const a = b! as unknown as C;';
  for (const path of ['apps/cli/test/a.test.ts', 'packages/bots/bench/a.ts', 'tools/test/a.test.ts']) {
    expect(faults({ [path]: source }, 0)).toEqual([]);
  }
});
