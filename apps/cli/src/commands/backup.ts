import { itemAt } from '@crownleaf/engine';
import type { Arguments } from '../arguments.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { out, printJson, whole } from '../print.ts';
import { DATA_FLAG, FOR_OWNER_ALONE, storeFile } from '../store-file.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE [--data DIR]',
  summary: 'copy the store of a server, also while it runs',
  details: [
    'Copies everything that is on disk at one moment into one file, while the server goes on. FILE stands there only when it is whole; ' +
      'an earlier backup of that name is replaced, any other file is left alone.',
  ],
  flags: [DATA_FLAG, JSON_FLAG],
  words: [1, 1],
  run,
};

async function run(args: Arguments): Promise<number> {
  process.umask(FOR_OWNER_ALONE);
  const module = await import('@crownleaf/server');
  const store = storeFile(args, module);
  const { file, bytes, tables } = await module.backUp(store, itemAt(args.words, 0));
  if (args.has('json')) printJson({ ok: true, file, bytes, tables });
  else out(`${file}: ${whole(tables)} tables, ${whole(bytes)} bytes`);
  return 0;
}
