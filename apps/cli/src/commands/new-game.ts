import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '@crownleaf/server/operator-error';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { bold, out } from '../print.ts';

export const newGameCommand: Command = {
  name: 'new-game',
  usage: 'ID',
  summary: 'begin a game from a small one that passes every check',
  details: [
    'Copies a small complete game to games/ID: manifest, numbered rules, state, script, words and tests. It passes its tests as it is; change it from there. ID is in small letters with hyphens, such as sea-of-salt.',
  ],
  flags: [{ name: 'folder', value: 'DIR', about: 'where its folder is made (default: games)' }],
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
  const id = args.words[0]!;
  if (!ID.test(id))
    throw new OperatorError(`'${id}' is no id for a game: small letters, digits and hyphens, as in sea-of-salt`);
  if (RESERVED.has(id))
    throw new OperatorError(`'${id}' is a word of the language and cannot name a game; try ${id}-game`);
  const folder = join(args.text('folder') ?? GAMES_FOLDER, id);
  if (existsSync(folder)) throw new OperatorError(`there is a folder '${id}' already; choose another id or remove it`);
  const names = namesFor(id);
  for (const file of filesIn(TEMPLATE)) {
    const target = join(folder, renamed(relative(TEMPLATE, file), names));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(file, 'utf8'), names));
  }
  out(nextSteps(relative(process.cwd(), folder), id, names));
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

function renamed(text: string, names: Names): string {
  return text
    .replaceAll('../../../games/manifest.ts', '../manifest.ts')
    .replaceAll('SKELETON-', `${names.rulePrefix}-`)
    .replaceAll(/name: 'Skeleton'/g, `name: '${names.title}'`)
    .replaceAll('# Skeleton:', `# ${names.title}:`)
    .replaceAll('Skeleton', names.type)
    .replaceAll(/'skeleton'|skeleton\.test\.ts|@crownleaf\/skeleton/g, (text) => text.replace('skeleton', names.id))
    .replaceAll('skeleton', names.value);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function nextSteps(folder: string, id: string, { value }: Names): string {
  return `${bold(folder)} is there. What is left:

1. Import it in games/manifests.ts and add it to the list there:

     import { manifest as ${value} } from './${id}/manifest.ts';

2. Make it known to the workspace, put the imports in order, and try it:

     npm install && npm run format
     npm test -- games/${id}
     npm run -s crownleaf -- simulate ${id}

   On the page it has a plain table, at /games/${id}.`;
}
