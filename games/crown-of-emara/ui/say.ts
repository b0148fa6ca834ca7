import type { Labels } from '@crownleaf/words';

/** A place or thing without its article, as a title. */
export function titled(words: Labels, name: string): string {
  const text = words.told(`short.${name}`, {}) ?? words.what(name);
  const bare = text.replace(/^the /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
