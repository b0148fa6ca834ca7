import type { Finding } from '@crownleaf/server';
import type { Arguments } from '../args.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { coloured, out, printJson, whole } from '../print.ts';
import { DATA_FLAG, FOR_OWNER_ALONE, storeFile } from '../store-file.ts';

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE [--data DIR] [--check]',
  summary: 'verify a backup by replaying every game, then make it the store',
  details: [
    'Plays every game in the backup again and compares each state with what was written. If anything differs, nothing is put in place and the exit code is 1. ' +
      'Games of other rules that cannot be played again with those of this release are named, and kept.',
    'The server must not run. The store that was there is kept beside the new one, and the backup stays as it is.',
  ],
  flags: [DATA_FLAG, { name: 'check', about: 'only verify; put nothing in place' }, JSON_FLAG],
  words: [1, 1],
  run,
};

async function run(args: Arguments): Promise<number> {
  process.umask(FOR_OWNER_ALONE);
  const module = await import('@crownleaf/server');
  const file = args.words[0]!;
  const setting = { file, store: storeFile(args, module), now: Date.now(), checkOnly: args.has('check') };
  const { before, ...found } = await module.restore(setting);
  const ok = found.faults.length === 0;
  if (args.has('json')) printJson({ ok, file, ...found, before: before ?? null });
  else {
    for (const each of found.faults) out(line('red', 'differs', each));
    for (const each of found.otherRules) out(line('yellow', 'other rules', each));
    out(`${file}: ${whole(found.records)} games of ${whole(found.tables)} tables, ${whole(found.answers)} answers`);
    if (found.inPlace) out(`It is the store now${before === undefined ? '' : `; the one before is ${before}`}.`);
    else out(ok ? 'It could be restored.' : 'Nothing was put in place.');
  }
  return ok ? 0 : 1;
}

function line(colour: 'red' | 'yellow', word: string, { table, what }: Finding): string {
  return `${coloured(colour, word)}  table ${table}: ${what}`;
}
