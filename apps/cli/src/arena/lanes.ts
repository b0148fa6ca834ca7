import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Tally } from '@crownleaf/bots';
import { type ArenaMatch, roundsOf } from './match.ts';

/** Plays one round after the other. */
export interface Lane {
  play(round: number): Promise<readonly Tally[]>;
  close(): void;
}

/** One lane plays right here; several have a thread each. */
export function lanes(match: ArenaMatch, jobs: number): readonly Lane[] {
  return jobs === 1 ? [here(match)] : Array.from({ length: jobs }, () => onThread(match));
}

function here(match: ArenaMatch): Lane {
  const play = roundsOf(match);
  return { play: async (round) => play(round), close: () => {} };
}

function onThread(match: ArenaMatch): Lane {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: match });
  return {
    async play(round) {
      worker.postMessage(round);
      const [tallies] = await once(worker, 'message');
      return tallies;
    },
    close: () => void worker.terminate(),
  };
}
