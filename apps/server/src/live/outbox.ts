import type { Duplex } from 'node:stream';
import { type Frame, joined } from './frames.ts';

/** Those that have something to send, of all clients: after a commit they are many. */
let due: Outbox[] = [];

function flushDue(): void {
  const all = due;
  due = [];
  for (const outbox of all) outbox.flush();
}

/**
 * What one WebSocket is told within a turn of the event loop goes out in one write: an answer brings its acknowledgement
 * and the new state, and a write costs more than its bytes. The library would write head and body of each on its own.
 */
export class Outbox {
  readonly #wire: Duplex;
  #unsent: Buffer | undefined;

  constructor(wire: Duplex) {
    this.#wire = wire;
  }

  /** How many bytes wait until the client has read what came before. */
  get waiting(): number {
    return this.#wire.writableLength;
  }

  put(frame: Frame): void {
    if (this.#unsent !== undefined) {
      this.#unsent = joined(this.#unsent, frame);
      return;
    }
    this.#unsent = frame;
    if (due.push(this) === 1) process.nextTick(flushDue);
  }

  flush(): void {
    const frames = this.#unsent;
    this.#unsent = undefined;
    if (frames === undefined || !this.#wire.writable) return;
    // What has to wait for a slow client must not keep a slab each.
    this.#wire.write(this.waiting > 0 ? new Uint8Array(frames) : frames);
  }
}
