import { describe, expect, test } from 'vitest';
import { importsOf } from '../lib/imports.ts';
import { parseSource } from '../lib/source.ts';

const importsIn = (source: string): string[] =>
  importsOf(parseSource('a.ts', source)).map(({ specifier, line }) => `${specifier}:${line}`);

describe('imports', () => {
  test('are found in every form, over several lines, with their line', () => {
    const source = [
      "import 'side';",
      'import {',
      '  a,',
      '  type B,',
      "} from 'many';",
      "import c, * as d from 'mixed';",
      "import type { T } from 'type';",
      "import {} from 'nothing';",
      "export { e } from 'named';",
      "export {} from 'named-nothing';",
      "export * from 'star';",
      "export type * from 'star-type';",
      "const f = await import('dynamic');",
      'const g = `${import(`template`)}`;',
      "type H = import('type-in-place').H;",
      "import i = require('required');",
    ].join('\n');
    expect(importsIn(source)).toEqual([
      'side:1',
      'many:2',
      'mixed:6',
      'type:7',
      'nothing:8',
      'named:9',
      'named-nothing:10',
      'star:11',
      'star-type:12',
      'dynamic:13',
      'template:14',
      'type-in-place:15',
      'required:16',
    ]);
  });

  test('are not taken from comments, strings, regular expressions, plain exports or import.meta', () => {
    const source =
      "// import 'a'\nconst b = \"import 'b'\"; export { b };\nexport const from = /import('c')/; import.meta.main;";
    expect(importsIn(source)).toEqual([]);
  });

  test('that are computed are reported as such', () => {
    expect(importsIn('import(name); import(`./${name}.ts`)')).toEqual(['undefined:1', 'undefined:1']);
  });

  test('are found in pages too', () => {
    const page = parseSource('a.tsx', "const a = <p>it's {import('x')}</p>;");
    expect(importsOf(page).map(({ specifier }) => specifier)).toEqual(['x']);
  });
});

test('a file that is no TypeScript is refused by its name', () => {
  expect(() => parseSource('games/chess/src/a.ts', 'const = 1')).toThrow('games/chess/src/a.ts: ');
});
