import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { itemAt } from '@crownleaf/engine';
import { OperatorError } from '@crownleaf/server/operator-error';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { bold, out } from '../print.ts';

export const newGameCommand: Command = {
  name: 'new-game',
  usage: 'ID',
  summary: 'begin a game from a small one that passes every check',
  details: [
    'Copies a small complete game to games/ID: manifest, numbered rules, data, state, script, cards with effects, words, bots, tests, a table and lessons. It passes its tests as it is; change it from there. ID is in small letters with hyphens, such as sea-of-salt.',
  ],
  flags: [
    { name: 'folder', value: 'DIR', about: 'where its folder is made (default: games)' },
    { name: 'no-table', about: 'leaves out ui/: the page then shows the game on a plain table' },
  ],
  words: [1, 1],
  run,
};

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Words that no value can be called. */
const RESERVED = new Set(
  `await break case catch class const continue debugger default delete do else enum export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static super
  switch this throw true try typeof var void while with yield`.split(/\s+/),
);
const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));
const GAMES_FOLDER = fileURLToPath(new URL('../../../../games', import.meta.url));

function run(args: Arguments): number {
  const id = itemAt(args.words, 0);
  if (!ID.test(id))
    throw new OperatorError(`'${id}' is no id for a game: small letters, digits and hyphens, as in sea-of-salt`);
  if (RESERVED.has(id))
    throw new OperatorError(`'${id}' is a word of the language and cannot name a game; try ${id}-game`);
  const folder = join(args.text('folder') ?? GAMES_FOLDER, id);
  if (existsSync(folder)) throw new OperatorError(`there is a folder '${id}' already; choose another id or remove it`);
  const names = namesFor(id);
  const hasTable = !args.has('no-table');
  for (const file of filesIn(TEMPLATE)) {
    const path = relative(TEMPLATE, file);
    if (!hasTable && isOfTable(path)) continue;
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    const text = renamed(path, readFileSync(file, 'utf8'), names);
    writeFileSync(target, hasTable ? text : text.replace(UI_DEPENDENCY, ''));
  }
  out(nextSteps(relative(process.cwd(), folder), names, hasTable));
  return 0;
}

/** What the template's own names become. */
interface Names {
  readonly id: string;
  readonly value: string;
  readonly type: string;
  readonly title: string;
  readonly rulePrefix: string;
}

function namesFor(id: string): Names {
  const words = id.split('-');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const type = words.map(capital).join('');
  return {
    id,
    type,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    title: words.map(capital).join(' '),
    rulePrefix: id.replaceAll(/[^a-z]/g, '').toUpperCase(),
  };
}

/** What a game without a table of its own does not have. */
function isOfTable(path: string): boolean {
  return path.startsWith(`ui${sep}`) || path === join('test', 'tutorial.test.ts');
}
const UI_DEPENDENCY = /,\s*"@crownleaf\/ui": "[^"]*"/;

/** Files that hold text for people or style sheets: the game is never a value or a type in them. */
const PLAIN_FILES = ['.css', '.json', '.md', '.txt'];

function renamed(path: string, text: string, names: Names): string {
  const isPlain = PLAIN_FILES.includes(extname(path));
  return text
    .replaceAll('../../../games/manifest.ts', '../manifest.ts')
    .replaceAll('SKELETON-', `${names.rulePrefix}-`)
    .replaceAll(/name: 'Skeleton'/g, `name: '${names.title}'`)
    .replaceAll('Skeleton', isPlain ? names.title : names.type)
    .replaceAll(/(?<=['"])skeleton|skeleton(?=['"-])/g, names.id)
    .replaceAll('skeleton', isPlain ? names.id : names.value);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function nextSteps(folder: string, { id, value }: Names, hasTable: boolean): string {
  return `${bold(folder)} is there. What is left:

1. Import it in games/registry.ts and add it to the list there:

     import { manifest as ${value} } from './${id}/manifest.ts';

2. Make it known to the workspace, put the imports in order, and test it:

     npm install && npm run format
     npm test -- games/${id}

3. Let bots play it, then look at it in a browser:

     npm run -s crownleaf -- simulate ${id}
     npm start

   ${atPage(id, hasTable)}

4. Change it: CONTRIBUTING.md, "A new game", goes through its files.`;
}

function atPage(id: string, hasTable: boolean): string {
  const page = `http://localhost:3000/games/${id}`;
  return hasTable ? `It is at ${page}, and its lessons are at ${page}/learn.` : `It is at ${page}, on a plain table.`;
}
