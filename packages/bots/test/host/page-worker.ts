import { parentPort } from 'node:worker_threads';
import { serveBots } from '../../src/host/browser/index.ts';
import { bareStage, stage } from './troupe.ts';

serveBots([stage, bareStage], {
  postMessage: (message) => parentPort!.postMessage(message),
  addEventListener: (_, listener) => parentPort!.on('message', (data) => listener({ data })),
});
