import { Worker } from 'node:worker_threads';
import {
  addTally,
  emptyTally,
  joined,
  type LessonShare,
  type MatchShare,
  type Samples,
  type Tally,
} from '@crownleaf/bots';
import { itemAt } from '@crownleaf/engine';
import { progress } from '../progress.ts';
import type { TrainingMessage, TrainingTask } from './worker.ts';

type Share<T> = Omit<T, 'first' | 'step'>;

/** Games to learn from, played on several threads. The same games come whatever the number of threads. */
export async function lessons(game: string, share: Share<LessonShare>, jobs: number): Promise<Samples> {
  const ended = await onThreads(jobs, share.games, `${game} lessons`, (first) => ({
    game,
    lessons: { ...share, first, step: jobs },
  }));
  return joined(ended.flatMap((message) => ('samples' in message ? message.samples : [])));
}

/** The tallies of the new weights and of the old. */
export async function match(game: string, share: Share<MatchShare>, jobs: number): Promise<readonly Tally[]> {
  const ended = await onThreads(jobs, share.rounds, `${game} match`, (first) => ({
    game,
    match: { ...share, first, step: jobs },
  }));
  const totals = [emptyTally(), emptyTally()];
  for (const message of ended) {
    if ('tallies' in message)
      for (const [bot, tally] of message.tallies.entries()) addTally(itemAt(totals, bot), tally);
  }
  return totals;
}

async function onThreads(
  jobs: number,
  total: number,
  what: string,
  taskOf: (first: number) => TrainingTask,
): Promise<readonly TrainingMessage[]> {
  const bar = progress(what, total);
  let played = 0;
  const count = (): void => bar.at(++played);
  const ended = await Promise.all(Array.from({ length: jobs }, (_, first) => onThread(taskOf(first), count)));
  bar.end();
  return ended;
}

function onThread(task: TrainingTask, played: () => void): Promise<TrainingMessage> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: task });
    worker.on('message', (message: TrainingMessage) => {
      if ('played' in message) played();
      else resolve(message);
    });
    worker.on('error', reject);
  });
}
