import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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

test('a new game conforms, has its own name everywhere, and is said how to register', async () => {
  const { code, out } = crownleaf(['new-game', 'sea-of-salt', '--folder', folder]);
  expect(code).toBe(0);
  expect(out).toContain("import { manifest as seaOfSalt } from './sea-of-salt/manifest.ts';");

  const home = join(folder, 'sea-of-salt');
  const files = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.map((file) => file.slice(home.length + 1)).toSorted()).toEqual([
    ...[
      'RULES.md',
      'manifest.ts',
      'package.json',
      'src/game.ts',
      'src/state.ts',
      'src/turn.ts',
      'test/sea-of-salt.test.ts',
    ],
    'words/en.json',
  ]);
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/skeleton/i);

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
