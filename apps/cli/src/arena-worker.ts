import { parentPort, workerData } from 'node:worker_threads';
import type { Tally } from '@crownleaf/bots';
import { type ArenaShare, playShare } from './arena-share.ts';

/** What a thread of the arena tells: the games of each round, and in the end what it has counted. */
export type ArenaMessage = { readonly played: number } | { readonly tallies: readonly Tally[] };

function tell(message: ArenaMessage): void {
  parentPort?.postMessage(message);
}

tell({ tallies: playShare(workerData as ArenaShare, (played) => tell({ played })) });
