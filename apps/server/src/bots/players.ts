import { setTimeout as pause } from 'node:timers/promises';
import type { Asker, BotHost } from '@crownleaf/bots/host-node';
import type { People } from '../accounts/people.ts';
import type { Whereabouts } from '../accounts/whereabouts.ts';
import type { Hub } from '../live/hub.ts';
import type { Log } from '../ops/log.ts';
import { newSeed } from '../random.ts';
import { personsAt } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import type { TableListener } from '../tables/table-listeners.ts';

interface Thought {
  /** What the table looked like when the bot began to think. */
  readonly seq: number;
  readonly abort: AbortController;
}

export interface BotPlayersParts {
  readonly bots: BotHost;
  readonly people: People;
  readonly whereabouts: Whereabouts;
  readonly hub: Pick<Hub, 'isWatched'>;
  readonly log: Log;
  readonly delayMs: number;
}

/** Has the bots answer wherever one is asked. */
export class BotPlayers implements TableListener {
  readonly #parts: BotPlayersParts;
  readonly #thoughts = new Map<string, Thought>();
  #stopped = false;

  constructor(parts: BotPlayersParts) {
    this.#parts = parts;
  }

  get thinking(): number {
    return this.#thoughts.size;
  }

  isThinkingAt(table: string): boolean {
    return this.#thoughts.has(table);
  }

  changed(table: Table): void {
    if (this.#thoughts.get(table.id)?.seq !== table.stored.seq) this.#forget(table.id);
    if (table.askedBot === undefined || this.#stopped || this.#thoughts.has(table.id)) return;
    const fresh = { seq: table.stored.seq, abort: new AbortController() };
    this.#thoughts.set(table.id, fresh);
    this.#answer(table, fresh).catch((error: unknown) => {
      if (fresh.abort.signal.aborted) return;
      this.#thoughts.delete(table.id);
      this.#parts.log.error({ table: table.id, err: error }, 'a bot could not answer');
    });
  }

  async #answer(table: Table, { seq, abort }: Thought): Promise<void> {
    const { asked: seat, id, onlyOption } = table;
    const { ply } = table.match!.state;
    const { delayMs } = this.#parts;
    // Nobody has to see that a turn ends, but a person may want to take back what they did before it.
    const isPaced = delayMs > 0 && (onlyOption === undefined || table.canBeTakenBack);
    if (isPaced) await pause(delayMs, undefined, { signal: abort.signal });
    const name = onlyOption ?? (await this.#choose(table, abort.signal));
    if (abort.signal.aborted || table.stored.seq !== seq) return;
    this.#thoughts.delete(id);
    await table.answerAsBot(seat, ply, name);
  }

  async #choose(table: Table, signal: AbortSignal): Promise<string> {
    const { asked, askedBot, id, game, match } = table;
    const { engine, rules } = game;
    const { state } = match!;
    const ask = { game: rules.id, bot: askedBot!, view: engine.view(state, asked), seed: newSeed(), table: id };
    const option = await this.#parts.bots.choose(ask, signal, this.#askerAt(table));
    return engine.nameOption(engine.decision(state)!.kind, option);
  }

  #askerAt(table: Table): Asker {
    const { people, whereabouts, hub } = this.#parts;
    const { host } = table.stored;
    const isPerson = (account: string) => !people.get(account).program;
    const hasPerson = () => [...personsAt(table.seats)].some(isPerson);
    return {
      address: whereabouts.addressOf(host),
      owner: people.personBehind(host),
      urgency: () => (hasPerson() ? 'awaited' : hub.isWatched(table.id) ? 'watched' : 'unseen'),
    };
  }

  lost(table: Table): void {
    this.#forget(table.id);
  }

  /** What the table looked like when the bot began to think is no longer true. */
  #forget(table: string): void {
    this.#thoughts.get(table)?.abort.abort();
    this.#thoughts.delete(table);
  }

  stop(): void {
    this.#stopped = true;
    for (const { abort } of this.#thoughts.values()) abort.abort();
    this.#thoughts.clear();
  }
}
