import { createHmac } from 'node:crypto';
import { commitment, itemAt } from '@crownleaf/engine';
import type { DailyChallenge, DailyResults, SoloRecords } from '@crownleaf/protocol';
import type { DailyFormat } from '../../../../games/manifest.ts';
import type { Caller } from '../accounts/caller.ts';
import type { People } from '../accounts/people.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Log } from '../ops/log.ts';
import { ApiError } from '../problems.ts';
import type { SoloResult, Store, StoredTable } from '../store/store.ts';
import type { Lobby } from '../tables/lobby.ts';
import type { TableService } from '../tables/service.ts';
import type { Table } from '../tables/table.ts';
import type { TableListener } from '../tables/table-listeners.ts';
import { dayOf, endOf, isOver } from './day.ts';

/** A win comes before any defeat, whatever the scores. */
function better(a: SoloResult, b: SoloResult): number {
  return Number(b.won) - Number(a.won) || b.score - a.score;
}

/** Games of one person: what they reached, and the challenge that is the same for everybody on a day. */
export class Challenges implements TableListener {
  readonly #store: Store;
  readonly #catalogue: Catalogue;
  readonly #service: TableService;
  readonly #lobby: Lobby;
  readonly #people: People;
  readonly #key: string;
  readonly #log: Log;
  readonly #now: () => number;

  constructor(parts: {
    readonly store: Store;
    readonly catalogue: Catalogue;
    readonly service: TableService;
    readonly lobby: Lobby;
    readonly log: Log;
    readonly people: People;
    /** Known to nobody; all secrets of all days come from it. */
    readonly key: string;
    readonly now: () => number;
  }) {
    this.#store = parts.store;
    this.#catalogue = parts.catalogue;
    this.#service = parts.service;
    this.#lobby = parts.lobby;
    this.#log = parts.log;
    this.#people = parts.people;
    this.#key = parts.key;
    this.#now = parts.now;
  }

  #secretOf(game: string, day: string): string {
    return createHmac('sha256', Buffer.from(this.#key, 'hex')).update(`${game} ${day}`).digest('hex');
  }

  #formats(): readonly { readonly game: string; readonly format: DailyFormat }[] {
    return this.#catalogue.shown.flatMap(({ id: game }) => {
      const format = this.#catalogue.get(game)?.daily;
      return format === undefined ? [] : [{ game, format }];
    });
  }

  async today(caller: Caller | undefined): Promise<DailyChallenge[]> {
    const day = dayOf(this.#now());
    return Promise.all(
      this.#formats().map(async ({ game, format }) => ({
        game,
        day,
        ends: endOf(day),
        seats: format.seats,
        options: { ...format.options },
        commitment: commitment(this.#secretOf(game, day)),
        table: caller ? ((await this.#store.challenges.attempt(caller.account.id, game, day)) ?? null) : null,
      })),
    );
  }

  async play(game: string, caller: Caller): Promise<Table> {
    const format = this.#catalogue.get(game)?.daily;
    if (format === undefined) {
      const possible = this.#formats().map((each) => each.game);
      throw new ApiError('not-found', `there is no challenge of '${game}'; possible: ${possible.join(', ')}`);
    }
    const account = caller.account.id;
    const day = dayOf(this.#now());
    const begun = await this.#store.challenges.attempt(account, game, day);
    if (begun !== undefined) return this.#service.visit(begun, { caller });
    const others = Array.from({ length: format.seats - 1 }, () => ({ kind: 'bot' as const }));
    const wish = { game, seats: [{ kind: 'me' as const }, ...others], options: format.options, daily: day };
    const table = await this.#lobby.createChallenge(wish, caller, this.#secretOf(game, day));
    if (await this.#store.challenges.claim(account, game, day, table.id)) return table;
    // Two calls at once: the first one's table is the try.
    await table.end();
    return this.#service.visit((await this.#store.challenges.attempt(account, game, day))!, { caller });
  }

  async results(game: string, day: string, caller: Caller | undefined): Promise<DailyResults> {
    const found = await this.#store.challenges.ofDay(game, day);
    await this.#people.learn(found.map(({ account }) => account));
    const ranked = found.toSorted((a, b) => better(a, b) || a.finished - b.finished);
    const over = isOver(day, this.#now());
    let rank = 0;
    const ranks = ranked.map((result, i) => {
      if (i === 0 || better(itemAt(ranked, i - 1), result) < 0) rank = i + 1;
      return rank;
    });
    return {
      game,
      day,
      over,
      secret: over && this.#catalogue.get(game)?.daily !== undefined ? this.#secretOf(game, day) : null,
      results: ranked.map((result, i) => ({
        rank: itemAt(ranks, i),
        player: result.account,
        name: this.#people.get(result.account).name,
        score: result.score,
        won: result.won,
        finished: result.finished,
        mine: result.account === caller?.account.id,
      })),
    };
  }

  changed(table: Table): void {
    if (table.stored.status !== 'over') return;
    this.#storeResult(table).catch((error) => this.#log.error({ err: error }, 'a result could not be stored'));
  }

  async #storeResult(table: Table): Promise<void> {
    const { stored, match, game, older, result } = table;
    // What the present rules make of a game of older ones is no result of anybody.
    if (stored.practice || stored.status !== 'over' || match === undefined || result === null) return;
    if (older !== undefined && older !== 'kept') return;
    const persons = new Set(
      stored.seats.flatMap((seat) => (seat.kind === 'bot' || seat.kind === 'open' ? [] : seat.account)),
    );
    const [account] = persons;
    const seat = stored.seats.findIndex(({ kind }) => kind === 'human');
    const alone = stored.seats.length === 1 || stored.daily !== null;
    if (persons.size !== 1 || seat < 0 || !alone) return;
    if (await this.#wasHelped(stored, seat)) return;
    const { scores, ranking } = result;
    // Names are put in when a sheet is read: people change them, or leave.
    const detail = game.solo?.resultOf(match.state);
    await this.#store.challenges.finish({
      account: account!,
      game: game.rules.id,
      table: stored.id,
      options: stored.options,
      score: itemAt(scores, seat).reduce((sum, { points }) => sum + points, 0),
      won: ranking[seat] === 1,
      finished: stored.finished!,
      daily: (await this.#isTheTry(stored, account!)) ? stored.daily : null,
      detail: detail ?? null,
    });
  }

  /** What a bot has done in a person's place is no result of theirs. */
  async #wasHelped({ n }: StoredTable, seat: number): Promise<boolean> {
    const entries = await this.#store.tables.journal(n, 0);
    return entries.some((entry) => entry.kind === 'answer' && entry.seat === seat && entry.by !== 'human');
  }

  /** Whether it counts for its day: only the one try, and only while nobody can know the secret. */
  async #isTheTry({ id, game, daily, finished }: StoredTable, account: string): Promise<boolean> {
    if (daily === null || isOver(daily, finished!)) return false;
    return (await this.#store.challenges.attempt(account, game, daily)) === id;
  }

  /** After a start: what came to its end just before the server stopped. */
  async backfillResults(find: (id: string) => Promise<Table | undefined>): Promise<void> {
    try {
      for (const id of await this.#store.challenges.unfinished()) {
        const table = await find(id);
        if (table !== undefined) await this.#storeResult(table);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'results could not be filled in');
    }
  }

  async solo(game: string, { account }: Caller): Promise<SoloRecords> {
    const { solo } = this.#catalogue.find(game);
    const all = await this.#store.challenges.ofPlayer(account.id, game);
    const byOptions = Map.groupBy(all, ({ options }) => JSON.stringify(Object.entries(options).sort()));
    const best = [...byOptions.values()].map((results) => {
      const { options, score, won, table, finished } = itemAt(results.toSorted(better), 0);
      return {
        options: options as SoloRecords['best'][number]['options'],
        score,
        won,
        table,
        finished,
        played: results.length,
      };
    });
    if (solo === undefined) return { game, best, sheet: null, next: null };
    const results = all.map(({ detail }) => detail).filter((detail) => detail !== null);
    const { sheet, next } = solo.read(results, account.name);
    return { game, best, sheet, next: { ...next } };
  }
}
