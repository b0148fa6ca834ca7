import { Visitor } from 'oxc-parser';
import type { Fault } from './fault.ts';
import { exists, filesMatching } from './files.ts';
import { readSource } from './source.ts';

/** What every game consists of, so that somebody who knows one finds everything in the next. CONTRIBUTING.md has it as a table. */
export const REQUIRED_FILES = [
  'RULES.md',
  'manifest.ts',
  'package.json',
  'words/en.json',
  'src/game.ts',
  'src/state.ts',
  'src/options.ts',
  'src/components.ts',
  'src/kinds.ts',
  'src/verbs.ts',
  'src/score.ts',
  'src/why-not.ts',
  'src/flow/setup.ts',
  'src/flow/whole-game.ts',
  'src/bot/bot.ts',
  'test/conforms.test.ts',
  'test/playthrough.test.ts',
] as const;

export const REQUIRED_FOLDERS = ['data', 'src/effects', 'test/rules', 'test/effects', 'test/playthroughs'] as const;

/** What a game with a table of its own has. */
export const REQUIRED_UI = ['ui/manifest.ts', 'ui/index.tsx', 'ui/style.css', 'ui/world.css'] as const;

/** What a game has only if it needs it. */
export const OPTIONAL = [
  'src/scripts.ts',
  'src/invariant.ts',
  'src/determinise.ts',
  'src/describe.ts',
  'src/why-not',
  'test/bot',
  'ui',
  'bench',
] as const;

const KNOWN: readonly string[] = [...REQUIRED_FILES, ...REQUIRED_FOLDERS, ...OPTIONAL];

/** Checks the files and folders of every game; those of its own lie in folders that its manifest names. */
export function skeletonFaults(root: string): readonly Fault[] {
  const games = filesMatching(root, 'games/*/manifest.ts').map((path) => path.replace(/\/manifest\.ts$/, ''));
  return games.flatMap((game) => gameFaults(root, game));
}

function gameFaults(root: string, game: string): readonly Fault[] {
  const files = filesMatching(root, `${game}/**/*.*`).map((path) => path.slice(game.length + 1));
  const own = ownFolders(root, game);
  const hasTable = files.some((file) => file.startsWith('ui/'));
  const required = [...REQUIRED_FILES, ...(hasTable ? REQUIRED_UI : [])];
  const missing = [
    ...required.filter((file) => !files.includes(file)),
    ...REQUIRED_FOLDERS.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`))),
  ];
  const unused = own.filter((folder) => !exists(root, `${game}/src/${folder}`));
  const unexpected = new Set(files.filter((file) => !isExpected(file, own)).map(shownAs));
  return [
    ...missing.map((path) => ({ file: `${game}/${path}`, message: 'every game has this: see CONTRIBUTING.md' })),
    ...unused.map((folder) => ({ file: `${game}/manifest.ts`, message: `there is no folder 'src/${folder}'` })),
    ...[...unexpected].map((path) => ({ file: `${game}/${path}`, message: whatToDo(path) })),
  ];
}

function isExpected(file: string, own: readonly string[]): boolean {
  const parts = file.split('/');
  if (parts.length === 1) return KNOWN.includes(file) || file.endsWith('.md');
  const [first = '', second = ''] = parts;
  if (KNOWN.includes(first) || first === 'words') return true;
  if (first === 'test' && parts.length === 2) return true;
  if (first === 'src' && parts.length > 2 && own.includes(second)) return true;
  return KNOWN.some((known) => known === `${first}/${second}` || known.startsWith(`${first}/${second}/`));
}

/** A whole folder that is unexpected is one fault. */
function shownAs(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function whatToDo(path: string): string {
  if (!path.startsWith('src/')) return 'no game has this: see CONTRIBUTING.md';
  if (path.endsWith('.ts')) return 'no game has this in src itself: put it into a folder';
  return "no game has this folder: name it under 'folders' in the manifest";
}

/** The folders that the manifest names. */
function ownFolders(root: string, game: string): readonly string[] {
  const folders: string[] = [];
  const visitor = new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'folders' || value.type !== 'ArrayExpression') return;
      for (const each of value.elements) {
        if (each?.type === 'Literal' && typeof each.value === 'string') folders.push(each.value);
      }
    },
  });
  visitor.visit(readSource(root, `${game}/manifest.ts`).program);
  return folders;
}
