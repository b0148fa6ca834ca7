import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '../catalogue.ts';
import { type GameReport, measureGame } from './game.ts';
import { measureSearch, type SearchReport } from './search.ts';

/** What a thread of the benchmark has to measure: a game by its id, or the search. */
export interface BenchTask {
  readonly game?: string;
  readonly rounds: number;
}

export type BenchMessage = { readonly done: true } | { readonly report: GameReport | SearchReport };

function tell(message: BenchMessage): void {
  parentPort?.postMessage(message);
}

const { game, rounds } = workerData as BenchTask;
const done = (): void => tell({ done: true });
tell({ report: game === undefined ? measureSearch(rounds, done) : measureGame(gameNamed(game).game, rounds, done) });
