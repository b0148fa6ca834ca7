import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../ops/log.ts';
import { Denied } from '../problems.ts';
import { newSeed } from '../random.ts';
import type { Table } from '../tables/table.ts';
import type { BotHost } from './host.ts';

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
    const thought = this.#thoughts.get(table.id);
    if (thought !== undefined && thought.seq !== table.stored.seq) {
      thought.abort.abort();
      this.#thoughts.delete(table.id);
    }
    if (this.#stopped || table.askedBot === undefined || this.#thoughts.has(table.id)) return;
    const fresh = { seq: table.stored.seq, abort: new AbortController() };
    this.#thoughts.set(table.id, fresh);
    this.#answer(table, fresh).catch((error: unknown) => {
      this.#log.error({ table: table.id, err: error }, 'a bot could not answer');
    });
  }

  async #answer(table: Table, thought: Thought): Promise<void> {
    const { asked: seat, askedBot: bot, offer } = table;
    const { ply } = table.stored;
    const { state } = table.match!;
    const option = await this.#chosen(table, bot!, thought);
    if (thought.abort.signal.aborted || table.stored.seq !== thought.seq) return;
    const name = offer.engine.nameOption(offer.engine.decision(state)!.kind, option);
    this.#thoughts.delete(table.id);
    try {
      await table.answerAsBot(seat, ply, name);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.#log.warn({ table: table.id, code: error.code }, "a bot's answer came too late");
    }
  }

  /** A bot that fails must not hold up the table: then any legal answer does. */
  async #chosen(table: Table, bot: string, { abort }: Thought): Promise<number> {
    const { engine, game } = table.offer;
    const { state } = table.match!;
    const view = engine.view(state, table.asked);
    const { options } = engine.decision(state)!;
    try {
      if (this.#delayMs > 0) await pause(this.#delayMs, undefined, { signal: abort.signal });
      const option = await this.#host.choose({ game: game.id, bot, view, seed: newSeed() }, abort.signal);
      if (options.includes(option)) return option;
      throw new Error(`option ${option} is not legal`);
    } catch (error) {
      if (!abort.signal.aborted) this.#log.error({ table: table.id, bot, err: error }, 'a bot failed');
      return options[Math.abs(newSeed()) % options.length]!;
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const { abort } of this.#thoughts.values()) abort.abort();
    this.#thoughts.clear();
  }
}
