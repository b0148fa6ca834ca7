import { itemAt } from '@crownleaf/engine';
import type { Finding, Restored } from '@crownleaf/server';
import type { Arguments } from '../arguments.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { coloured, out, printJson, whole } from '../print.ts';
import { DATA_FLAG, FOR_OWNER_ALONE, storeFile } from '../store-file.ts';

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE [--data DIR] [--check]',
  summary: 'verify a backup by replaying every game, then make it the store',
  details: [
    'Plays every game in the backup again and compares each state with what was written. Tables that differ or cannot be read are damaged: ' +
      'they are named and set aside in a store of their own beside the new one, and the others are restored without them. ' +
      'Games of other rules that cannot be played again with those of this release are named, and kept.',
    'The server must not run. The store that was there is kept beside the new one, and the backup stays as it is. However the command ends, the store is either the old one or the new one.',
    'The exit code is 0 when all was restored, 3 when tables were set aside, 1 when nothing was restored because every table is damaged, and 2 when the file is no backup or a server runs. ' +
      'With --check it is what it would be.',
  ],
  flags: [DATA_FLAG, { name: 'check', about: 'only verify; put nothing in place' }, JSON_FLAG],
  words: [1, 1],
  run,
};

async function run(args: Arguments): Promise<number> {
  process.umask(FOR_OWNER_ALONE);
  const module = await import('@crownleaf/server');
  const file = itemAt(args.words, 0);
  const setting = { file, store: storeFile(args, module), now: Date.now(), checkOnly: args.has('check') };
  const restored = await module.restore(setting);
  const { before = null, damaged = null, ...found } = restored;
  if (args.has('json')) printJson({ ok: found.good === 'all', file, ...found, before, damaged });
  else {
    for (const each of found.faults) out(line('red', 'damaged', each));
    for (const each of found.otherRules) out(line('yellow', 'other rules', each));
    out(`${file}: ${whole(found.records)} games of ${whole(found.tables)} tables, ${whole(found.answers)} answers`);
    out(conclusion(restored));
  }
  return EXIT_CODES[found.good];
}

const EXIT_CODES = { all: 0, none: 1, some: 3 } as const;

function conclusion({ good, inPlace, before, damaged, faults }: Restored): string {
  if (good === 'none') return 'Every table is damaged. Nothing was put in place.';
  const without = good === 'some' ? ` without ${tables(faults.length)}` : '';
  if (!inPlace) return `It could be restored${without}.`;
  const kept = before === undefined ? '' : `; the one before is ${before}`;
  const aside = damaged === undefined ? '' : ` ${tables(faults.length)} set aside in ${damaged}.`;
  return `It is the store now${kept}.${aside}`;
}

function tables(count: number): string {
  return `${whole(count)} damaged ${count === 1 ? 'table' : 'tables'}`;
}

function line(colour: 'red' | 'yellow', word: string, { table, what }: Finding): string {
  return `${coloured(colour, word)}  table ${table}: ${what}`;
}
