/** A message as it goes over a WebSocket: a last frame of text, not masked, as servers send it (RFC 6455, 5.2). */
export type Frame = Buffer;

const TEXT = 0x81;
const LONGEST_SHORT = 125;
const LONGEST_MIDDLE = 0xffff;
const MIDDLE = 126;
const LONG = 127;
const LONGEST_HEAD = 10;
/** In UTF-8, of a unit of a text. */
const MOST_BYTES = 3;

/**
 * Frames of all clients lie one after another in a slab, which is used again as soon as they are sent. It has room for
 * what a busy server sends in a turn of the event loop.
 */
const SLAB = 256 * 1024;
let slab = Buffer.allocUnsafeSlow(SLAB);
let used = 0;
/** Up to here lie frames that some client may not have taken yet. */
let kept = 0;

export function frameOf(text: string): Frame {
  makeRoom(LONGEST_HEAD + MOST_BYTES * text.length);
  const guessed = headLength(text.length);
  return framed(guessed, slab.write(text, used + guessed));
}

/** The text in UTF-8. */
export function frameOfBytes(text: Uint8Array): Frame {
  makeRoom(LONGEST_HEAD + text.length);
  const head = headLength(text.length);
  slab.set(text, used + head);
  return framed(head, text.length);
}

/** To be sent in one piece. */
export function joined(frames: readonly Frame[]): Buffer {
  if (frames.length === 1) return frames[0]!;
  let length = 0;
  for (let i = 0; i < frames.length; i++) length += frames[i]!.length;
  makeRoom(length);
  const from = used;
  for (let i = 0; i < frames.length; i++) {
    slab.set(frames[i]!, used);
    used += frames[i]!.length;
  }
  return slab.subarray(from, used);
}

/** All frames that were made since `keepFrames` are sent. */
export function reuseFrames(): void {
  if (slab.length > SLAB) renewSlab(SLAB);
  used = kept;
}

/** Some frames are still to be sent: the slab goes with the last of them, and is filled up meanwhile. */
export function keepFrames(): void {
  kept = used;
}

function makeRoom(most: number): void {
  if (used + most > slab.length) renewSlab(Math.max(SLAB, most));
}

function renewSlab(length: number): void {
  slab = Buffer.allocUnsafeSlow(length);
  used = 0;
  kept = 0;
}

/** The head comes first but says how long the body is, so that it is guessed and, for a few texts, moved. */
function framed(guessed: number, length: number): Frame {
  const from = used;
  const head = headLength(length);
  if (head !== guessed) slab.copyWithin(from + head, from + guessed, from + guessed + length);
  putHead(from, length);
  used = from + head + length;
  return slab.subarray(from, used);
}

function headLength(length: number): number {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_MIDDLE ? 4 : LONGEST_HEAD;
}

function putHead(at: number, length: number): void {
  slab[at] = TEXT;
  if (length <= LONGEST_SHORT) slab[at + 1] = length;
  else if (length <= LONGEST_MIDDLE) {
    slab[at + 1] = MIDDLE;
    slab[at + 2] = length >> 8;
    slab[at + 3] = length & 0xff;
  } else {
    slab[at + 1] = LONG;
    slab.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
