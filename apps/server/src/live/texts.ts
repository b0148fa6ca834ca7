import type { Duplex } from 'node:stream';

/** The first two bytes of a frame that is a whole text, masked as clients have to (RFC 6455, 5.2). */
const TEXT = 0x81;
const MASKED = 0x80;
const LAST_OF_MESSAGE = 0x80;
const OPCODE = 0x0f;
const CONTINUATION = 0;
const LENGTH = 0x7f;
const LONGEST_SHORT = 125;
const MIDDLE = 126;
const MASK_BYTES = 4;
const NOT_ASCII = 0x80;

const unmasked = Buffer.allocUnsafeSlow(0x1_0000);

/**
 * Hears the messages that come as nearly all do, each a frame of plain text in a chunk of its own, before the WebSocket's
 * library does: on its way through streams and events a message costs as much as to read and check it. Everything else
 * is left to the library. It alone can put together what is in pieces, so after the first piece it reads all the rest; and
 * it alone knows when the connection is to end, so who hears has to ask whether it is still open.
 */
export function hearTexts(wire: Duplex, hear: (text: string) => void): void {
  // What came already, the library has to read.
  if (wire.readableLength > 0) return;
  const push = wire.push;
  wire.push = (chunk: Buffer | null, ...rest) => {
    if (chunk !== null && wire.readableLength === 0) {
      const text = textIn(chunk);
      if (text !== undefined) {
        hear(text);
        return true;
      }
    }
    if (chunk !== null && !endsWithFrame(chunk)) wire.push = push;
    return push.call(wire, chunk, ...rest);
  };
}

/** If the chunk is one text, all of it ASCII; whether other bytes are a text has to be checked. */
function textIn(chunk: Buffer): string | undefined {
  if (chunk[0] !== TEXT) return undefined;
  const from = bodyAt(chunk, 0);
  const length = chunk.length - from;
  if (length !== lengthAt(chunk, 0)) return undefined;
  const mask = from - MASK_BYTES;
  let signs = 0;
  for (let i = 0; i < length; i++) {
    const sign = chunk[from + i]! ^ chunk[mask + (i & 3)]!;
    unmasked[i] = sign;
    signs |= sign;
  }
  return signs < NOT_ASCII ? unmasked.toString('latin1', 0, length) : undefined;
}

/** Whether what comes next begins with a frame that begins a message. */
function endsWithFrame(chunk: Buffer): boolean {
  let at = 0;
  while (at < chunk.length) {
    const first = chunk[at]!;
    if ((first & LAST_OF_MESSAGE) === 0 || (first & OPCODE) === CONTINUATION) return false;
    at = bodyAt(chunk, at) + lengthAt(chunk, at);
  }
  return at === chunk.length;
}

function bodyAt(chunk: Buffer, at: number): number {
  return at + (shortLength(chunk, at) <= LONGEST_SHORT ? 2 : 4) + MASK_BYTES;
}

/** Infinite for what is cut off, not masked, or longer than any message may be. */
function lengthAt(chunk: Buffer, at: number): number {
  const second = chunk[at + 1];
  if (second === undefined || (second & MASKED) === 0) return Number.POSITIVE_INFINITY;
  const short = second & LENGTH;
  if (short <= LONGEST_SHORT) return short;
  if (short > MIDDLE || chunk.length < at + 4) return Number.POSITIVE_INFINITY;
  return chunk.readUInt16BE(at + 2);
}

function shortLength(chunk: Buffer, at: number): number {
  return (chunk[at + 1] ?? 0) & LENGTH;
}
