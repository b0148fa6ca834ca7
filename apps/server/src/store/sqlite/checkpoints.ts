import { Worker } from 'node:worker_threads';
import type { CheckpointerOrder, CheckpointerSetting } from './checkpointer.ts';

/** How much may lie in the log, by whichever is reached first. */
export interface LogLimits {
  readonly commits: number;
  readonly writes: number;
}

/**
 * Some 30 MB at human pace, 20 MB under load. Seldom, since a page that changed often is then written to the file once, and
 * since the disk stalls now and then; under load sooner, since a long log makes every commit dearer.
 */
export const LOG_LIMITS: LogLimits = { commits: 2000, writes: 20_000 };
const CHECKPOINTER = new URL('./checkpointer.ts', import.meta.url);

/**
 * To bring the write-ahead log into the file can take the disk a tenth of a second and more, which nobody's answer should
 * wait for: a thread of its own does it, from time to time, and commits go on meanwhile. The log begins anew when all of it
 * is in the file, so that the last few pages, of commits that came meanwhile, are brought there between two commits.
 */
export class Checkpoints {
  readonly #setting: CheckpointerSetting;
  readonly #limits: LogLimits;
  readonly #finish: () => void;
  #worker: Worker | undefined;
  #underWay = false;
  #commits = 0;
  #writes = 0;
  #closed = false;

  constructor(setting: CheckpointerSetting, limits: LogLimits, finish: () => void) {
    this.#setting = setting;
    this.#limits = limits;
    this.#finish = finish;
  }

  committed(writes: number): void {
    this.#commits++;
    this.#writes += writes;
    if (this.#underWay || (this.#commits < this.#limits.commits && this.#writes < this.#limits.writes)) return;
    this.#commits = 0;
    this.#writes = 0;
    this.#underWay = true;
    this.#worker ??= this.#hired();
    this.#worker.postMessage('checkpoint' satisfies CheckpointerOrder);
  }

  #hired(): Worker {
    const worker = new Worker(CHECKPOINTER, { workerData: this.#setting, name: 'checkpoints' });
    worker.unref();
    worker.on('message', () => this.#finished());
    // What it cannot write, commits cannot write for long: their failure is told. A new thread tries again.
    worker.on('error', () => {});
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#underWay = false;
    });
    return worker;
  }

  #finished(): void {
    this.#underWay = false;
    if (this.#closed) return;
    try {
      this.#finish();
    } catch {
      // As with the thread: the next time does it.
    }
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
