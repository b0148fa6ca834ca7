const ROUNDS = 20;
const BLOCK_WORDS = 16;
const KEY_WORDS = 8;
/** "expand 32-byte k", which every block begins with. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** A 256-bit key as eight little-endian words. */
export function keyWords(key: Uint8Array): Int32Array {
  const view = new DataView(key.buffer, key.byteOffset);
  const words = new Int32Array(KEY_WORDS);
  for (let i = 0; i < KEY_WORDS; i++) words[i] = view.getInt32(i * 4, true);
  return words;
}

// Of one draw at a time, so that none of the many needs memory of its own.
const START = new Int32Array(BLOCK_WORDS);
START.set(SIGMA);
const MIXED = new Int32Array(BLOCK_WORDS);
const BLOCK = new Uint32Array(MIXED.buffer);

/**
 * The first word of a block of the ChaCha20 key stream (RFC 8439, 2.3) and, if that is not wanted, the others in turn.
 * Each draw of a game reads a block of its own; a cipher made for long messages prepares longer for one than it takes.
 */
export function chachaBlock(key: Int32Array, counter: number, nonce: readonly [number, number, number]): Uint32Array {
  START.set(key, 4);
  START[12] = counter;
  START.set(nonce, 13);
  MIXED.set(START);
  for (let round = 0; round < ROUNDS; round += 2) {
    quarter(MIXED, 0, 4, 8, 12);
    quarter(MIXED, 1, 5, 9, 13);
    quarter(MIXED, 2, 6, 10, 14);
    quarter(MIXED, 3, 7, 11, 15);
    quarter(MIXED, 0, 5, 10, 15);
    quarter(MIXED, 1, 6, 11, 12);
    quarter(MIXED, 2, 7, 8, 13);
    quarter(MIXED, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK_WORDS; i++) MIXED[i] = (MIXED[i]! + START[i]!) | 0;
  return BLOCK;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = (x[a]! + x[b]!) | 0;
  let xd = rotated(x[d]! ^ xa, 16);
  let xc = (x[c]! + xd) | 0;
  let xb = rotated(x[b]! ^ xc, 12);
  xa = (xa + xb) | 0;
  xd = rotated(xd ^ xa, 8);
  xc = (xc + xd) | 0;
  xb = rotated(xb ^ xc, 7);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
