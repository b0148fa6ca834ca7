const KEY_WORDS = 8;
const BLOCK_WORDS = 16;
const DOUBLE_ROUNDS = 10;
// "expand 32-byte k", which every block begins with.
const S0 = 0x61707865;
const S1 = 0x3320646e;
const S2 = 0x79622d32;
const S3 = 0x6b206574;

/** A 256-bit key as eight little-endian words. */
export function keyWords(key: Uint8Array): Int32Array {
  const view = new DataView(key.buffer, key.byteOffset);
  const words = new Int32Array(KEY_WORDS);
  for (let i = 0; i < KEY_WORDS; i++) words[i] = view.getInt32(i * 4, true);
  return words;
}

// Of one draw at a time, so that none of the many needs memory of its own.
const BLOCK = new Uint32Array(BLOCK_WORDS);

/**
 * A block of the ChaCha20 key stream (RFC 8439, 2.3); the next call writes over it. The last word of the nonce is 0. Each
 * draw of a game reads a block of its own, so that a shuffle takes one for every card, and a cipher made for long
 * messages prepares longer for one than it takes. The words are variables and the quarter rounds are written out because
 * words in registers are four times as fast as an array.
 */
export function chachaBlock(key: Int32Array, counter: number, nonceLow: number, nonceHigh: number): Uint32Array {
  let x0 = S0;
  let x1 = S1;
  let x2 = S2;
  let x3 = S3;
  let x4 = key[0]!;
  let x5 = key[1]!;
  let x6 = key[2]!;
  let x7 = key[3]!;
  let x8 = key[4]!;
  let x9 = key[5]!;
  let x10 = key[6]!;
  let x11 = key[7]!;
  let x12 = counter | 0;
  let x13 = nonceLow | 0;
  let x14 = nonceHigh | 0;
  let x15 = 0;
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    x0 = (x0 + x4) | 0;
    x12 = rotated(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotated(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotated(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotated(x4 ^ x8, 7);

    x1 = (x1 + x5) | 0;
    x13 = rotated(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotated(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotated(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotated(x5 ^ x9, 7);

    x2 = (x2 + x6) | 0;
    x14 = rotated(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotated(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotated(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotated(x6 ^ x10, 7);

    x3 = (x3 + x7) | 0;
    x15 = rotated(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotated(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotated(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotated(x7 ^ x11, 7);

    x0 = (x0 + x5) | 0;
    x15 = rotated(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotated(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotated(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotated(x5 ^ x10, 7);

    x1 = (x1 + x6) | 0;
    x12 = rotated(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotated(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotated(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotated(x6 ^ x11, 7);

    x2 = (x2 + x7) | 0;
    x13 = rotated(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotated(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotated(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotated(x7 ^ x8, 7);

    x3 = (x3 + x4) | 0;
    x14 = rotated(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotated(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotated(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotated(x4 ^ x9, 7);
  }
  BLOCK[0] = x0 + S0;
  BLOCK[1] = x1 + S1;
  BLOCK[2] = x2 + S2;
  BLOCK[3] = x3 + S3;
  BLOCK[4] = x4 + key[0]!;
  BLOCK[5] = x5 + key[1]!;
  BLOCK[6] = x6 + key[2]!;
  BLOCK[7] = x7 + key[3]!;
  BLOCK[8] = x8 + key[4]!;
  BLOCK[9] = x9 + key[5]!;
  BLOCK[10] = x10 + key[6]!;
  BLOCK[11] = x11 + key[7]!;
  BLOCK[12] = x12 + counter;
  BLOCK[13] = x13 + nonceLow;
  BLOCK[14] = x14 + nonceHigh;
  BLOCK[15] = x15;
  return BLOCK;
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
