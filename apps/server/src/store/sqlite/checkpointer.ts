import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Durability } from './open.ts';

export interface CheckpointerSetting {
  readonly file: string;
  readonly durability: Durability;
}

export type CheckpointerOrder = 'checkpoint' | 'close';

/** A pass brings what was there when it began. What was committed meanwhile is little, and takes the next one little time. */
const MOST_PASSES = 4;

const { file, durability } = workerData as CheckpointerSetting;
const db = new DatabaseSync(file);
db.exec(`PRAGMA synchronous = ${durability}; PRAGMA trusted_schema = OFF`);
// The only kind that lets others write meanwhile.
const pass = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort!.on('message', (order: CheckpointerOrder) => {
  if (order === 'close') {
    db.close();
    parentPort!.close();
    return;
  }
  let before: unknown;
  for (let passes = 0; passes < MOST_PASSES; passes++) {
    const { log } = pass.get()!;
    if (log === before) break;
    before = log;
  }
  parentPort!.postMessage('done');
});
