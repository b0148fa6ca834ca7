import type { Labels, Values } from '@crownleaf/words';
import { CARDS, type Card, NAMES } from '../src/catalogue.ts';

/** A message of this table. */
export function say(words: Labels, key: string, values: Values = {}): string {
  return words.told(`table.${key}`, values) ?? key;
}

/** A card with everything that is printed on it, for those who hear it. */
export function heard(words: Labels, card: Card): string {
  const { cost, links, types, coins, points } = CARDS[card]!;
  return say(words, 'heard', {
    ...{ card: words.what(NAMES[card]!), cost, links, coins, points },
    types: types.map((type) => say(words, `type.${type}`)).join(', '),
  });
}
