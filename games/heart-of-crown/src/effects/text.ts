import {
  type Card,
  CURSE,
  cardOf,
  coinsOf,
  IS_CALAMITY,
  IS_PLAYABLE,
  KLAM_KLAM,
  NAMES,
  nameOf,
  pointsOn,
  RAMPART,
  ROYAL_GUARD,
} from '../components.ts';
import type { HeartView } from '../state.ts';
import { EFFECTS } from './all.ts';
import type { Phrase } from './verbs/clause.ts';
import { KLAM_KLAM_PAYS } from './verbs/market.ts';

/** The options of a game that change the text of a card [HOC-15.2] [HOC-15.3]. */
export type TextRulings = Pick<HeartView['table'], 'rampartMilitaryOnly' | 'faceUpShelters'>;

const USUAL: TextRulings = { rampartMilitaryOnly: 0, faceUpShelters: 0 };

/** What a phrase becomes under another ruling than the rulebook's, and what the card's text is then called. */
const VARIANTS = [
  { card: RAMPART, ruling: 'rampartMilitaryOnly', phrase: 'defence-rampart', suffix: 'military-only' },
  { card: ROYAL_GUARD, ruling: 'faceUpShelters', phrase: 'royal-guard', suffix: 'shelter' },
] as const;

function variantOf(card: Card, rulings: TextRulings) {
  return VARIANTS.find((variant) => variant.card === card && rulings[variant.ruling] === 1);
}

/** The key of a card's text under these rulings. */
export function textKey(card: Card, rulings: TextRulings): string {
  const variant = variantOf(card, rulings);
  return variant === undefined ? `text.${NAMES[card]}` : `text.${NAMES[card]}.${variant.suffix}`;
}

/** What the card's text says, in order: from its data and from the very clauses that are carried out. */
export function phrasesOf(card: Card, rulings: TextRulings = USUAL): readonly Phrase[] {
  const variant = variantOf(card, rulings);
  return [...plainCoins(card), ...standing(card), ...effectsOf(card), ...points(card)].map((phrase) =>
    phrase.key === variant?.phrase ? { ...phrase, key: `${phrase.key}-${variant.suffix}` } : phrase,
  );
}

/** Messages by key, as in `words/en.json`; placeholders stand in braces. */
type Messages = { readonly [key: string]: string };

/** The rules text of a card in the language of the messages. */
export function textOf(card: Card, messages: Messages, rulings: TextRulings = USUAL): string {
  return phrasesOf(card, rulings)
    .map((phrase) => said(phrase, messages))
    .join(' ');
}

function said({ key, values }: Phrase, messages: Messages): string {
  const fill = (name: string): string => {
    const message = messages[name];
    if (message === undefined) throw new Error(`no message '${name}'`);
    return message.replace(/\{(\w+)\}/g, (_, gap: string) => {
      const value = values[gap];
      if (value === undefined) throw new Error(`'${name}' has no value '${gap}'`);
      return typeof value === 'number' ? String(value) : fill(`which.${value}`);
    });
  };
  return fill(`phrase.${key}`);
}

/** Coins of cards that do nothing else when played. */
function plainCoins(card: Card): readonly Phrase[] {
  const plain = IS_PLAYABLE[card] === true && !cardOf(card).types.includes('action');
  return plain ? [{ key: 'coins', values: { count: coinsOf(card) } }] : [];
}

/** What no effect says: what is always at work [HOC-12.4] [HOC-1.17], and what a card is not good for [HOC-13.8] [HOC-5.12]. */
function standing(card: Card): readonly Phrase[] {
  if (card === KLAM_KLAM) return [{ key: nameOf(card), values: KLAM_KLAM_PAYS }];
  if (card === CURSE) return [{ key: nameOf(card), values: {} }];
  const calamity = IS_CALAMITY[card] ? [{ key: 'counts-as-curse', values: {} }] : [];
  return cardOf(card).keepable === false ? [...calamity, { key: 'not-kept', values: {} }] : calamity;
}

function effectsOf(card: Card): readonly Phrase[] {
  return EFFECTS.filter((effect) => effect.card === card).flatMap(({ script, says }) => {
    const [, occasion] = script.id.split('.');
    return occasion === undefined ? says : [{ key: `when-${occasion}`, values: {} }, ...says];
  });
}

function points(card: Card): readonly Phrase[] {
  const scores = cardOf(card).types.some(
    (type) => type === 'succession' || type === 'princess' || type === 'territory',
  );
  return scores && pointsOn(card) !== 0 ? [{ key: 'points', values: { count: pointsOn(card) } }] : [];
}
