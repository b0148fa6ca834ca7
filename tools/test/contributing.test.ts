import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkLayers } from '../check-layers.ts';
import { impureWords } from '../check-purity.ts';
import { checkRules } from '../check-rules.ts';
import { captured } from '../lib/run.ts';
import { tree } from './tree.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));

/** The files that the guide shows: every block that names one. */
function filesOfGuide(): { [path: string]: string } {
  const guide = readFileSync(join(HOME, 'CONTRIBUTING.md'), 'utf8');
  const blocks = guide.matchAll(/^```\w+ (games\/\S+)\n(.*?)^```$/gms);
  return Object.fromEntries([...blocks].map(([, path, text]) => [path, text]));
}

describe('the game in CONTRIBUTING.md', () => {
  let root: string;
  beforeEach(() => {
    root = tree({
      'package.json': '{"type":"module"}',
      'packages/engine/package.json': '{"name":"@crownleaf/engine"}',
      'packages/testkit/package.json': '{"name":"@crownleaf/testkit"}',
      ...filesOfGuide(),
    });
    for (const name of ['tsconfig.json', 'biome.json']) copyFileSync(join(HOME, name), join(root, name));
    symlinkSync(join(HOME, 'node_modules'), join(root, 'node_modules'), 'junction');
  });

  test('has all its files', () => {
    expect(Object.keys(filesOfGuide()).map((path) => path.replace('games/pips/', ''))).toEqual([
      'package.json',
      'RULES.md',
      'src/state.ts',
      'src/round.ts',
      'src/game.ts',
      'words/en.json',
      'test/pips.test.ts',
    ]);
  });

  test('keeps its layers, is pure and has every rule tested', () => {
    expect([...checkLayers(root), ...impureWords(root), ...checkRules(root)]).toEqual([]);
  });

  test('has the right types', async () => {
    const { output } = await captured(root, { from: 'typescript', command: 'tsc', args: ['-p', '.'] });
    expect(output).toBe('');
  });

  test('has the house style', async () => {
    const args = ['check', '--error-on-warnings', '--vcs-enabled=false', '--colors=off', 'games'];
    const { ok, output } = await captured(root, { from: '@biomejs/biome', command: 'biome', args });
    expect(ok, output).toBe(true);
  });

  test('passes its own tests', async () => {
    const { ok, output } = await captured(root, { command: 'vitest', args: ['run', '--root', root] });
    expect(ok, output).toBe(true);
  });
});
