import type { BotHost } from '@crownleaf/bots/host-node';
import type { Hint } from '@crownleaf/protocol';
import { type Caller, personOf } from '../accounts/caller.ts';
import { ApiError } from '../problems.ts';
import { newSeed } from '../random.ts';
import { viewingSeat } from './access.ts';
import type { Table } from './table.ts';

const HINT_MS = 700;
/** A few people behind one address who all ask at once. */
const MAX_HINTS_PER_ADDRESS = 8;
/** On one thread they take half a minute; beyond that nobody would wait. */
const MAX_HINTS = 40;
const RETRY_SECONDS = 5;

interface HintAsk {
  readonly caller: Caller;
  readonly seat: number | undefined;
  /** Where the call comes from, as limits count it. */
  readonly address: string;
}

/** What a bot would think in the place of the caller, a bounded number at a time. */
export class Hints {
  readonly #bots: BotHost;
  /** The addresses of those that wait or are being worked out. */
  readonly #underWay: string[] = [];

  constructor(bots: BotHost) {
    this.#bots = bots;
  }

  /** From the caller's own view. */
  async hintFor(table: Table, { caller, seat: wanted, address }: HintAsk): Promise<Hint> {
    const { game, stored, match } = table;
    if (!stored.hints) throw new ApiError('forbidden', 'this table is played without hints');
    const seat = viewingSeat(stored, caller.account.id, wanted);
    if (seat === null) throw new ApiError('forbidden', 'you have no seat at this table');
    if (match === undefined || table.asked !== seat)
      throw new ApiError('not-your-turn', 'there are hints for who is asked');
    const { engine, labels, rules } = game;
    const { kind, ply } = engine.decision(match.state)!;
    const view = engine.view(match.state, seat);
    const ask = { game: rules.id, view, seed: newSeed(), budget: { ms: HINT_MS } };
    const asker = { address, owner: personOf(caller), urgency: () => 'hint' as const };
    const analysis = await this.#inBounds(address, () => this.#bots.analyse(ask, undefined, asker));
    return {
      ply,
      options: analysis.options.map(({ name, expected, ci95 }) => {
        return { name, label: labels.option(name, kind), expected, ci95: [...ci95] };
      }),
      line: analysis.line.map(({ seat: by, kind: question, name }) => ({ seat: by, kind: question, name })),
    };
  }

  async #inBounds<T>(address: string, work: () => Promise<T>): Promise<T> {
    const again = { retryAfter: RETRY_SECONDS };
    if (this.#underWay.filter((each) => each === address).length >= MAX_HINTS_PER_ADDRESS)
      throw new ApiError('too-many', `too many hints at once from your address; again in ${RETRY_SECONDS} s`, again);
    if (this.#underWay.length >= MAX_HINTS)
      throw new ApiError('unavailable', `too many players ask for hints; again in ${RETRY_SECONDS} s`, again);
    this.#underWay.push(address);
    try {
      return await work();
    } finally {
      this.#underWay.splice(this.#underWay.indexOf(address), 1);
    }
  }
}
