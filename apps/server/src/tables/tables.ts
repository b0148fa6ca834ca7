import { NOBODY } from '@crownleaf/engine';
import type { People } from '../accounts/people.ts';
import type { Catalogue, Offer } from '../catalogue.ts';
import type { Log } from '../ops/log.ts';
import { Denied } from '../problems.ts';
import type { Store, StoredTable, TableAbout, TableOrigin } from '../store/store.ts';
import { Diverged, endingOf, haltOf, replayed, resumed } from './course.ts';
import type { Changed } from './ledger.ts';
import { botOf, ownerOf } from './seating.ts';
import { Table, type TableListener, type TableParts } from './table.ts';

interface Held {
  readonly table: Table;
  used: number;
}

export interface TablesSetting {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly people: People;
  readonly log: Log;
  readonly now: () => number;
  /** How long a table that nobody looks at stays in memory. */
  readonly idleMs: number;
  /** Until when a server was there before this one. */
  readonly seenLast: number;
}

type Course = Pick<TableParts, 'match' | 'chapters' | 'snapshotSeq' | 'halt' | 'older'>;

const NOTHING: Changed = { about: false, turn: false };

/** The tables in memory, and the way to those that are not. */
export class Tables {
  readonly #setting: TablesSetting;
  readonly #held = new Map<string, Held>();
  readonly #loading = new Map<string, Promise<Table | undefined>>();
  readonly #listeners: TableListener[] = [];

  constructor(setting: TablesSetting) {
    this.#setting = setting;
  }

  listen(listener: TableListener): void {
    this.#listeners.push(listener);
  }

  get count(): number {
    return this.#held.size;
  }

  async create(origin: TableOrigin, about: TableAbout): Promise<Table> {
    const { store, now } = this.#setting;
    const progress = { seq: 0, ply: 0, asked: NOBODY, changed: now(), clocks: null, deadline: null };
    const stored = await store.tables.create(origin, about, progress);
    await this.#learn(stored);
    return this.#hold(stored, { match: undefined, chapters: [], snapshotSeq: 0 });
  }

  async find(id: string): Promise<Table> {
    const table = await this.get(id);
    if (table === undefined) throw new Denied('not-found', 'there is no such table');
    return table;
  }

  /** The table if it is in memory. */
  held(id: string): Table | undefined {
    const held = this.#held.get(id);
    if (held === undefined) return undefined;
    held.used = this.#setting.now();
    return held.table;
  }

  async get(id: string): Promise<Table | undefined> {
    const held = this.held(id);
    if (held !== undefined) return held;
    let loading = this.#loading.get(id);
    if (loading === undefined) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      // A bot that was asked when the table left memory is asked again.
      loading.then(
        (table) => table?.askedBot && this.#listener.changed(table, NOTHING),
        () => {},
      );
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #load(id: string): Promise<Table | undefined> {
    const { store, catalogue } = this.#setting;
    const stored = await store.tables.load(id);
    if (stored === undefined) return undefined;
    const offer = catalogue.get(stored.game);
    if (offer === undefined) return undefined;
    await this.#learn(stored);
    const course = await this.#course(stored, offer);
    // Just opened, while it was looked for here.
    const opened = this.held(id);
    if (opened !== undefined) return opened;
    const table = this.#hold(stored, course);
    await this.#judged(table);
    return table;
  }

  /** What a change of the rules means for a game is said in its journal, once. */
  async #judged(table: Table): Promise<void> {
    const { status, rulesVersion } = table.stored;
    if (status !== 'live' && status !== 'stopped') return;
    if (table.halt !== undefined) {
      if (status === 'live') await table.stop(this.#setting.seenLast);
    } else if (status === 'stopped' || rulesVersion !== table.offer.game.rulesVersion) await table.adoptRules();
  }

  async #course(stored: StoredTable, { engine, game }: Offer): Promise<Course> {
    const { store, log } = this.#setting;
    if (stored.secret === null) return { match: undefined, chapters: [], snapshotSeq: 0 };
    const snapshot = await store.tables.snapshot(stored.n);
    const snapshotSeq = snapshot?.seq ?? 0;
    const isOver = stored.status === 'over' || stored.status === 'ended';
    if (isOver && stored.rulesVersion !== game.rulesVersion) {
      const journal = await store.tables.journal(stored.n, 0);
      return { ...endingOf(engine, stored, snapshot, journal), chapters: [], snapshotSeq };
    }
    // By other rules than those it was played by, a game is looked through from its start.
    const trusted = stored.rulesVersion === game.rulesVersion && stored.status !== 'stopped' ? snapshot : undefined;
    const since = trusted?.seq ?? 0;
    const entries = await store.tables.journal(stored.n, since);
    if (entries.length !== stored.seq - since) throw new Error(`the journal of table ${stored.id} is damaged`);
    try {
      const match =
        trusted === undefined
          ? replayed(engine, stored, entries).at(-1)!
          : resumed(engine, trusted.state, stored.secret, entries);
      return { match, chapters: [], snapshotSeq };
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      log.error({ table: stored.id, reason: error.message }, 'a game is not the same by the rules of this release');
      const halt = haltOf(engine, stored, snapshot, await store.tables.journal(stored.n, 0));
      return { match: halt.match, chapters: [], snapshotSeq, halt };
    }
  }

  #learn({ seats }: StoredTable): Promise<void> {
    const accounts = seats.flatMap((seat) => (seat.kind === 'open' ? seat.keptFor : ownerOf(seat)) ?? []);
    return this.#setting.people.learn(accounts);
  }

  #hold(stored: StoredTable, course: Course): Table {
    const { store, catalogue, now } = this.#setting;
    const offer = catalogue.find(stored.game);
    const table = new Table({ offer, store, now, stored, ...course, listener: this.#listener });
    this.#held.set(stored.id, { table, used: now() });
    return table;
  }

  readonly #listener: TableListener = {
    changed: (table, what) => {
      const held = this.#held.get(table.id);
      if (held !== undefined) held.used = this.#setting.now();
      for (const listener of this.#listeners) listener.changed(table, what);
    },
    lost: (table, error) => {
      this.#setting.log.error({ table: table.id, err: error }, 'a change could not be stored');
      if (this.#held.get(table.id)?.table === table) this.#held.delete(table.id);
      for (const listener of this.#listeners) listener.lost(table, error);
    },
  };

  /** Lets go of tables that nobody uses; they come back from the store when somebody does. */
  evict(isWatched: (id: string) => boolean): void {
    const { now, idleMs } = this.#setting;
    const before = now() - idleMs;
    for (const [id, { table, used }] of this.#held) {
      if (used < before && table.isSettled && !isWatched(id)) this.#held.delete(id);
    }
  }

  /** Tells everybody at the tables in memory that somebody is called otherwise now. */
  renamed(account: string): void {
    for (const { table } of this.#held.values()) {
      const concerned = table.seats.some((seat) => ownerOf(seat) === account);
      if (concerned && table.isSettled) this.#listener.changed(table, { about: true, turn: false });
    }
  }

  /** Goes on for those whose time has run out. */
  async enforceClocks(): Promise<void> {
    const { store, now } = this.#setting;
    await this.#forEach(await store.tables.late(now()), async (id) => {
      const table = await this.get(id);
      if (table === undefined) return;
      await table.settled();
      if (table.isLate) await table.runOut();
    });
  }

  /** What goes wrong with one table keeps nothing from the others. */
  async #forEach(ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
    for (const id of ids) {
      await act(id).catch((error: unknown) => {
        this.#setting.log.error({ table: id, err: error }, 'a table could not be looked after');
      });
    }
  }

  /** Closes tables that nobody has started for so long, unless somebody waits there just now. */
  async expire(openMs: number, isWatched: (id: string) => boolean): Promise<void> {
    const { store, now } = this.#setting;
    const then = now() - openMs;
    await this.#forEach(await store.tables.waitingSince(then), async (id) => {
      const table = isWatched(id) ? undefined : await this.get(id);
      if (table === undefined) return;
      await table.settled();
      if (table.stored.status === 'open' && table.stored.changed <= then) await table.expire();
    });
  }

  /** After a start: clocks stood still while the server was away, and bots that were asked are asked again. */
  async resume(): Promise<void> {
    const { store, seenLast } = this.#setting;
    await this.#forEach(await store.tables.live(), async (id) => {
      const stored = await store.tables.load(id);
      if (stored === undefined || stored.asked === NOBODY) return;
      const waitsForBot = botOf(stored.seats[stored.asked]!) !== undefined;
      if (!waitsForBot && stored.clocks === null) return;
      const table = await this.get(id);
      if (table === undefined) return;
      await table.creditAbsence(seenLast);
    });
  }

  /** Resolves when nothing is left to write. */
  async settled(): Promise<void> {
    // One that could not be written was lost already, and said so.
    for (const { table } of this.#held.values()) await table.settled().catch(() => {});
  }
}
