/** One client, as far as memory is concerned. */
export interface Holder {
  /** What it has not read yet, and what it has sent that is not carried out or not even complete. */
  readonly heldBytes: number;
  drop(): void;
}

/** For all clients together: a machine with 1 GB has room for it beside the tables. */
const MAX_HELD_BYTES = 128 * 1024 * 1024;
/** All clients are counted again only when so much has come: that takes time. */
const MIN_STEP_BYTES = 1024 * 1024;

/** Keeps what the server holds for all clients within bounds, and drops those that hold most. */
export class MemoryBudget {
  readonly #maxBytes: number;
  readonly #stepBytes: number;
  readonly #holders = new Set<Holder>();
  /** What was held at the last count. */
  #counted = 0;
  /** What has come since, whether or not it is still there. */
  #added = 0;

  constructor(maxBytes = MAX_HELD_BYTES, stepBytes = MIN_STEP_BYTES) {
    this.#maxBytes = maxBytes;
    this.#stepBytes = stepBytes;
  }

  enter(holder: Holder): void {
    this.#holders.add(holder);
  }

  leave(holder: Holder): void {
    this.#holders.delete(holder);
  }

  add(bytes: number): void {
    this.#added += bytes;
    if (this.#added >= Math.max(this.#stepBytes, this.#maxBytes - this.#counted)) this.#count();
  }

  #count(): void {
    const counts = Array.from(this.#holders, (holder) => ({ holder, bytes: holder.heldBytes }));
    let total = counts.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > this.#maxBytes) {
      for (const { holder, bytes } of counts.toSorted((a, b) => b.bytes - a.bytes)) {
        if (total <= this.#maxBytes) break;
        holder.drop();
        this.#holders.delete(holder);
        total -= bytes;
      }
    }
    this.#counted = total;
    this.#added = 0;
  }
}
