import { parentPort, workerData } from 'node:worker_threads';
import { type ArenaMatch, roundsOf } from './match.ts';

const play = roundsOf(workerData as ArenaMatch);
parentPort!.on('message', (round: number) => parentPort!.postMessage(play(round)));
