import { Worker } from 'node:worker_threads';
import type { PageWorker } from '../../src/host/browser/index.ts';

/** A thread that looks like a page's worker: there a worker that ends by itself is an error, too. */
export function pageWorker(module: URL): PageWorker {
  const thread = new Worker(module);
  return {
    postMessage: (message) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
    addEventListener(type, listener) {
      if (type === 'error') thread.on('exit', (code) => listener({ message: `exit code ${code}` }));
      thread.on(type, (value: unknown) =>
        listener(type === 'error' ? { message: (value as Error).message } : { data: value }),
      );
    },
  };
}
