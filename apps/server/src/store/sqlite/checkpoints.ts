import { Worker } from 'node:worker_threads';
import type { CheckpointerOrder, CheckpointerSetting } from './checkpointer.ts';

/** Some 30 MB of the log. Seldom, since a page that changed often is written to the file once. */
export const COMMITS_A_CHECKPOINT = 2000;
const CHECKPOINTER = new URL('./checkpointer.ts', import.meta.url);

/**
 * To bring the write-ahead log into the file can take the disk a tenth of a second and more, which nobody's answer should
 * wait for: a thread of its own does it, from time to time, and commits go on meanwhile.
 */
export class Checkpoints {
  readonly #setting: CheckpointerSetting;
  readonly #every: number;
  #worker: Worker | undefined;
  #underWay = false;
  #commits = 0;

  constructor(setting: CheckpointerSetting, every: number) {
    this.#setting = setting;
    this.#every = every;
  }

  committed(): void {
    if (++this.#commits < this.#every || this.#underWay) return;
    this.#commits = 0;
    this.#underWay = true;
    this.#worker ??= this.#hired();
    this.#worker.postMessage('checkpoint' satisfies CheckpointerOrder);
  }

  #hired(): Worker {
    const worker = new Worker(CHECKPOINTER, { workerData: this.#setting, name: 'checkpoints' });
    worker.unref();
    worker.on('message', () => {
      this.#underWay = false;
    });
    // What it cannot write, commits cannot write for long: their failure is told. A new thread tries again.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#underWay = false;
    });
    return worker;
  }

  /** Resolves when nobody but the caller has the file open. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close' satisfies CheckpointerOrder);
    await ended;
  }
}
