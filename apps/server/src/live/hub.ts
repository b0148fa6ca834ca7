import type { JsonBytes } from '@crownleaf/engine';
import type { Presence, ServerMessage, TableInfo } from '@crownleaf/protocol';
import type { People } from '../accounts/people.ts';
import type { Log } from '../ops/log.ts';
import type { StoredTable } from '../store/store.ts';
import { eyesOf, maySee } from '../tables/access.ts';
import { type Attendance, infoOf } from '../tables/info.ts';
import type { Changed, Chapter } from '../tables/ledger.ts';
import { ownerOf } from '../tables/seating.ts';
import type { Table, TableListener } from '../tables/table.ts';
import { Telling } from '../tables/updates.ts';
import { beginFrame, endFrame, type Frame, frameOf, openSlab } from './frames.ts';

/** A line to one client. */
export interface Line {
  readonly account: string | undefined;
  readonly look: 'here' | 'idle';
  send(frame: Frame): void;
  /** What it was told may not be true: it has to begin anew. */
  reset(): void;
}

/** One client's interest in one table. */
export interface Watch {
  readonly line: Line;
  /** The seat that was asked for; undefined: see `eyesOf`. */
  readonly wanted: number | undefined;
  /** What lets somebody without a seat see a private table. */
  readonly invitation?: string | undefined;
  /** The last change that the client was told. */
  seq: number;
}

/** A change, and what was said of it so far. */
interface News {
  readonly table: Table;
  readonly out: JsonBytes;
  readonly telling: Telling;
  readonly told: { readonly seat: number | null; readonly since: number; readonly frame: Frame }[];
}

/** Tells those who watch a table what changes there. */
export class Hub implements TableListener, Attendance {
  readonly #people: People;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #watches = new Map<string, Set<Watch>>();
  readonly #waiting = new Map<string, Set<() => void>>();
  /** What was said last about who is at a table. */
  readonly #presences = new Map<string, string>();

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
    let watches = this.#watches.get(table);
    if (watches === undefined) {
      watches = new Set();
      this.#watches.set(table, watches);
    }
    watches.add(watch);
  }

  remove(table: string, watch: Watch): void {
    const watches = this.#watches.get(table);
    if (!watches?.delete(watch)) return;
    if (watches.size > 0) return;
    this.#watches.delete(table);
    this.#presences.delete(table);
  }

  // Attendance

  presenceOf(table: string, account: string): Presence {
    let found: Presence = 'away';
    for (const { line } of this.watchesOf(table)) {
      if (line.account !== account) continue;
      if (line.look === 'here') return 'here';
      found = 'idle';
    }
    return found;
  }

  watching({ id, seats }: StoredTable): number {
    const seated = new Set(seats.map(ownerOf));
    let count = 0;
    for (const { line } of this.watchesOf(id)) if (line.account === undefined || !seated.has(line.account)) count++;
    return count;
  }

  infoOf(table: Table): TableInfo {
    return infoOf(table, this.#people, this);
  }

  // Changes

  changed(table: Table, { about }: Changed): void {
    this.#wake(table.id);
    const watches = this.#watches.get(table.id);
    if (watches === undefined) return;
    const info = about ? this.infoOf(table) : undefined;
    const news = this.#news(table, info);
    for (const watch of watches) {
      const frame = this.#frameFor(watch, news);
      if (frame === undefined) continue;
      watch.seq = table.stored.seq;
      watch.line.send(frame);
    }
  }

  #wake(table: string): void {
    for (const resolve of this.#waiting.get(table) ?? []) resolve();
  }

  /** Clients with the same eyes that know the same are told the same, made once. */
  #frameFor(watch: Watch, news: News): Frame | undefined {
    const { table, told } = news;
    const seat = this.#eyes(table, watch);
    if (seat === undefined) return undefined;
    const before = told.find((each) => each.seat === seat && each.since === watch.seq);
    if (before !== undefined) return before.frame;
    const chapters = table.chaptersSince(watch.seq);
    if (chapters === undefined) {
      watch.line.reset();
      return undefined;
    }
    const frame = frameIn(news, seat, chapters);
    told.push({ seat, since: watch.seq, frame });
    return frame;
  }

  #news(table: Table, info: TableInfo | undefined): News {
    const out = openSlab();
    return { table, out, telling: new Telling(out, table, this.#now(), info), told: [] };
  }

  #eyes(table: Table, watch: Watch): number | null | undefined {
    const { account } = watch.line;
    if (!maySee(table.stored, { account, invitation: watch.invitation })) return this.#dismiss(table, watch);
    try {
      return eyesOf(table.stored, account, watch.wanted);
    } catch {
      return this.#dismiss(table, watch);
    }
  }

  /** The seat was given to somebody else, or they may not look on any more. */
  #dismiss(table: Table, watch: Watch): undefined {
    this.remove(table.id, watch);
    watch.line.send(frameOf(JSON.stringify({ table: table.id, gone: true } satisfies ServerMessage)));
  }

  /** Gives a client that begins to watch all that it missed, and everything from then on. */
  begin(table: Table, watch: Watch, since: number | undefined): Promise<void> {
    return table.look(since, (chapters) => {
      const seat = eyesOf(table.stored, watch.line.account, watch.wanted);
      watch.seq = table.stored.seq;
      this.add(table.id, watch);
      watch.line.send(frameIn(this.#news(table, this.infoOf(table)), seat, chapters));
    });
  }

  lost(table: Table): void {
    this.#wake(table.id);
    for (const { line } of [...this.watchesOf(table.id)]) line.reset();
    this.#log.warn({ table: table.id }, 'clients of a table have to begin anew');
  }

  /** Resolves at the next change, or when the time is over. */
  async nextChange(table: string, milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    let waiting = this.#waiting.get(table);
    if (waiting === undefined) {
      waiting = new Set();
      this.#waiting.set(table, waiting);
    }
    waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    waiting.delete(resolve);
    if (waiting.size === 0) this.#waiting.delete(table);
  }

  /** Lets nobody wait any longer. */
  stop(): void {
    for (const waiting of this.#waiting.values()) for (const resolve of waiting) resolve();
  }

  /** To everybody who watches a table, whatever they see of it. */
  broadcast(table: string, message: ServerMessage): void {
    const frame = frameOf(JSON.stringify(message));
    for (const { line } of this.watchesOf(table)) line.send(frame);
  }

  /** Somebody came, went or looked away. */
  attended(table: Table): void {
    const { seats, watching } = this.infoOf(table);
    const presence = seats.flatMap(({ seat, presence: now }) => (now === null ? [] : [{ seat, presence: now }]));
    const text = JSON.stringify({ table: table.id, presence, watching } satisfies ServerMessage);
    if (this.#presences.get(table.id) === text) return;
    if (this.#watches.has(table.id)) this.#presences.set(table.id, text);
    const frame = frameOf(text);
    for (const { line } of this.watchesOf(table.id)) line.send(frame);
  }
}

function frameIn({ out, telling }: News, seat: number | null, chapters: readonly Chapter[]): Frame {
  const body = beginFrame(out);
  telling.tell(seat, chapters);
  return endFrame(out, body);
}
