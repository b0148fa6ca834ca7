import { itemAt, NOBODY } from '@crownleaf/engine';
import pLimit from 'p-limit';
import type { People } from '../accounts/people.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Log } from '../ops/log.ts';
import { ApiError } from '../problems.ts';
import type { Store, StoredTable, TableAbout, TableOrigin } from '../store/store.ts';
import { type Replay, replayTable } from './replay.ts';
import { applyRulesChange } from './rules-change.ts';
import { accountsAt, botOf, ownerOf } from './seating.ts';
import { Table } from './table.ts';
import { type TableListener, TableListeners } from './table-listeners.ts';
import { WallJumps } from './wall-jumps.ts';

interface LoadedTable {
  readonly table: Table;
  usedAt: number;
}

export interface RegistryParts {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly people: People;
  readonly log: Log;
  readonly now: () => number;
  readonly monotonic: () => number;
  /** How long a table that nobody looks at stays in memory. */
  readonly idleMs: number;
  /** Until when a server was there before this one. */
  readonly lastSeen: number;
}

/** Tables that are read from the store at once: each holds its whole journal meanwhile. */
const MAX_LOADS = 8;
const NOT_STARTED: Replay = { match: undefined, answeredBy: [], snapshotSeq: 0 };

/** Which tables are in memory, and how the others get there. */
export class TableRegistry {
  readonly #parts: RegistryParts;
  readonly #loaded = new Map<string, LoadedTable>();
  readonly #loading = new Map<string, Promise<Table | undefined>>();
  readonly #loadSlots = pLimit(MAX_LOADS);
  readonly #listeners: TableListeners;
  readonly #jumps: WallJumps;
  /** Done when all live clocks know of the last jump of the wall clock. */
  #crediting: Promise<void> = Promise.resolve();

  constructor(parts: RegistryParts) {
    this.#parts = parts;
    this.#jumps = new WallJumps(parts);
    this.#listeners = new TableListeners(parts.log);
    this.#listeners.add({ lost: (table, error) => this.#drop(table, error) });
  }

  listen(listener: TableListener): void {
    this.#listeners.add(listener);
  }

  get count(): number {
    return this.#loaded.size;
  }

  async create(origin: TableOrigin, about: TableAbout): Promise<Table> {
    const { store, now } = this.#parts;
    const progress = { seq: 0, ply: 0, asked: NOBODY, changed: now(), clocks: null, deadline: null };
    const stored = await store.tables.create(origin, about, progress);
    await this.#parts.people.learn(accountsAt(stored));
    return this.#add(stored, NOT_STARTED);
  }

  async find(id: string): Promise<Table> {
    const table = await this.get(id);
    if (table === undefined) throw new ApiError('not-found', 'there is no such table');
    return table;
  }

  #inMemory(id: string): Table | undefined {
    const loaded = this.#loaded.get(id);
    if (loaded === undefined) return undefined;
    loaded.usedAt = this.#parts.now();
    return loaded.table;
  }

  async get(id: string): Promise<Table | undefined> {
    this.#noticeJump();
    const loaded = this.#inMemory(id);
    if (loaded !== undefined) return loaded;
    let loading = this.#loading.get(id);
    if (loading === undefined) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      // A bot that was asked when the table left memory is asked again.
      loading.then(
        (table) => table?.askedBot && this.#announce(table),
        () => {},
      );
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #load(id: string): Promise<Table | undefined> {
    const { store, catalogue, log, lastSeen, now } = this.#parts;
    const stored = await store.tables.load(id);
    if (stored === undefined) return undefined;
    const game = catalogue.get(stored.game);
    if (game === undefined) return undefined;
    await this.#parts.people.learn(accountsAt(stored));
    const replay = await this.#loadSlots(() => replayTable(store, game, stored, log));
    // It may have been opened while it was looked for here.
    const opened = this.#inMemory(id);
    if (opened !== undefined) return opened;
    const table = this.#add(stored, replay);
    await applyRulesChange(table, lastSeen, now());
    return table;
  }

  #add(stored: StoredTable, replay: Replay): Table {
    const { store, catalogue, now } = this.#parts;
    const game = catalogue.find(stored.game);
    const table = new Table({ game, store, now, stored, replay, listeners: this.#listeners });
    this.#loaded.set(stored.id, { table, usedAt: now() });
    return table;
  }

  #drop(table: Table, error: unknown): void {
    this.#parts.log.error({ table: table.id, err: error }, 'a change could not be stored');
    if (this.#loaded.get(table.id)?.table === table) this.#loaded.delete(table.id);
  }

  /** Has listeners look at a table again, although nothing was written. */
  #announce(table: Table): void {
    // A change that is not on disk yet is announced when it is.
    if (table.log.isSettled) this.#listeners.changed(table, { isInfo: false, isNewTurn: false });
  }

  /** Lets go of tables that nobody uses; they come back from the store when somebody does. */
  evict(isWatched: (id: string) => boolean): void {
    const { now, idleMs } = this.#parts;
    const before = now() - idleMs;
    for (const [id, { table, usedAt }] of this.#loaded) {
      const lastUse = Math.max(usedAt, table.stored.changed);
      if (lastUse < before && table.log.isSettled && !isWatched(id)) this.#loaded.delete(id);
    }
  }

  /** Of those in memory: where somebody sits, or a seat is kept for them. */
  withSeatOf(account: string): Table[] {
    const tables = [...this.#loaded.values()].map(({ table }) => table);
    return tables.filter(({ seats }) =>
      seats.some((seat) => (seat.kind === 'open' ? seat.keptFor : ownerOf(seat)) === account),
    );
  }

  /** Nobody thinks longer because the wall clock was set: to a live clock that is as if the server had been away. */
  #noticeJump(): void {
    const jump = this.#jumps.take();
    if (jump === 0) return;
    const lastSeen = this.#parts.now() - jump;
    this.#parts.log.warn({ milliseconds: Math.round(jump) }, 'the clock of this machine was set');
    const credited = new Set(this.#loaded.keys());
    for (const { table } of this.#loaded.values()) {
      // What cannot be written is lost with its table, and said there.
      if (table.stored.status === 'live') table.creditAbsence(lastSeen).catch(() => {});
    }
    this.#crediting = this.#crediting.then(() => this.#creditOthers(lastSeen, credited));
  }

  /** Tables that are not in memory. */
  async #creditOthers(lastSeen: number, credited: ReadonlySet<string>): Promise<void> {
    const { store } = this.#parts;
    await this.#forEach(await store.tables.live(), async (id) => {
      if (credited.has(id) || (await store.tables.load(id))?.clocks == null) return;
      await (await this.get(id))?.creditAbsence(lastSeen);
    });
  }

  /** Goes on for those whose time has run out. */
  async enforceClocks(): Promise<void> {
    const { store, now } = this.#parts;
    this.#noticeJump();
    await this.#crediting;
    await this.#forEach(await store.tables.late(now()), async (id) => {
      const table = await this.get(id);
      if (table === undefined) return;
      await table.log.settled();
      if (table.isLate) await table.runOut();
    });
  }

  /** What goes wrong with one table keeps nothing from the others. */
  async #forEach(ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
    for (const id of ids) {
      await act(id).catch((error: unknown) => {
        this.#parts.log.error({ table: id, err: error }, 'a table could not be looked after');
      });
    }
  }

  /** Closes tables that nobody has started for so long, unless somebody waits there just now. */
  async expire(openMs: number, isWatched: (id: string) => boolean): Promise<void> {
    const { store, now } = this.#parts;
    const then = now() - openMs;
    await this.#forEach(await store.tables.waitingSince(then), async (id) => {
      const table = isWatched(id) ? undefined : await this.get(id);
      if (table === undefined) return;
      await table.log.settled();
      if (table.stored.status === 'open' && table.stored.changed <= then) await table.expire();
    });
  }

  /** After a start: clocks stood still while the server was away, and bots that were asked are asked again. */
  async resume(): Promise<void> {
    const { store, lastSeen } = this.#parts;
    await this.#forEach(await store.tables.live(), async (id) => {
      const stored = await store.tables.load(id);
      if (stored === undefined || stored.asked === NOBODY) return;
      const waitsForBot = botOf(itemAt(stored.seats, stored.asked)) !== undefined;
      if (!waitsForBot && stored.clocks === null) return;
      const table = await this.get(id);
      if (table === undefined) return;
      await table.creditAbsence(lastSeen);
    });
  }

  /** Resolves when nothing is left to write. */
  async settled(): Promise<void> {
    // One that could not be written was lost already, and said so.
    for (const { table } of this.#loaded.values()) await table.log.settled().catch(() => {});
  }
}
