import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from './load.ts';

const PAGE = Buffer.alloc(4096, 1);
/** About as many commits a second as fifty tables at human pace. */
const EVERY_MS = 8;

/** What a server that is not durable has left to the system to write must not fall on those that are. */
export function flushDisk(): void {
  execFileSync('sync');
}

/** Writes pages over one another where the servers keep their stores, and tells how long each took to be on disk, in ms. */
export async function waitsForDisk(pages: number): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'crownleaf-disk-'));
  const file = openSync(join(folder, 'pages'), 'w');
  const waits: number[] = [];
  try {
    for (let i = 0; i < pages; i++) {
      await pause(EVERY_MS);
      const began = performance.now();
      writeSync(file, PAGE, 0, PAGE.length, 0);
      fsyncSync(file);
      waits.push(performance.now() - began);
    }
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
  return waits;
}
