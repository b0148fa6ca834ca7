import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Game, verbs } from '@crownleaf/engine';
import { FAULTS } from '@crownleaf/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crownleaf } from '../../apps/cli/test/crownleaf.ts';
import { missingWords } from '../../apps/cli/test/missing-words.ts';
import * as zones from '../../packages/engine/src/zones.ts';
import { checkLayers } from '../check-layers.ts';
import { impureNames } from '../check-purity.ts';
import { checkRules } from '../check-rules.ts';
import { captured } from '../lib/run.ts';

const HOME = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(join(HOME, 'CONTRIBUTING.md'), 'utf8');

/** Every block of the guide that names a file. */
const blocks = [...guide.matchAll(/^```\w+ (games\/\S+)\n(.*?)^```$/gms)].map(([, path, text]) => ({ path, text }));

describe('the game that CONTRIBUTING.md goes through', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'crownleaf-guide-'));
    for (const [path, text] of [
      ['package.json', '{"type":"module"}'],
      ['packages/engine/package.json', '{"name":"@crownleaf/engine"}'],
      ['packages/testkit/package.json', '{"name":"@crownleaf/testkit"}'],
      ['packages/ui/package.json', '{"name":"@crownleaf/ui"}'],
    ] as const) {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    expect(crownleaf(['new-game', 'pips', '--folder', join(root, 'games')]).code).toBe(0);
    for (const name of ['tsconfig.json', 'biome.json', 'games/manifest.ts'])
      copyFileSync(join(HOME, name), join(root, name));
    symlinkSync(join(HOME, 'node_modules'), join(root, 'node_modules'), 'junction');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('has files to show', () => {
    expect(blocks.length).toBeGreaterThan(10);
  });

  test.each(blocks)('$path is laid down as it is shown', ({ path, text }) => {
    expect(text).toBe(readFileSync(join(root, path!), 'utf8'));
  });

  test('keeps its layers, is pure and has every rule tested', () => {
    expect([...checkLayers(root), ...impureNames(root), ...checkRules(root)]).toEqual([]);
  });

  test('has the right types, the house style, and passes its own tests', async () => {
    const style = ['check', '--error-on-warnings', '--vcs-enabled=false', '--colors=off', 'games'];
    for (const command of [
      { from: 'typescript', command: 'tsc', args: ['-p', '.'] },
      { from: '@biomejs/biome', command: 'biome', args: style },
      { command: 'vitest', args: ['run', '--root', root] },
    ]) {
      const { ok, output } = await captured(root, command);
      expect(ok, output).toBe(true);
    }
  });

  test('has a word for everything it asks', async () => {
    const { pips } = (await import(pathToFileURL(join(root, 'games/pips/src/game.ts')).href)) as { pips: Game };
    const en = JSON.parse(readFileSync(join(root, 'games/pips/words/en.json'), 'utf8'));
    expect(missingWords({ game: pips, words: { en } })).toEqual([]);
  });
});

test.each([
  ['fault', FAULTS],
  ['verb', Object.keys(verbs())],
  ['way to move components', Object.keys(zones).filter((name) => name !== 'entries')],
])('CONTRIBUTING.md names every %s', (_, names) => {
  expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(guide))).toEqual([]);
});
