import { say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { CARDS, type Card, NAMES } from '../src/catalogue.ts';

/** A card with everything that is printed on it, for those who hear it. */
export function heard(words: Labels, card: Card): string {
  const { cost, links, types, coins, points } = CARDS[card]!;
  return say(words, 'heard', {
    ...{ card: words.what(NAMES[card]!), cost, links, coins, points },
    types: types.map((type) => say(words, `type.${type}`)).join(', '),
  });
}
