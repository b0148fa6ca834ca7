import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Game, verbs } from '@crownleaf/engine';
import { FAULTS } from '@crownleaf/testkit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { missingWords } from '../../apps/cli/test/missing-words.ts';
import * as zones from '../../packages/engine/src/zones.ts';
import { checkLayers } from '../check-layers.ts';
import { impureNames } from '../check-purity.ts';
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
    for (const name of ['tsconfig.json', 'biome.json', 'games/manifest.ts'])
      copyFileSync(join(HOME, name), join(root, name));
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
      'test/playthrough.test.ts',
      'manifest.ts',
    ]);
  });

  test('keeps its layers, is pure and has every rule tested', () => {
    expect([...checkLayers(root), ...impureNames(root), ...checkRules(root)]).toEqual([]);
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

  test('passes its own tests, once its playthrough is written', async () => {
    const run = (...words: string[]) => captured(root, { command: 'vitest', args: ['run', '--root', root, ...words] });
    vi.stubEnv('UPDATE_PLAYTHROUGHS', '1');
    await run('playthrough');
    vi.unstubAllEnvs();
    const { ok, output } = await run();
    expect(ok, output).toBe(true);
  });

  test('has a word for everything it asks', async () => {
    const { pips } = (await import(pathToFileURL(join(root, 'games/pips/src/game.ts')).href)) as { pips: Game };
    const en = JSON.parse(filesOfGuide()['games/pips/words/en.json']!);
    expect(missingWords({ game: pips, words: { en } })).toEqual([]);
  });
});

test.each([
  ['fault', FAULTS],
  ['verb', Object.keys(verbs())],
  ['way to move components', Object.keys(zones).filter((name) => name !== 'entries')],
])('CONTRIBUTING.md names every %s', (_, names) => {
  const guide = readFileSync(join(HOME, 'CONTRIBUTING.md'), 'utf8');
  expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(guide))).toEqual([]);
});
