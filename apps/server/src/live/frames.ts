import { JsonBytes } from '@crownleaf/engine';

/** A message as it goes over a WebSocket: a last frame of text, not masked, as servers send it (RFC 6455, 5.2). */
export type Frame = Buffer;

const TEXT = 0x81;
const LONGEST_SHORT = 125;
const LONGEST_MIDDLE = 0xffff;
const MIDDLE = 126;
const LONG = 127;
const LONGEST_HEAD = 10;

/**
 * Frames of all clients are written one after another into a slab, which is used again as soon as they are sent. It has
 * room for what a busy server sends in a turn of the event loop.
 */
const SLAB = 256 * 1024;
/** Larger than nearly all frames: one that does not fit has the whole slab copied. */
const SPARE = 32 * 1024;
let slab = new JsonBytes(SLAB);
/** Up to here lie frames that some client may not have taken yet. */
let kept = 0;

export function frameOf(text: string): Frame {
  const length = Buffer.byteLength(text);
  const head = headLength(length);
  const frame = Buffer.allocUnsafe(head + length);
  putHead(frame, 0, length);
  frame.write(text, head);
  return frame;
}

/** Where frames are to be written that are told together. */
export function openSlab(): JsonBytes {
  if (slab.length > SLAB - SPARE) renewSlab();
  return slab;
}

/** Gives where the body of the next frame begins, which is to be written now. */
export function beginFrame(out: JsonBytes): number {
  out.skip(LONGEST_HEAD);
  return out.length;
}

/** The head stands right before the body, wherever that leaves a gap. */
export function endFrame(out: JsonBytes, body: number): Frame {
  const length = out.length - body;
  const from = body - headLength(length);
  putHead(out.bytes, from, length);
  return Buffer.from(out.bytes.buffer, from, out.length - from);
}

/** To be sent in one piece. */
export function joined(frames: readonly Frame[]): Buffer {
  if (frames.length === 1) return frames[0]!;
  let length = 0;
  for (let i = 0; i < frames.length; i++) length += frames[i]!.length;
  const out = openSlab();
  const from = out.length;
  // What does not fit has memory of its own, and as much as it needs.
  if (length > out.bytes.length - from) return Buffer.concat(frames, length);
  for (let i = 0; i < frames.length; i++) out.append(frames[i]!);
  return Buffer.from(out.bytes.buffer, from, out.length - from);
}

/** All frames that were written since `keepFrames` are sent. */
export function reuseFrames(): void {
  if (slab.bytes.length > SLAB) renewSlab();
  slab.clear(kept);
}

/** Some frames are still to be sent: the slab goes with the last of them, and is filled up meanwhile. */
export function keepFrames(): void {
  kept = slab.length;
}

function renewSlab(): void {
  slab = new JsonBytes(SLAB);
  kept = 0;
}

function headLength(length: number): number {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_MIDDLE ? 4 : LONGEST_HEAD;
}

function putHead(bytes: Uint8Array, at: number, length: number): void {
  bytes[at] = TEXT;
  if (length <= LONGEST_SHORT) bytes[at + 1] = length;
  else if (length <= LONGEST_MIDDLE) {
    bytes[at + 1] = MIDDLE;
    bytes[at + 2] = length >> 8;
    bytes[at + 3] = length & 0xff;
  } else {
    bytes[at + 1] = LONG;
    for (let i = 0; i < 8; i++) bytes[at + 2 + i] = i < 4 ? 0 : (length >>> (8 * (7 - i))) & 0xff;
  }
}
