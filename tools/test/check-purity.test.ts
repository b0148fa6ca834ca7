import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { impureNames, resolvesAlone } from '../check-purity.ts';
import { tree } from './tree.ts';

const faults = (source: string, path = 'games/chess/src/a.ts'): string[] =>
  impureNames(tree({ [path]: source })).map(({ file, line, message }) => `${file}:${line} ${message}`);

describe('names that rules may not use', () => {
  test.each([
    ['Math.random', 'const a = Math.random()'],
    ['Math as a value', 'const { random } = Math'],
    ['Date', 'const a = new Date()'],
    ['performance', 'performance.now()'],
    ['process', 'if (process.env.A) b()'],
    ['globalThis', "globalThis['Date']"],
    ['window', 'window.a = 1'],
    ['document', 'document.title'],
    ['fetch', "fetch('a')"],
    ['eval', "eval('1')"],
    ['Function', "new Function('1')"],
    ['Function', "Function('1')"],
    ['setTimeout', 'setTimeout(a, 1)'],
    ['crypto', 'crypto.getRandomValues(a)'],
    ['async', 'const a = async () => 1'],
    ['async', 'function a() { return { async b() {} }; }'],
    ['await', 'await a'],
    ['await', 'for await (const a of b) c()'],
    ['Promise', 'type A = Promise<1>'],
    ['document', 'const a = { document }'],
    ['Date', 'const a = { [Date]: 1 }'],
    ['Function', 'const a = Function.prototype'],
    ['Math as a value', "Math['random']()"],
    ['Math.random', "Math['random']()"],
    ['.localeCompare', 'a.localeCompare(b)'],
    ['.localeCompare', 'a?.localeCompare(b)'],
    ['.localeCompare', "a['localeCompare'](b)"],
    ['Date', 'const a = `${Date.now()}`'],
  ])('%s', (name, source) => {
    expect(faults(`\n${source}`)).toContain(`games/chess/src/a.ts:2 '${name}' has no place in pure rules`);
  });

  test.each(['node:fs', 'fs'])('the import of %s', (name) => {
    expect(faults(`import { a } from '${name}'`).join()).toContain('pure rules know no machine');
  });
});

test('what only looks like them passes', () => {
  expect(
    faults(`
      // Date, Math.random and process are fine to speak of
      const words = ['Date', "eval('1')", \`window\`];
      const record = { document: 1, process: 2 };
      record.process = chance.random(3) + Math.floor(2) + deck.fetch;
      type Step = Function;
      interface Desk { readonly document: 1; fetch(): void }
      class Tray { process = 1; fetch() {} }
      const pattern = /Date/;
    `),
  ).toEqual([]);
});

test('only the engine and the rules of games are held to it', () => {
  const source = 'new Date()';
  expect(faults(source, 'packages/engine/src/a.ts')).toHaveLength(1);
  expect(faults(source, 'games/chess/data/a.ts')).toHaveLength(1);
  expect(faults(source, 'games/chess/test/a.test.ts')).toEqual([]);
  expect(faults(source, 'apps/cli/src/a.ts')).toEqual([]);
});

describe('globals of a page and of Node', () => {
  const project = (source: string): string => {
    const root = tree({ 'package.json': '{"type":"module"}', 'games/chess/src/a.ts': source });
    mkdirSync(join(root, 'tools'));
    for (const path of ['tsconfig.json', 'tools/tsconfig.pure.json']) {
      copyFileSync(new URL(`../../${path}`, import.meta.url), join(root, path));
    }
    return root;
  };

  test.each(['alert', 'setImmediate'])('such as %s do not even resolve', async (name) => {
    const { ok, output } = await resolvesAlone(project(`export const a = ${name};`));
    expect(ok).toBe(false);
    expect(output).toContain(`Cannot find name '${name}'`);
  });

  test('are not missed by rules that use the language alone', async () => {
    expect(await resolvesAlone(project('export const a = [1].map((n) => Math.max(n, 2));'))).toEqual({
      ok: true,
      output: '',
    });
  });
});
