import type { Duplex } from 'node:stream';
import { type Frame, joined, keepFrames, reuseFrames } from './frames.ts';

/** Those that have something to send, of all clients: after a commit they are many. */
let due: Outbox[] = [];
/** Whether some client has not yet taken frames, which may lie where others could come to lie. */
let unread = false;

function flushDue(): void {
  const all = due;
  due = [];
  for (const outbox of all) outbox.flush();
  // What was put meanwhile is not written yet.
  if (unread || due.length > 0) keepFrames();
  else reuseFrames();
  unread = false;
}

/**
 * What one WebSocket is told within a turn of the event loop goes out in one write: an answer brings its acknowledgement
 * and the new state, and a write costs more than its bytes. The library would write head and body of each on its own.
 */
export class Outbox {
  readonly #wire: Duplex;
  #unsent: Frame[] = [];
  #unsentBytes = 0;

  constructor(wire: Duplex) {
    this.#wire = wire;
  }

  /** How many bytes wait for the end of the turn, or until the client has read what came before. */
  get waiting(): number {
    return this.#wire.writableLength + this.#unsentBytes;
  }

  put(frame: Frame): void {
    this.#unsentBytes += frame.length;
    if (this.#unsent.push(frame) === 1 && due.push(this) === 1) process.nextTick(flushDue);
  }

  flush(): void {
    const frames = this.#unsent;
    if (frames.length === 0) return;
    this.#unsent = [];
    this.#unsentBytes = 0;
    if (!this.#wire.writable) return;
    const bytes = joined(frames);
    const isBehind = this.#wire.writableLength > 0;
    // What has to wait for a slow client must not keep a slab each.
    this.#wire.write(isBehind ? new Uint8Array(bytes) : bytes);
    unread ||= !isBehind && this.#wire.writableLength > 0;
  }
}
