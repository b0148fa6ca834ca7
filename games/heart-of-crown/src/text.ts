import { EFFECTS } from './cards/all.ts';
import { CARDS, type Card, COINS, CURSE, IS_PLAYABLE, KLAM_KLAM, NAMES, POINTS } from './catalogue.ts';
import type { Phrase } from './verbs/clause.ts';

/** What the card's text says, in order: from its data and from the very clauses that are carried out. */
export function phrasesOf(card: Card): readonly Phrase[] {
  return [...plainCoins(card), ...standing(card), ...effectsOf(card), ...points(card)];
}

/** Messages by key, as in `words/en.json`; placeholders stand in braces. */
type Messages = { readonly [key: string]: string };

/** The rules text of a card in the language of the messages. */
export function textOf(card: Card, messages: Messages): string {
  return phrasesOf(card)
    .map((phrase) => said(phrase, messages))
    .join(' ');
}

function said({ key, values }: Phrase, messages: Messages): string {
  const message = messages[`phrase.${key}`];
  if (message === undefined) throw new Error(`no message 'phrase.${key}'`);
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`'phrase.${key}' has no value '${name}'`);
    return typeof value === 'number' ? String(value) : messages[`which.${value}`]!;
  });
}

/** Coins of cards that do nothing else when played. */
function plainCoins(card: Card): readonly Phrase[] {
  const plain = IS_PLAYABLE[card]! && !CARDS[card]!.types.includes('action');
  return plain ? [{ key: 'coins', values: { count: COINS[card]! } }] : [];
}

/** What no effect says: the ability that is always at work [HOC-12.4], and that a Curse is good for nothing [HOC-13.8]. */
function standing(card: Card): readonly Phrase[] {
  return card === KLAM_KLAM || card === CURSE ? [{ key: NAMES[card]!, values: {} }] : [];
}

function effectsOf(card: Card): readonly Phrase[] {
  return EFFECTS.filter((effect) => effect.card === card).flatMap(({ script, says }) => {
    const [, occasion] = script.id.split('.');
    return occasion === undefined ? says : [{ key: `when-${occasion}`, values: {} }, ...says];
  });
}

function points(card: Card): readonly Phrase[] {
  const scores = CARDS[card]!.types.some(
    (type) => type === 'succession' || type === 'princess' || type === 'territory',
  );
  return scores && POINTS[card] !== 0 ? [{ key: 'points', values: { count: POINTS[card]! } }] : [];
}
