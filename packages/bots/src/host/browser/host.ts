import { AnsweringHost, type HostSetting, type Workshop } from '../answering.ts';
import type { Reply, Task } from '../desk.ts';
import type { BotHost } from '../host.ts';
import type { Delivery, PageWorker } from './protocol.ts';

export interface BrowserHostSetting extends HostSetting {
  /** Makes a worker whose module calls `serveBots`. Called again when one broke down or was stopped. */
  worker(): PageWorker;
}

/** Bots in a worker of the page. */
export function browserHost(setting: BrowserHostSetting): BotHost {
  return new AnsweringHost(new OneWorker(setting.worker), setting);
}

interface Job {
  readonly id: number;
  resolve(reply: Reply): void;
  reject(reason: unknown): void;
}

/** A person waits for one bot at a time, so one worker will do. */
class OneWorker implements Workshop {
  readonly places = 1;
  readonly #make: () => PageWorker;
  #worker: PageWorker | undefined;
  #job: Job | undefined;
  #jobs = 0;

  constructor(make: () => PageWorker) {
    this.#make = make;
  }

  run(task: Task, signal: AbortSignal): Promise<Reply> {
    const id = this.#jobs++;
    return new Promise<Reply>((resolve, reject) => {
      this.#job = { id, resolve, reject };
      // A worker that thinks hears nothing: it is stopped by ending it.
      signal.addEventListener('abort', () => this.#job?.id === id && this.#breakDown(signal.reason), { once: true });
      this.#worker ??= this.#hired();
      this.#worker.postMessage({ id, task });
    });
  }

  async close(): Promise<void> {
    this.#worker?.terminate();
  }

  #hired(): PageWorker {
    const worker = this.#make();
    const broken = (message: string): void => {
      if (worker === this.#worker) this.#breakDown(new Error(message));
    };
    worker.addEventListener('message', ({ data }) => this.#delivered(data as Delivery));
    worker.addEventListener('messageerror', () => broken('an answer could not be read'));
    worker.addEventListener('error', ({ message }) => broken(message || 'the worker does not run'));
    return worker;
  }

  #delivered({ id, reply }: Delivery): void {
    if (this.#job?.id !== id) return;
    this.#job.resolve(reply);
    this.#job = undefined;
  }

  /** The worker is of no more use; the next task gets a new one. */
  #breakDown(reason: unknown): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#job?.reject(reason);
    this.#job = undefined;
  }
}
