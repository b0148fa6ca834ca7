import { expect, test } from 'vitest';
import { checkFunctions } from '../check-functions.ts';
import { tree } from './tree.ts';

const statements = (count: number): string => 'a();\n'.repeat(count);

function faults(path: string, source: string): string[] {
  return checkFunctions(tree({ [path]: source })).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a function has up to 100 lines, its head, blank lines and comments included', () => {
  const around = (body: string): string => `\nexport function f() {\n// why\n\n${body}}\n`;
  expect(faults('apps/cli/src/a.ts', around(statements(96)))).toEqual([]);
  expect(faults('apps/cli/src/a.ts', around(statements(97)))).toEqual([
    'apps/cli/src/a.ts:2 f has 101 lines; 100 is the most',
  ]);
});

test.each([
  ['an arrow', `const f = () => {\n${statements(99)}};`],
  ['an element', `const f = () => (\n<p>\n${'<b />\n'.repeat(97)}</p>\n);`],
  ['a method', `class A { f() {\n${statements(99)}} }`],
  ['a function inside of another', `function g() { return function f() {\n${statements(99)}}; }`],
])('%s counts too', (_, source) => {
  expect(faults('packages/ui/src/a.tsx', source).join()).toContain('has 101 lines');
});

test('a class or a table of many short functions is no long function', () => {
  const methods = Array.from({ length: 60 }, (_, i) => `f${i}() {\na();\n}`);
  expect(faults('packages/ui/src/a.ts', `class A {\n${methods.join('\n')}\n}`)).toEqual([]);
  expect(faults('packages/ui/src/a.ts', `const table = {\n${methods.join(',\n')}\n}`)).toEqual([]);
});

test('tests, tools and games are free', () => {
  const long = `function f() {\n${statements(200)}}`;
  for (const path of ['apps/cli/test/a.test.ts', 'packages/bots/bench/a.ts', 'tools/a.ts', 'games/go/src/a.ts']) {
    expect(faults(path, long)).toEqual([]);
  }
});
