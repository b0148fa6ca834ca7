import { Worker } from 'node:worker_threads';
import type { CheckpointerOrder, CheckpointerReport, CheckpointerSetting } from './checkpointer.ts';

/** Some 7 MB of the log. Seldom, since a page that changed often is then written to the file once. */
export const COMMITS_A_CHECKPOINT = 500;
/** 10 MB. */
const LONG_LOG = 2500;
const CHECKPOINTER = new URL('./checkpointer.ts', import.meta.url);

/**
 * To bring the write-ahead log into the file can take the disk a tenth of a second and more, which nobody's answer should
 * wait for: a thread of its own does it, from time to time, and commits go on meanwhile. The log begins anew when all of it
 * is in the file. If commits come so fast that the thread does not catch up, the last few pages are brought there between
 * two of them: a log that grows and grows makes every commit dearer.
 */
export class Checkpoints {
  readonly #setting: CheckpointerSetting;
  readonly #every: number;
  readonly #finish: () => void;
  #worker: Worker | undefined;
  #underWay = false;
  #commits = 0;
  #closed = false;

  constructor(setting: CheckpointerSetting, every: number, finish: () => void) {
    this.#setting = setting;
    this.#every = every;
    this.#finish = finish;
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
    worker.on('message', ({ log }: CheckpointerReport) => {
      this.#underWay = false;
      if (log >= LONG_LOG && !this.#closed) this.#finish();
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
    this.#closed = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close' satisfies CheckpointerOrder);
    await ended;
  }
}
