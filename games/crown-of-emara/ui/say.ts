import type { Labels, Values } from '@crownleaf/words';

/** A message of this table. */
export function say(words: Labels, key: string, values: Values = {}): string {
  return words.told(`table.${key}`, values) ?? key;
}

/** A place or thing without its article, as a title. */
export function titled(words: Labels, name: string): string {
  const text = words.told(`short.${name}`, {}) ?? words.what(name);
  const bare = text.replace(/^the /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
