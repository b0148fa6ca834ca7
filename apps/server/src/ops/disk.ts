import { statfsSync } from 'node:fs';

/** How much the server can still write there; 0 if the folder is gone. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
