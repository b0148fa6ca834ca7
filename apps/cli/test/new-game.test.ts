import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { conforms } from '@crownleaf/testkit';
import { afterAll, expect, test } from 'vitest';
import type { GameManifest } from '../../../games/manifest.ts';
import { parseRules } from '../../../games/rules.ts';
import { crownleaf } from './crownleaf.ts';
import { missingWords } from './missing-words.ts';

// Inside the project, so that the new game finds the engine; ignored by every other tool.
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
mkdirSync(dist, { recursive: true });
const folder = mkdtempSync(join(dist, 'new-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What every game has. */
const SKELETON = [
  'RULES.md',
  'data/cards.ts',
  'manifest.ts',
  'package.json',
  'src/bot/baseline.ts',
  'src/bot/bot.ts',
  'src/components.ts',
  'src/effects/coin.ts',
  'src/effects/effects.ts',
  'src/effects/lantern.ts',
  'src/flow/setup.ts',
  'src/flow/turn.ts',
  'src/flow/whole-game.ts',
  'src/game.ts',
  'src/kinds.ts',
  'src/options.ts',
  'src/score.ts',
  'src/state.ts',
  'src/verbs.ts',
  'src/why-not.ts',
  'test/conforms.test.ts',
  'test/drawing.ts',
  'test/effects/coin.test.ts',
  'test/effects/lantern.test.ts',
  'test/playthrough.test.ts',
  'test/playthroughs/random.txt',
  'test/rules/end.test.ts',
  'test/rules/turn.test.ts',
  'words/en.json',
];

function filesIn(home: string): readonly string[] {
  const entries = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(home, join(entry.parentPath, entry.name)).replaceAll(sep, '/')).toSorted();
}

test.each([[[]], [['--no-table']]])('a new game has the files of the skeleton (%j)', (flags) => {
  const target = mkdtempSync(join(folder, 'files-'));
  const { code, out } = crownleaf(['new-game', 'reef', '--folder', target, ...flags]);
  expect(code).toBe(0);
  const files = filesIn(join(target, 'reef'));
  const ofTable = files.filter((file) => file.startsWith('ui/') || file === 'test/tutorial.test.ts');
  expect(files.filter((file) => !ofTable.includes(file))).toEqual(SKELETON);
  const hasTable = flags.length === 0;
  expect(ofTable.includes('ui/manifest.ts')).toBe(hasTable);
  expect(ofTable.length > 0).toBe(hasTable);
  expect(readFileSync(join(target, 'reef/package.json'), 'utf8').includes('@crownleaf/ui')).toBe(hasTable);
  expect(out).toContain(hasTable ? '/games/reef/learn' : 'on a plain table');
});

test('a new game conforms, has its own name everywhere, and is said how to register', async () => {
  const { code, out } = crownleaf(['new-game', 'sea-of-salt', '--folder', folder]);
  expect(code).toBe(0);
  expect(out).toContain("import { manifest as seaOfSalt } from './sea-of-salt/manifest.ts';");

  const home = join(folder, 'sea-of-salt');
  for (const file of filesIn(home)) expect(readFileSync(join(home, file), 'utf8'), file).not.toMatch(/skeleton/i);
  expect(readFileSync(join(home, 'ui/style.css'), 'utf8')).toContain('.sea-of-salt-row');

  const rules = parseRules(readFileSync(join(home, 'RULES.md'), 'utf8'));
  expect(rules[0]?.id).toBe('SEAOFSALT-1.1');
  const { manifest } = (await import(pathToFileURL(join(home, 'manifest.ts')).href)) as { manifest: GameManifest };
  const seaOfSalt = await manifest.game();
  expect([seaOfSalt.id, seaOfSalt.name]).toEqual(['sea-of-salt', 'Sea Of Salt']);
  expect([manifest.id, manifest.name, manifest.seats]).toEqual([seaOfSalt.id, seaOfSalt.name, seaOfSalt.seats]);
  expect(conforms(seaOfSalt, { seats: [2], games: 3 }).games).toBe(3);
  const en = await manifest.words();
  expect(missingWords({ game: seaOfSalt, words: { en } })).toEqual([]);

  expect(crownleaf(['new-game', 'sea-of-salt', '--folder', folder]).code).toBe(2);
});
