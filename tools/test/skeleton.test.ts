import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OPTIONAL, REQUIRED_FILES, REQUIRED_FOLDERS, REQUIRED_UI, skeletonFaults } from '../lib/skeleton.ts';
import { tree } from './tree.ts';

const HOME = 'games/chess';

/** A game with everything that is required, and with what is given; undefined leaves a file out. */
function game(more: { readonly [path: string]: string | undefined } = {}): string[] {
  const files = {
    ...Object.fromEntries(
      [...REQUIRED_FILES, ...REQUIRED_FOLDERS.map((folder) => `${folder}/a.ts`)].map((path) => [path, '']),
    ),
    ...more,
  };
  const present = Object.entries(files).flatMap(([path, text]) =>
    text === undefined ? [] : [[`${HOME}/${path}`, text]],
  );
  return skeletonFaults(tree(Object.fromEntries(present))).map(({ file, message }) => `${file}: ${message}`);
}

const naming = (...folders: string[]) => `export const manifest = { folders: ${JSON.stringify(folders)} };`;

test('a game with all that is required is complete', () => {
  expect(game()).toEqual([]);
});

test.each(REQUIRED_FILES.filter((file) => file !== 'manifest.ts'))('a game without %s is not', (file) => {
  expect(game({ [file]: undefined })).toEqual([`${HOME}/${file}: every game has this: see CONTRIBUTING.md`]);
});

test.each(REQUIRED_FOLDERS)('a game with nothing in %s is not', (folder) => {
  expect(game({ [`${folder}/a.ts`]: undefined })).toEqual([
    `${HOME}/${folder}: every game has this: see CONTRIBUTING.md`,
  ]);
});

test.each(['src/invariant.ts', 'src/why-not/a.ts', 'src/flow/turn.ts', 'src/bot/a/b.ts', 'test/at.ts', 'NOTES.md'])(
  'a game may have %s',
  (path) => {
    expect(game({ [path]: '' })).toEqual([]);
  },
);

test.each(REQUIRED_UI)('a table of its own needs %s', (file) => {
  const table = Object.fromEntries(REQUIRED_UI.map((path) => [path, '']));
  expect(game(table)).toEqual([]);
  expect(game({ ...table, [file]: undefined })).toEqual([`${HOME}/${file}: every game has this: see CONTRIBUTING.md`]);
});

test('a file of its own lies in a folder', () => {
  expect(game({ 'src/dials.ts': '' })).toEqual([
    `${HOME}/src/dials.ts: no game has this in src itself: put it into a folder`,
  ]);
});

test('a folder of its own is named in the manifest', () => {
  const files = { 'src/places/market.ts': '', 'src/places/castle.ts': '' };
  expect(game(files)).toEqual([`${HOME}/src/places: no game has this folder: name it under 'folders' in the manifest`]);
  expect(game({ ...files, 'manifest.ts': naming('places') })).toEqual([]);
});

test('a folder that the manifest names is there', () => {
  expect(game({ 'manifest.ts': naming('places') })).toEqual([`${HOME}/manifest.ts: there is no folder 'src/places'`]);
});

test.each(['cards/a.ts', 'test/cards/a.test.ts', 'notes.txt'])('%s is unexpected', (path) => {
  expect(game({ [path]: '' })).toEqual([
    `${HOME}/${path.replace('/a.test.ts', '')}: no game has this: see CONTRIBUTING.md`,
  ]);
});

test('CONTRIBUTING.md has the whole skeleton in its table', () => {
  const guide = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
  const rows = guide.split('\n').filter((line) => line.startsWith('| '));
  const paths = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path.replace(/\/$/, '')));
  expect(paths).toEqual(expect.arrayContaining([...REQUIRED_FILES, ...REQUIRED_FOLDERS, ...REQUIRED_UI, ...OPTIONAL]));
});
