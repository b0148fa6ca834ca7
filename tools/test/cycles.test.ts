import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Outcome } from '../lib/outcome.ts';
import { captured } from '../lib/run.ts';
import { tree } from './tree.ts';

const PACKAGES = ['white', 'black'];

/** What our linter says about files of two packages that know each other by name. */
function lint(files: { readonly [path: string]: string }): Promise<Outcome> {
  const manifests = PACKAGES.map((name): [string, string] => [
    `packages/${name}/package.json`,
    JSON.stringify({ name: `@chess/${name}`, type: 'module', exports: './src/index.ts' }),
  ]);
  const root = tree({ 'package.json': '{}', '.gitignore': 'node_modules', ...Object.fromEntries(manifests), ...files });
  mkdirSync(join(root, 'node_modules/@chess'), { recursive: true });
  for (const name of PACKAGES) symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@chess', name));
  copyFileSync(new URL('../../biome.json', import.meta.url), join(root, 'biome.json'));
  const args = ['lint', '--only=suspicious/noImportCycles', '--error-on-warnings'];
  return captured(root, { from: '@biomejs/biome', command: 'biome', args });
}

test('files that import each other in a circle are found, over several files', async () => {
  const { ok, output } = await lint({
    'packages/white/src/a.ts': "import './b.ts';\n",
    'packages/white/src/b.ts': "export * from './sub/c.ts';\n",
    'packages/white/src/sub/c.ts': "export const load = () => import('../a.ts');\n",
  });
  expect(ok).toBe(false);
  expect(output).toContain('packages/white/src/sub/c.ts');
});

test('types count, also from package to package', async () => {
  const { ok, output } = await lint({
    'packages/white/src/index.ts': "import type { Black } from '@chess/black';\nexport type White = Black;\n",
    'packages/black/src/index.ts': "import type { White } from '@chess/white';\nexport type Black = White;\n",
  });
  expect(ok).toBe(false);
  expect(output).toContain('which imports packages/white/src/index.ts');
});

test('one way is no circle', async () => {
  const { ok } = await lint({
    'packages/white/src/index.ts': "import type { Black } from '@chess/black';\nexport type White = Black;\n",
    'packages/black/src/index.ts': 'export type Black = 1;\n',
  });
  expect(ok).toBe(true);
});
