import { type Secret, secretFrom } from '@crownleaf/engine';

export function newSecret(): Secret {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The secret that a text stands for: for games that shall go the same way again. */
export function secretOf(seed: string): Secret {
  return secretFrom(seed);
}
