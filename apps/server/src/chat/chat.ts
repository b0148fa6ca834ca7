import type { Said, Say } from '@crownleaf/protocol';
import type { Caller } from '../accounts/caller.ts';
import type { People } from '../accounts/people.ts';
import type { Hub } from '../live/hub.ts';
import type { Limits } from '../ops/limits.ts';
import { ApiError } from '../problems.ts';
import type { Store, StoredSaying } from '../store/store.ts';
import type { Table } from '../tables/table.ts';

const MOST_SHOWN = 200;
/** Control and format characters: they could rearrange what others wrote. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** What people say at a table: plain text, not much at once, and only those who sit there. */
export class Chat {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #people: People;
  readonly #limits: Limits;
  readonly #now: () => number;

  constructor(store: Store, hub: Hub, people: People, limits: Limits, now: () => number) {
    this.#store = store;
    this.#hub = hub;
    this.#people = people;
    this.#limits = limits;
    this.#now = now;
  }

  async say(table: Table, { account }: Caller, say: Say): Promise<Said> {
    const [seat] = table.seatsOf(account.id);
    if (seat === undefined) throw new ApiError('forbidden', 'only those who sit at the table can say something');
    this.#limits.check('chat', account.id);
    const text = 'text' in say ? say.text.replaceAll(UNSEEN, ' ').trim() : null;
    if (text === '') throw new ApiError('bad-request', 'there is nothing to read in this');
    const emote = 'emote' in say ? say.emote : null;
    const saying = { at: this.#now(), account: account.id, seat, text, emote };
    const stored = await this.#store.chat.say(table.stored.n, saying);
    await this.#people.learn([account.id]);
    const said = this.#shown(stored);
    this.#hub.broadcast(table.id, { table: table.id, said: [said] });
    return said;
  }

  async said(table: Table, after: number): Promise<Said[]> {
    const sayings = await this.#store.chat.said(table.stored.n, after, MOST_SHOWN);
    await this.#people.learn(sayings.map(({ account }) => account));
    return sayings.map((saying) => this.#shown(saying));
  }

  #shown({ id, at, account, seat, text, emote }: StoredSaying): Said {
    return {
      id,
      at,
      player: account,
      name: this.#people.get(account).name,
      seat,
      ...(text === null ? {} : { text }),
      ...(emote === null ? {} : { emote: emote as NonNullable<Said['emote']> }),
    };
  }
}
