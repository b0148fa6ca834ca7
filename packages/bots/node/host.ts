import { availableParallelism } from 'node:os';
import { Piscina, queueOptionsSymbol } from 'piscina';
import { AnsweringHost, type HostSetting, type Workshop } from '../src/host/answering.ts';
import type { Reply, Task } from '../src/host/desk.ts';
import type { BotHost } from '../src/host/host.ts';

export interface NodeHostSetting extends HostSetting {
  /** A module of the app that exports `answer`, made with `botDesk` of the app's games. */
  readonly worker: URL;
  /** As many as the machine has cores besides the one that serves people, unless it is said here. */
  readonly threads?: number | undefined;
}

export function defaultThreads(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Bots on worker threads. */
export function nodeHost(setting: NodeHostSetting): BotHost {
  return new AnsweringHost(new Threads(setting), setting);
}

/** What the balancer is told about a task; it is not sent to the worker. */
interface Card {
  readonly table: string | undefined;
}

const IDLE_MS = 60_000;

class Threads implements Workshop {
  readonly places: number;
  readonly #pool: Piscina<Task & { readonly [queueOptionsSymbol]: Card }, Reply>;
  #sound = new AbortController();

  constructor({ worker, threads = defaultThreads() }: NodeHostSetting) {
    this.places = threads;
    this.#pool = new Piscina({
      filename: worker.href,
      name: 'answer',
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      loadBalancer: balanced,
    });
    this.#pool.on('error', (error) => this.#unblock(error));
  }

  async run(task: Task, signal: AbortSignal): Promise<Reply> {
    const card: Card = { table: 'choose' in task ? task.choose.table : undefined };
    const sound = this.#sound.signal;
    try {
      const stop = AbortSignal.any([signal, sound]);
      return await this.#pool.run({ ...task, [queueOptionsSymbol]: card }, { signal: stop });
    } catch (error) {
      throw sound.aborted ? sound.reason : error;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  /** The pool gives up on workers that fail before they have a task, and would keep such tasks for ever. */
  #unblock(error: unknown): void {
    if (this.#pool.threads.length > 0) return;
    this.#sound.abort(error);
    this.#sound = new AbortController();
  }
}

type Balancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['loadBalancer']>;

/** A table's bots think on the same thread again if it is free, for there lies what they found out before. */
const balanced: Balancer = (task, workers) => {
  const { table } = task[queueOptionsSymbol] as Card;
  const usual = table === undefined ? undefined : workers[hashed(table) % workers.length];
  return [usual, ...workers].find((worker) => worker?.currentUsage === 0) ?? null;
};

/** FNV-1a. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
