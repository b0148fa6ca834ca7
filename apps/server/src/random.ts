import { createHash, randomBytes } from 'node:crypto';

/** For ids: 128 bits cannot be guessed, and say nothing about when or by whom. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** For what opens something: 256 bits. */
export function newSecretText(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it. The text is random, so one round of hashing is enough. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function newGameSecret(): string {
  return randomBytes(32).toString('hex');
}

export function newSeed(): number {
  return randomBytes(4).readInt32LE();
}
