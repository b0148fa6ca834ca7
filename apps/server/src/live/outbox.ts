import type { Duplex } from 'node:stream';

/** A last frame of text, not masked, as servers send it (RFC 6455, 5.2). */
const TEXT = 0x81;
const LONGEST_SHORT = 125;
const LONGEST_MIDDLE = 0xffff;
const MIDDLE = 126;
const LONG = 127;
const LONGEST_HEAD = 10;
/** In UTF-8, of a unit of a text. */
const MOST_BYTES = 3;

/** Frames of all clients lie one after another in a slab, so that few of them are made. */
const SLAB = 64 * 1024;
let slab = Buffer.allocUnsafeSlow(SLAB);
let used = 0;

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
    if (!this.#wire.writable) return;
    const frames = framed(texts);
    // What has to wait for a slow client must not keep a slab each.
    this.#wire.write(this.#wire.writableLength > 0 ? Buffer.from(frames) : frames);
  }
}

function framed(texts: readonly string[]): Buffer {
  makeRoom(texts);
  const from = used;
  for (let i = 0; i < texts.length; i++) putFrame(texts[i]!);
  return slab.subarray(from, used);
}

/** What was given out is not written to again: the old slab goes when its last frame is sent. */
function makeRoom(texts: readonly string[]): void {
  let most = 0;
  for (let i = 0; i < texts.length; i++) most += LONGEST_HEAD + MOST_BYTES * texts[i]!.length;
  if (used + most <= slab.length) return;
  slab = Buffer.allocUnsafeSlow(Math.max(SLAB, most));
  used = 0;
}

/** The head comes first but says how long the body is, so that it is guessed and, for a few texts, moved. */
function putFrame(text: string): void {
  const guessed = headLength(text.length);
  const length = slab.write(text, used + guessed);
  const head = headLength(length);
  if (head !== guessed) slab.copyWithin(used + head, used + guessed, used + guessed + length);
  putHead(length);
  used += head + length;
}

function headLength(length: number): number {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_MIDDLE ? 4 : LONGEST_HEAD;
}

function putHead(length: number): void {
  slab[used] = TEXT;
  if (length <= LONGEST_SHORT) slab[used + 1] = length;
  else if (length <= LONGEST_MIDDLE) {
    slab[used + 1] = MIDDLE;
    slab.writeUInt16BE(length, used + 2);
  } else {
    slab[used + 1] = LONG;
    slab.writeBigUInt64BE(BigInt(length), used + 2);
  }
}
