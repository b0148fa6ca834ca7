import type { Presence, ServerMessage, TableInfo } from '@crownleaf/protocol';
import type { Caller } from '../accounts/caller.ts';
import type { People } from '../accounts/people.ts';
import type { Log } from '../ops/log.ts';
import { ApiError } from '../problems.ts';
import type { StoredTable } from '../store/store.ts';
import { checkVisible, maySee, viewingSeat } from '../tables/access.ts';
import { type Attendance, infoOf } from '../tables/info.ts';
import { ownerOf } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';
import type { TableListener } from '../tables/table-listeners.ts';
import type { ChangeKind } from '../tables/table-log.ts';
import { prepareUpdates, type UpdateFor } from '../tables/updates.ts';

/** The connection to one client. */
export interface Connection {
  readonly caller: Caller | undefined;
  readonly account: string | undefined;
  readonly presence: 'here' | 'idle';
  /** Takes a `ServerMessage` as JSON, so that many can be sent the same text. */
  send(message: string): void;
  /** What the client received may not be true: it has to connect again. */
  reset(): void;
}

/** One client's interest in one table. */
export interface Watch {
  readonly connection: Connection;
  /** The seat that was asked for; undefined: see `viewingSeat`. */
  readonly wanted: number | undefined;
  /** Lets somebody without a seat see a private table. */
  readonly invitation?: string | undefined;
  /** The last change that the client was told. */
  seq: number;
}

/** Between two messages about who is at a table. */
const PRESENCE_MS = 500;

/** At a change each of them builds an update, all in one turn of the event loop. */
const MAX_CALLS_WAITING = 2000;

/** Knows who listens to which table, and tells them what changes there. */
export class Hub implements TableListener, Attendance {
  readonly #people: People;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #watches = new Map<string, Set<Watch>>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #callsWaiting = 0;
  /** What was last said about who is at a table. */
  readonly #presences = new Map<string, string>();
  /** Tables of which that was said a moment ago; with a table if it has changed since. */
  readonly #justAnnounced = new Map<string, Table | undefined>();

  constructor(people: People, log: Log, now: () => number) {
    this.#people = people;
    this.#log = log;
    this.#now = now;
  }

  isWatched(table: string): boolean {
    return this.#watches.has(table) || this.#waiting.has(table);
  }

  watchesOf(table: string): Iterable<Watch> {
    return this.#watches.get(table) ?? [];
  }

  add(table: string, watch: Watch): void {
    const watches = this.#watches.get(table) ?? new Set();
    this.#watches.set(table, watches.add(watch));
  }

  remove(table: string, watch: Watch): void {
    const watches = this.#watches.get(table);
    if (!watches?.delete(watch) || watches.size > 0) return;
    this.#watches.delete(table);
    this.#presences.delete(table);
  }

  // Who is there

  presenceOf(table: string, account: string): Presence {
    let found: Presence = 'away';
    for (const { connection } of this.watchesOf(table)) {
      if (connection.account !== account) continue;
      if (connection.presence === 'here') return 'here';
      found = 'idle';
    }
    return found;
  }

  watching({ id, seats }: StoredTable): number {
    const seated = new Set(seats.map(ownerOf));
    let count = 0;
    for (const { connection } of this.watchesOf(id)) {
      if (connection.account === undefined || !seated.has(connection.account)) count++;
    }
    return count;
  }

  infoOf(table: Table): TableInfo {
    return infoOf(table, this.#people, this);
  }

  /** Somebody came, went or looked away. When many do, they are announced together: one by one would be a flood. */
  announcePresence(table: Table): void {
    if (this.#justAnnounced.has(table.id)) {
      this.#justAnnounced.set(table.id, table);
      return;
    }
    this.#sendPresence(table);
    this.#justAnnounced.set(table.id, undefined);
    const timer = setTimeout(() => {
      const changed = this.#justAnnounced.get(table.id);
      this.#justAnnounced.delete(table.id);
      if (changed !== undefined) this.announcePresence(changed);
    }, PRESENCE_MS);
    timer.unref();
  }

  #sendPresence(table: Table): void {
    const { seats, watching } = this.infoOf(table);
    const presence = seats.flatMap(({ seat, presence: now }) => (now === null ? [] : [{ seat, presence: now }]));
    const text = JSON.stringify({ table: table.id, presence, watching } satisfies ServerMessage);
    if (this.#presences.get(table.id) === text) return;
    if (this.#watches.has(table.id)) this.#presences.set(table.id, text);
    for (const { connection } of this.watchesOf(table.id)) connection.send(text);
  }

  /** Somebody is called otherwise now: nothing else of the table is sent again for that. */
  announceName(table: Table, account: string): void {
    if (!this.#watches.has(table.id)) return;
    const { seats } = this.infoOf(table);
    const theirs = seats.filter(({ player, kind }) => player === account && kind !== 'local');
    const renamed = theirs.map(({ seat, name }) => ({ seat, name }));
    if (renamed.length > 0) this.broadcast(table.id, { table: table.id, renamed });
  }

  // What changes

  changed(table: Table, { isInfo }: ChangeKind): void {
    this.#wake(table.id);
    const watches = this.#watches.get(table.id);
    if (watches === undefined) return;
    const updateFor = prepareUpdates(table, this.#now(), isInfo ? this.infoOf(table) : undefined);
    const texts = new Map<string, string>();
    for (const watch of watches) {
      const text = this.#textFor(table, watch, updateFor, texts);
      if (text === undefined) continue;
      watch.seq = table.stored.seq;
      watch.connection.send(text);
    }
  }

  /** Those who see the same and know the same are one audience: its update is made and serialised once. */
  #textFor(table: Table, watch: Watch, updateFor: UpdateFor, texts: Map<string, string>): string | undefined {
    const seat = this.#viewingSeat(table, watch);
    if (seat === undefined) return undefined;
    const audience = `${seat} ${watch.seq}`;
    const known = texts.get(audience);
    if (known !== undefined) return known;
    const changes = table.log.host.changesSince(watch.seq);
    if (changes === undefined) {
      watch.connection.reset();
      return undefined;
    }
    const text = JSON.stringify(updateFor(seat, changes));
    texts.set(audience, text);
    return text;
  }

  /** Undefined when they may not look on any more. */
  #viewingSeat(table: Table, watch: Watch): number | null | undefined {
    const { account, caller } = watch.connection;
    if (!maySee(table.stored, { caller, invitation: watch.invitation })) return this.#dismiss(table, watch);
    try {
      return viewingSeat(table.stored, account, watch.wanted);
    } catch {
      return this.#dismiss(table, watch);
    }
  }

  #dismiss(table: Table, watch: Watch): undefined {
    this.remove(table.id, watch);
    watch.connection.send(JSON.stringify({ table: table.id, gone: true } satisfies ServerMessage));
  }

  /** Gives a client that begins to watch all that it missed, and everything from then on. */
  begin(table: Table, watch: Watch, since: number | undefined): Promise<void> {
    return table.log.readSettled(since, (changes) => {
      const { account, caller } = watch.connection;
      // They may have lost the right to look on while older changes were read.
      checkVisible(table.stored, { caller, invitation: watch.invitation });
      const seat = viewingSeat(table.stored, account, watch.wanted);
      watch.seq = table.stored.seq;
      this.add(table.id, watch);
      // From now on the watcher counts as present.
      const updateFor = prepareUpdates(table, this.#now(), this.infoOf(table));
      watch.connection.send(JSON.stringify(updateFor(seat, changes)));
    });
  }

  lost(table: Table): void {
    this.#wake(table.id);
    for (const { connection } of [...this.watchesOf(table.id)]) connection.reset();
    this.#log.warn({ table: table.id }, 'clients of a table have to begin anew');
  }

  /** To everybody who watches a table, whatever they see of it. */
  broadcast(table: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { connection } of this.watchesOf(table)) connection.send(text);
  }

  // Programs that wait by HTTP

  /** Resolves at the next change, when the time is over, or when the caller has gone. */
  async nextChange(table: string, milliseconds: number, gone: AbortSignal): Promise<void> {
    if (gone.aborted) return;
    if (this.#callsWaiting >= MAX_CALLS_WAITING) {
      throw new ApiError('unavailable', 'too many calls wait for changes; ask again in a moment', { retryAfter: 5 });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    gone.addEventListener('abort', () => resolve(), { once: true });
    const waiting = this.#waiting.get(table) ?? new Set();
    this.#waiting.set(table, waiting.add(resolve));
    this.#callsWaiting++;
    await promise;
    this.#callsWaiting--;
    clearTimeout(timer);
    waiting.delete(resolve);
    if (waiting.size === 0) this.#waiting.delete(table);
  }

  get callsWaiting(): number {
    return this.#callsWaiting;
  }

  #wake(table: string): void {
    for (const resolve of this.#waiting.get(table) ?? []) resolve();
  }

  /** Lets nobody wait any longer. */
  stop(): void {
    for (const waiting of this.#waiting.values()) for (const resolve of waiting) resolve();
  }
}
