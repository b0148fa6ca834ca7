import { join } from 'node:path';
import type { Arguments } from './arguments.ts';
import type { Flag } from './command.ts';

export const DATA_FLAG: Flag = {
  name: 'data',
  value: 'DIR',
  about: 'where the data is kept; else DATA_DIR, else ./data',
};

/** Rights that files of a store, and copies of it, are not given: there are secrets in them. */
export const FOR_OWNER_ALONE = 0o077;

/** Loaded when it is needed: no other command should wait for it. */
export type ServerModule = typeof import('@crownleaf/server');

/** Where the server keeps its store, by the same rules as for `serve`. */
export function storeFile(args: Arguments, { configFrom, STORE_FILE }: ServerModule): string {
  const { dataDir } = configFrom({ DATA_DIR: args.text('data') ?? process.env.DATA_DIR });
  return join(dataDir, STORE_FILE);
}
