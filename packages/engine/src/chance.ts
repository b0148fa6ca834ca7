import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { chachaBlock, keyWords } from './chacha.ts';

/** A source of chance is pure: the same key and counter give the same value, so a state needs to hold only the counter. */
export interface Chance {
  /** A whole number in 0 … below − 1, every one equally likely. */
  int(drawn: number, below: number): number;
}

/** 256 bits as 64 hex digits: the one thing that decides every shuffle of a game. */
export type Secret = string;

const HEX_256 = /^[0-9a-f]{64}$/i;

export function isSecret(text: string): boolean {
  return HEX_256.test(text);
}

/** 64 hex digits are the secret itself; any other text is hashed to one. */
export function secretFrom(seed: string): Secret {
  return isSecret(seed) ? seed.toLowerCase() : bytesToHex(sha256(utf8ToBytes(seed)));
}

/** Published when a game starts; who later learns the secret can check that it is the one that was promised. */
export function commitment(secret: Secret): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

const RANGE = 0x1_0000_0000;

/**
 * Chance for real games. Draw number n reads the ChaCha20 key stream of (key = secret, nonce = n as 64 bits little
 * endian, then four zero bytes) as little-endian words and takes the first word below the largest multiple of `below`,
 * so there is no bias and each draw can be checked by itself.
 */
export function secretChance(secret: Secret): Chance {
  // Most answers draw nothing, so the key is read at the first draw.
  let key: Int32Array | undefined;
  return {
    int(drawn, below) {
      checkBelow(below);
      key ??= keyWords(hexToBytes(secret));
      const limit = RANGE - (RANGE % below);
      for (let counter = 0; ; counter++) {
        const block = chachaBlock(key, counter, drawn >>> 0, Math.floor(drawn / RANGE));
        for (let i = 0; i < block.length; i++) if (block[i]! < limit) return block[i]! % below;
      }
    },
  };
}

/**
 * Chance for search and tests: a counter through an integer mixer, some nanoseconds a draw, no secret in it. The bias of
 * multiply-and-shift is below one in a million for any number of cards.
 */
export function fastChance(seed: number): Chance {
  const base = seed | 0;
  return {
    int(drawn, below) {
      if (below < 1) checkBelow(below);
      return Math.floor((mix(base, drawn) / RANGE) * below);
    },
  };
}

/** The next whole number in 0 … below − 1. */
export type Random = (below: number) => number;

/** Far from the draws of any game, so that a world and the play in it do not share their luck. */
const ASIDE = 2 ** 40;

/** Numbers from the same source that no game draws. */
export function asideOf(chance: Chance): Random {
  let drawn = ASIDE;
  return (below) => chance.int(drawn++, below);
}

/** A generator for one search branch, independent of its parent's. */
export function forkSeed(seed: number, branch: number): number {
  return mix(seed ^ 0x5bd1e995, branch) | 0;
}

function mix(base: number, n: number): number {
  let t = (base + Math.imul(n + 1, 0x6d2b79f5) + Math.imul(n / RANGE, 0x85ebca6b)) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}

function checkBelow(below: number): void {
  if (!Number.isInteger(below) || below < 1 || below > RANGE) throw new RangeError(`no whole number below ${below}`);
}
