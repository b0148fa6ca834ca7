import { Worker } from 'node:worker_threads';
import { GAMES } from '../../../../games/loaded-games.ts';
import type { GameReport } from './game.ts';
import { median } from './measure.ts';
import type { SearchReport } from './search.ts';
import type { BenchMessage, BenchTask } from './worker.ts';

export interface BenchReport {
  readonly node: string;
  readonly engine: readonly Omit<GameReport, 'baseline' | 'ratio' | 'cloneRatio'>[];
  readonly baseline: GameReport['baseline'];
  readonly ratio: { readonly [game: string]: number };
  readonly cloneRatio: { readonly [game: string]: number };
  readonly search: SearchReport;
}

/**
 * Measures one thing after the other, each on a fresh thread: what the runtime has learned about one game would slow down
 * the next, and the order would decide who looks quick.
 */
export async function benchmark(rounds: number, done: () => void): Promise<BenchReport> {
  const games: GameReport[] = [];
  for (const { game } of GAMES) games.push((await onThread({ game: game.id, rounds }, done)) as GameReport);
  const search = (await onThread({ rounds }, done)) as SearchReport;
  const by = (value: (report: GameReport) => number) => Object.fromEntries(games.map((g) => [g.game, value(g)]));
  return {
    node: process.version,
    engine: games.map(({ game, seats, decisionsPerSecond, cloneNs, bytes }) => ({
      game,
      seats,
      decisionsPerSecond,
      cloneNs,
      bytes,
    })),
    baseline: {
      decisionsPerSecond: median(games.map((g) => g.baseline.decisionsPerSecond)),
      cloneNs: median(games.map((g) => g.baseline.cloneNs)),
    },
    ratio: by((g) => g.ratio),
    cloneRatio: by((g) => g.cloneRatio),
    search,
  };
}

/** How many rounds there are in all, for a progress bar. */
export function roundsInAll(rounds: number): number {
  return rounds * (GAMES.length + 1);
}

function onThread(task: BenchTask, done: () => void): Promise<GameReport | SearchReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    worker.on('message', (message: BenchMessage) => {
      if ('done' in message) done();
      else resolve(message.report);
    });
    worker.on('error', reject);
  });
}
