import { describe, expect, test } from 'vitest';
import { importsOf } from '../lib/imports.ts';
import { tokens } from '../lib/tokens.ts';

const words = (source: string): string[] => tokens(source).flatMap((t) => (t.type === 'word' ? [t.text] : []));

describe('the lexer', () => {
  test('sees code and not what is written in comments, strings and regular expressions', () => {
    expect(words('a // b\n/* c */ d(\'e\', "f") + /g\\/[/]h/i.test(i)')).toEqual(['a', 'd', 'test', 'i']);
  });

  test('sees the code inside a template and not its text, at any depth', () => {
    expect(words('`a ${b + `c ${d({ e: 1 })} f`} g` + h')).toEqual(['b', 'd', 'e', 'h']);
  });

  test('tells a division from a regular expression', () => {
    expect(words('a / b / c; (d) / e / f; x[0] / g / h')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'x', 'g', 'h']);
    expect(words('return /b/.exec(c)')).toEqual(['return', 'exec', 'c']);
  });

  test('finds its way back after an apostrophe in the text of a page', () => {
    expect(words("<p>it's</p>\nimport('x')").at(-1)).toBe('import');
  });

  test('counts lines through comments and templates', () => {
    expect(tokens('/*\n*/`\n${a}\n`\nb').find((t) => t.text === 'b')?.line).toBe(5);
  });
});

describe('imports', () => {
  test('are found in every form, over several lines, with their line', () => {
    const source = [
      "import 'side';",
      'import {',
      '  a,',
      '  type B,',
      "} from 'many';",
      "import c, * as d from 'mixed';",
      "export { e } from 'named';",
      "export * from 'star';",
      "const f = await import('dynamic');",
    ].join('\n');
    expect(importsOf(source).map(({ specifier, line }) => `${specifier}:${line}`)).toEqual([
      'side:1',
      'many:2',
      'mixed:6',
      'named:7',
      'star:8',
      'dynamic:9',
    ]);
  });

  test('are types only when the whole statement says so', () => {
    const source =
      "import type { A } from 'a'; import { type B } from 'b'; export type { C } from 'c'; import type from 'd'";
    expect(importsOf(source).map(({ typeOnly }) => typeOnly)).toEqual([true, false, true, false]);
  });

  test('are not taken from comments, strings, plain exports or import.meta', () => {
    const source = "// import 'a'\nconst b = \"import 'b'\"; export { b };\nexport const from = 'c'; import.meta.main;";
    expect(importsOf(source)).toEqual([]);
  });

  test('that are computed are reported as such', () => {
    expect(importsOf('import(name); import(`./${name}.ts`)').map((i) => i.specifier)).toEqual([undefined, undefined]);
  });
});
