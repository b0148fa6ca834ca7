import type { Duplex } from 'node:stream';

/** A last frame of text, not masked, as servers send it (RFC 6455, 5.2). */
const TEXT = 0x81;
const LONGEST_SHORT = 125;
const LONGEST_MIDDLE = 0xffff;
const MIDDLE = 126;
const LONG = 127;

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
  #texts: string[] = [];

  constructor(wire: Duplex) {
    this.#wire = wire;
  }

  put(text: string): void {
    if (this.#texts.push(text) === 1 && due.push(this) === 1) process.nextTick(flushDue);
  }

  flush(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    if (this.#wire.writable) this.#wire.write(framed(texts));
  }
}

function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headLength(length) + length, 0));
  let at = 0;
  texts.forEach((text, i) => {
    at = putHead(frames, at, lengths[i]!);
    at += frames.write(text, at);
  });
  return frames;
}

function headLength(length: number): number {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_MIDDLE ? 4 : 10;
}

function putHead(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT;
  if (length <= LONGEST_SHORT) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length <= LONGEST_MIDDLE) {
    frames[at + 1] = MIDDLE;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = LONG;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
