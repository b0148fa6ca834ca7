import type { Labels, Values } from '@crownleaf/words';

/** A message of the game's own table, by its key below `table.`. */
export function say(words: Labels, key: string, values: Values = {}): string {
  return words.told(`table.${key}`, values) ?? key;
}
