import { Readable } from 'node:stream';
import { historyCost, type Limits } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import { ApiError } from '../problems.ts';
import type { Store, StoredAccount } from '../store/store.ts';
import { exportPieces } from './export.ts';

/** Of all accounts together: each takes a share of the time in which the server does everything else. */
const MAX_EXPORTS = 20;
/** So that nobody with many accounts keeps all others out. */
const MAX_EXPORTS_PER_ADDRESS = 4;
/** After so long an export gives way to another, so that nobody can keep others out by not reading theirs. */
const MIN_EXPORT_MS = 60_000;
/** Most are done long before: that is when it is worth trying again. */
const MAX_RETRY_SECONDS = 10;
/** Reading what is kept of a table besides its entries takes as long as reading so many of them. */
const ENTRIES_PER_TABLE = 50;
/** So many tables already cost as much as anything can. */
const MAX_COUNTED_TABLES = 200;

export interface ExportParts {
  readonly store: Store;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => number;
}

interface Export {
  readonly account: string;
  readonly address: string;
  readonly begun: number;
  readonly text: Readable;
}

/** Gives people all their data: to each one copy at a time, and only to a few people at once. */
export class Exports {
  readonly #parts: ExportParts;
  /** The oldest first. */
  readonly #underWay = new Set<Export>();

  constructor(parts: ExportParts) {
    this.#parts = parts;
  }

  /** The text of the JSON. Another export can begin when it is read to its end or destroyed. */
  async begin(account: StoredAccount, address: string): Promise<Readable> {
    const { store, limits, log, now } = this.#parts;
    const lengths = await store.tables.lengthsOf(account.id, MAX_COUNTED_TABLES);
    const givesWay = this.#findRoom(account.id, address);
    limits.check('history', account.id, historyCost(lengths.reduce((sum, seq) => sum + seq + ENTRIES_PER_TABLE, 0)));
    if (givesWay !== undefined) this.#end(givesWay);
    const text = Readable.from(exportPieces(account, store, now()), { objectMode: false });
    const begun = { account: account.id, address, begun: now(), text };
    this.#underWay.add(begun);
    text.once('close', () => this.#underWay.delete(begun));
    text.on('error', (error) => log.error({ err: error }, 'an export failed'));
    return text;
  }

  /** The export that has to give way; undefined where there is room. */
  #findRoom(account: string, address: string): Export | undefined {
    const all = [...this.#underWay];
    const own = all.find((each) => each.account === account);
    const fromAddress = all.filter((each) => each.address === address);
    const others = all.length >= MAX_EXPORTS ? all : [];
    const oldest = own ?? (fromAddress.length >= MAX_EXPORTS_PER_ADDRESS ? fromAddress : others)[0];
    if (oldest === undefined) return undefined;
    const waitMs = oldest.begun + MIN_EXPORT_MS - this.#parts.now();
    if (waitMs <= 0) return oldest;
    const retryAfter = Math.min(MAX_RETRY_SECONDS, Math.ceil(waitMs / 1000));
    throw own === undefined
      ? new ApiError('unavailable', 'Others are saving their data just now. Try again in a moment.', { retryAfter })
      : new ApiError('too-many', 'You are already saving your data. Wait until that is done.', { retryAfter });
  }

  #end(given: Export): void {
    this.#underWay.delete(given);
    given.text.destroy();
  }
}
