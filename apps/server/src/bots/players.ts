import { setTimeout as pause } from 'node:timers/promises';
import type { BotHost } from '@crownleaf/bots/host-node';
import type { Log } from '../ops/log.ts';
import { newSeed } from '../random.ts';
import type { Table } from '../tables/table.ts';

interface Thought {
  /** What the table looked like when the bot began to think. */
  readonly seq: number;
  readonly abort: AbortController;
}

/** Has the bots answer wherever one is asked. */
export class BotPlayers {
  readonly #host: BotHost;
  readonly #log: Log;
  readonly #delayMs: number;
  readonly #thoughts = new Map<string, Thought>();
  #stopped = false;

  constructor(host: BotHost, log: Log, delayMs: number) {
    this.#host = host;
    this.#log = log;
    this.#delayMs = delayMs;
  }

  get thinking(): number {
    return this.#thoughts.size;
  }

  isThinkingAt(table: string): boolean {
    return this.#thoughts.has(table);
  }

  /** To be called after every change of a table. */
  consider(table: Table): void {
    if (this.#thoughts.size > 0 && this.#thoughts.get(table.id)?.seq !== table.stored.seq) this.forget(table.id);
    if (table.askedBot === undefined || this.#stopped || this.#thoughts.has(table.id)) return;
    const fresh = { seq: table.stored.seq, abort: new AbortController() };
    this.#thoughts.set(table.id, fresh);
    this.#answer(table, fresh).catch((error: unknown) => {
      if (fresh.abort.signal.aborted) return;
      this.#thoughts.delete(table.id);
      this.#log.error({ table: table.id, err: error }, 'a bot could not answer');
    });
  }

  async #answer(table: Table, { seq, abort }: Thought): Promise<void> {
    const { asked: seat, askedBot: bot, id } = table;
    const { engine, game } = table.offer;
    const { state } = table.match!;
    const view = engine.view(state, seat);
    if (this.#delayMs > 0) await pause(this.#delayMs, undefined, { signal: abort.signal });
    const ask = { game: game.id, bot: bot!, view, seed: newSeed(), table: id };
    const option = await this.#host.choose(ask, abort.signal);
    if (abort.signal.aborted || table.stored.seq !== seq) return;
    this.#thoughts.delete(id);
    const name = engine.nameOption(engine.decision(state)!.kind, option);
    await table.answerAsBot(seat, state.ply, name);
  }

  /** What the table looked like when the bot began to think is not true any more. */
  forget(table: string): void {
    this.#thoughts.get(table)?.abort.abort();
    this.#thoughts.delete(table);
  }

  stop(): void {
    this.#stopped = true;
    for (const { abort } of this.#thoughts.values()) abort.abort();
    this.#thoughts.clear();
  }
}
