import { setTimeout as pause } from 'node:timers/promises';
import type { TableUpdate } from '@crownleaf/protocol';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

const CLIENTS = 4;
/** Between an answer's acknowledgement and the next answer. */
const PACE_MS = 80;
const HEALTH_MS = 80;
const TABLE = { game: 'heart-of-crown', seats: [{ kind: 'me' }, { kind: 'local' }], start: true };

export interface Latencies {
  /** From an answer to its acknowledgement, in milliseconds. */
  readonly answers: readonly number[];
  /** Of /api/health, each over a connection of its own. */
  readonly health: readonly number[];
  /** What went wrong for somebody who did nothing wrong. */
  readonly faults: readonly string[];
}

/** People who play at tables of their own, and a monitor, while others attack. */
export class HonestClients implements AsyncDisposable {
  readonly #url: string;
  #answers: number[] = [];
  #health: number[] = [];
  #faults: string[] = [];
  #isOver = false;
  readonly #running: Promise<void>[] = [];

  private constructor(url: string) {
    this.#url = url;
  }

  static async seated(url: string): Promise<HonestClients> {
    const clients = new HonestClients(url);
    for (let n = 1; n <= CLIENTS; n++) {
      const visitor = await Visitor.withAccount(url, `127.0.2.${n}`);
      clients.#running.push(clients.#play(visitor));
    }
    clients.#running.push(clients.#monitor());
    return clients;
  }

  /** What was measured since the last time. */
  take(): Latencies {
    const taken = { answers: this.#answers, health: this.#health, faults: this.#faults };
    [this.#answers, this.#health, this.#faults] = [[], [], []];
    return taken;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  #note(what: string): void {
    if (!this.#isOver) this.#faults.push(what);
  }

  async #play(visitor: Visitor): Promise<void> {
    using _ = visitor;
    while (!this.#isOver) {
      try {
        const { table } = await visitor.get<TableUpdate>('POST', '/api/tables', TABLE);
        const player = new Player(await visitor.connect(), table);
        await player.begin();
        while (!this.#isOver && player.canAnswer) {
          this.#answers.push(await player.answer());
          await pause(PACE_MS);
        }
        player.leave();
      } catch (error) {
        this.#note(`play: ${(error as Error).message}`);
        await pause(PACE_MS);
      }
    }
  }

  async #monitor(): Promise<void> {
    using visitor = new Visitor(this.#url, '127.0.3.1', { keepAlive: false });
    while (!this.#isOver) {
      const begun = performance.now();
      try {
        await visitor.get('GET', '/api/health');
        this.#health.push(performance.now() - begun);
      } catch (error) {
        this.#note(`health: ${(error as Error).message}`);
      }
      await pause(HEALTH_MS);
    }
  }
}
