import type { Seat } from '@crownleaf/engine';
import type { TableHost } from '@crownleaf/table';
import { type Labels, type Told, toldTo } from '@crownleaf/words';
import { dim } from '../print.ts';
import { prose } from './log.ts';
import { nameOf } from './seating.ts';

const DEFAULT_LENGTH = 40;

/** What has happened at a table, as one seat is told it. */
export class SessionLog {
  readonly #host: TableHost;
  readonly #labels: Labels;
  readonly #seat: Seat;
  #entries: Told[] = [];
  /** The last change that is in the log. */
  #seq = 0;

  constructor(host: TableHost, labels: Labels, seat: Seat) {
    this.#host = host;
    this.#labels = labels;
    this.#seat = seat;
  }

  get length(): number {
    return this.#entries.length;
  }

  since(from: number): readonly Told[] {
    return this.#entries.slice(from);
  }

  /** Adds what has happened at the table since the last time. */
  update(): void {
    for (const { events } of this.#host.changesSince(this.#seq)!) {
      this.#entries.push(...events.flatMap((event) => toldTo({ seat: this.#seat, nameOf }, this.#labels, event) ?? []));
    }
    this.#seq = this.#host.seq;
  }

  /** Forgets what the undo at the table has taken back. */
  takeBack(): void {
    const { ply: last } = this.#host.match!.state;
    this.#entries = this.#entries.filter(({ ply }) => ply <= last);
    this.#seq = this.#host.seq;
  }

  /** The last events, as many as the text says. */
  show(count: string, width: number): string[] {
    const length = Number(count || DEFAULT_LENGTH);
    if (!Number.isSafeInteger(length) || length < 1) return [`'l ${count}' is no number of events: l, l 100`];
    const part = this.#entries.slice(-length);
    const earlier = this.length - part.length;
    return [
      ...(earlier === 0 ? [] : [dim(`(${earlier} earlier; 'l ${this.length}' shows all)`)]),
      ...(part.length === 0 ? ['Nothing has happened yet.'] : prose(part, width)),
    ];
  }
}
