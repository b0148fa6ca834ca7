import { parentPort, workerData } from 'node:worker_threads';
import { type LessonShare, type MatchShare, meet, type Samples, type Tally, teach } from '@crownleaf/bots';
import { gameNamed } from '../catalogue.ts';

/** What a thread of the training is to do, and for which game. */
export type TrainingTask = { readonly game: string } & (
  | { readonly lessons: LessonShare }
  | { readonly match: MatchShare }
);

/** It tells of each game or round, and in the end what came of it. */
export type TrainingMessage =
  | { readonly played: 1 }
  | { readonly samples: Samples }
  | { readonly tallies: readonly Tally[] };

function tell(message: TrainingMessage): void {
  parentPort?.postMessage(message);
}

const task = workerData as TrainingTask;
const { game } = gameNamed(task.game);
const played = (): void => tell({ played: 1 });
if ('lessons' in task) tell({ samples: teach(game, task.lessons, played) });
else tell({ tallies: meet(game, task.match, played) });
