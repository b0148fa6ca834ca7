import { describe, expect, test } from 'vitest';
import { importFaults } from '../check-layers.ts';
import { tree } from './tree.ts';

const PROJECT = {
  'packages/engine/package.json': '{"name":"@crownleaf/engine"}',
  'packages/testkit/package.json': '{"name":"@crownleaf/testkit"}',
  'packages/bots/package.json': '{"name":"@crownleaf/bots"}',
  'packages/protocol/package.json': '{"name":"@crownleaf/protocol"}',
  'games/chess/package.json': '{"name":"@crownleaf/chess"}',
  'games/go/package.json': '{"name":"@crownleaf/go"}',
};

/** What the check says about one file of an otherwise clean project. */
function faults(path: string, source: string, more: { readonly [path: string]: string } = {}): string[] {
  const found = importFaults(tree({ ...PROJECT, [path]: source, ...more }));
  return found.map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`);
}

function passes(path: string, ...specifiers: string[]): void {
  expect(faults(path, specifiers.map((s) => `import { a } from '${s}';`).join('\n'))).toEqual([]);
}

function fails(path: string, specifier: string, message: RegExp): void {
  const found = faults(path, `\nimport { a } from '${specifier}';`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${path}:2 '${specifier}' is out of bounds: `);
  expect(found[0]).toMatch(message);
}

describe('the engine', () => {
  test('imports its one package and itself', () => {
    passes('packages/engine/src/a.ts', '@noble/hashes/sha2.js', './b.ts');
  });
  test.each(['zod', 'node:fs', 'fs', '@crownleaf/testkit', '@crownleaf/chess', '../test/a.ts'])(
    'does not import %s',
    (specifier) => fails('packages/engine/src/a.ts', specifier, /the engine imports nothing but/),
  );
  test('may be tested with the test kit, vitest, fast-check and Node, but with no game', () => {
    passes('packages/engine/test/a.test.ts', '../src/a.ts', '@crownleaf/testkit', 'vitest', 'fast-check', 'node:fs');
    fails('packages/engine/test/a.test.ts', '@crownleaf/chess', /the game 'chess'/);
    fails('packages/engine/bench/a.ts', '@crownleaf/chess', /the game 'chess'/);
  });
});

describe('the other packages', () => {
  test.each(['bots', 'protocol', 'testkit'])('%s imports the engine', (name) => {
    passes(`packages/${name}/src/a.ts`, '@crownleaf/engine', './b.ts');
  });
  test.each(['bots', 'protocol'])('%s knows no Node', (name) => {
    fails(`packages/${name}/src/a.ts`, 'node:fs', /imports? the engine (and zod )?only/);
  });
  test('bots use Node and piscina in a folder of its own, which the rest of them does not import', () => {
    passes('packages/bots/node/a.ts', 'piscina', 'node:os', '../src/a.ts', './b.ts', '@crownleaf/engine');
    passes('packages/bots/test/a.test.ts', '../node/a.ts');
    fails('packages/bots/src/a.ts', '../node/a.ts', /in the folder node/);
    fails('packages/bots/src/a.ts', 'piscina', /in the folder node/);
    fails('packages/bots/node/a.ts', 'vitest', /in the folder node/);
    fails('packages/protocol/node/a.ts', '../src/a.ts', /the engine and zod only/);
  });
  test('the test kit may use Node, but no test runner', () => {
    passes('packages/testkit/src/a.ts', 'node:fs');
    fails('packages/testkit/src/a.ts', 'vitest', /the engine and Node only/);
  });
  test('the design system knows the types of the protocol, but not its checks', () => {
    passes('packages/ui/src/a.tsx', 'react', '@crownleaf/engine', '@crownleaf/protocol/types');
    for (const checks of ['@crownleaf/protocol', 'zod']) {
      fails('packages/ui/src/a.tsx', checks, /the design system imports react/);
    }
    fails('games/chess/ui/a.tsx', '@crownleaf/protocol/types', /a game's ui imports react/);
  });
  test('bots know no game', () => {
    fails('packages/bots/src/a.ts', '@crownleaf/chess', /only apps, tools and games\/registry.ts/);
    fails('packages/bots/src/a.ts', '../../../games/registry.ts', /only apps, tools and games\/registry.ts/);
  });
  test('bots may be tried on a game', () => {
    passes('packages/bots/test/a.test.ts', '@crownleaf/chess', '../../../games/go/src/game.ts');
  });
  test('another package is imported by name', () => {
    fails('packages/bots/src/a.ts', '../../engine/src/a.ts', /by its name/);
  });
  test('a package without a rule is asked for one', () => {
    fails('packages/extra/src/a.ts', 'zod', /has no rule of its own yet/);
  });
});

describe('a game', () => {
  test('imports the engine, itself and its data', () => {
    passes('games/chess/src/a.ts', '@crownleaf/engine', './b.ts', '../data/c.ts');
    passes('games/chess/data/c.ts', '../src/a.ts');
  });
  test.each(['zod', 'node:fs', '@crownleaf/testkit', '@crownleaf/bots', '../ui/a.ts', '../test/a.ts'])(
    'does not import %s',
    (specifier) => fails('games/chess/src/a.ts', specifier, /only the engine and itself/),
  );
  test.each(['@crownleaf/go', '../../go/src/a.ts', '../../registry.ts'])('does not import %s either', (specifier) => {
    fails('games/chess/src/a.ts', specifier, /only apps, tools and games\/registry.ts/);
  });
  test('is tested with the test kit and Node', () => {
    passes('games/chess/test/rules/a.test.ts', '../../src/a.ts', '@crownleaf/testkit', '@crownleaf/engine', 'node:fs');
    fails('games/chess/test/a.test.ts', '@crownleaf/go', /the game 'go'/);
  });
  test('shows itself with react, the design system and what it says of itself', () => {
    passes('games/chess/ui/a.tsx', 'react', './b.tsx', '../src/a.ts', '../data/a.ts', '@crownleaf/engine');
    fails('games/chess/ui/a.tsx', '@crownleaf/go', /the game 'go'/);
    fails('games/chess/ui/a.tsx', 'node:fs', /a game's ui imports react/);
    fails('games/chess/ui/a.tsx', 'zod', /a game's ui imports react/);
    fails('games/chess/src/a.ts', '../ui/a.tsx', /a game's src imports only/);
  });
  test('says in its manifest where its rules and words are, and draws nothing there', () => {
    passes('games/chess/manifest.ts', '../manifest.ts', './src/game.ts', './words/en.json');
    fails('games/chess/manifest.ts', './ui/index.tsx', /loads no ui/);
    fails('games/chess/manifest.ts', '../registry.ts', /only apps, tools and games\/registry.ts/);
    fails('games/chess/manifest.ts', 'node:fs', /a game's manifest imports/);
    passes('games/chess/ui/manifest.ts', './index.tsx', '../src/a.ts');
  });
  test('names what it imports', () => {
    expect(faults('games/chess/src/a.ts', 'import(name)').join()).toContain('a computed import() cannot be checked');
    expect(faults('apps/cli/src/a.ts', 'import(name)')).toEqual([]);
  });
});

test('apps, tools and the registry import games', () => {
  passes('apps/cli/src/a.ts', '../../../games/registry.ts', '@crownleaf/go', 'node:fs', 'zod');
  passes('tools/a.ts', '../games/registry.ts', '@crownleaf/go');
  passes('games/registry.ts', './chess/src/game.ts', '@crownleaf/go', '@crownleaf/engine');
  passes('games/test/a.test.ts', '../registry.ts', 'vitest', 'node:fs');
  fails('games/registry.ts', 'vitest', /only games and the engine/);
});
