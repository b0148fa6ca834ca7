import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAVOUR_CARDS } from '../data/favours.ts';
import { FELLOWSHIP_CARDS, HERO_CARDS } from '../data/heroes.ts';
import { favourText } from '../src/favours/text.ts';
import { cardText, type Message } from '../src/skills/text.ts';
import { factHeroes } from './naive.ts';

const texts: { readonly [key: string]: string } = JSON.parse(
  readFileSync(new URL('../words/en.json', import.meta.url), 'utf8'),
);

/** `{n, plural, one {# leaf} other {# leaves}}`. */
const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/** The simplest way to put a message into words: values by name, one or many of them, parts joined. */
function inWords({ key, values = {}, parts = {} }: Message): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`no words for '${key}'`);
  const counted = text.replaceAll(PLURAL, (_, name: string, one: string, other: string) =>
    (values[name] === 1 ? one : other).replaceAll('#', String(values[name])),
  );
  return counted.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (parts[name] !== undefined) return parts[name].map(inWords).join(' + ');
    const value = values[name];
    return texts[`what.${value}`]?.toLowerCase() ?? String(value);
  });
}

test.each([...FELLOWSHIP_CARDS, ...HERO_CARDS].map((card, i) => [card.name, card, factHeroes[i]!.text] as const))(
  'the text of %s comes from its declaration and says what the facts say',
  (_, card, text) => {
    expect(cardText(card).map(inWords)).toEqual(text);
  },
);

test('every favour can be put into words, and no two read alike', () => {
  const read = FAVOUR_CARDS.map((card) => inWords(favourText(card)));
  expect(new Set(read).size).toBe(FAVOUR_CARDS.length);
  expect(read.slice(0, 3)).toEqual([
    'Have at least 3 houses',
    'Have at least 3 boat houses',
    'Have at least 3 windmills',
  ]);
});

test('one of something reads as one', () => {
  for (const card of FAVOUR_CARDS) {
    expect(inWords(favourText(card))).not.toMatch(/\b1 (neighbourhoods|clearings|villagers|leaves|buildings|kinds)\b/);
  }
});
