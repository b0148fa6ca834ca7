import { say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { type Card, cardOf, nameOf } from '../src/components.ts';

/** A card with everything that is printed on it, for those who hear it. */
export function heard(words: Labels, card: Card): string {
  const { cost, links, types, coins, points } = cardOf(card);
  return say(words, 'heard', {
    ...{ card: words.what(nameOf(card)), cost, links, coins, points },
    types: types.map((type) => say(words, `type.${type}`)).join(', '),
  });
}
