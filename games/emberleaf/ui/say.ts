import { say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { CLEARINGS } from '../data/board.ts';
import { resourceName } from '../data/resources.ts';
import type { Message } from '../src/effects/message.ts';

/** So many of a resource: `2 beehives`. */
export function amountText(words: Labels, n: number, resource: string): string {
  return say(words, `amount.${resource}`, { n });
}

/** What there is of each resource, in their order: `2 wood, 1 beehive`. */
export function amountsText(words: Labels, counts: readonly number[]): string {
  return counts.flatMap((n, r) => (n === 0 ? [] : [amountText(words, n, resourceName(r))])).join(', ');
}

/** A card's text, made from the declaration that the game runs. */
export function inWords(words: Labels, { key, values = {}, parts = {} }: Message): string {
  const spoken: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    spoken[name] = typeof value === 'number' ? value : inSentence(words, value);
  }
  for (const [name, messages] of Object.entries(parts)) {
    spoken[name] = messages.map((message) => inWords(words, message)).join(' + ');
  }
  return words.told(key, spoken) ?? key;
}

/** Things are written small within a sentence, places keep their capitals. */
function inSentence(words: Labels, name: string): string {
  const isPlace = (CLEARINGS as readonly string[]).includes(name);
  return name === 'X' || isPlace ? words.what(name) : words.what(name).toLowerCase();
}
