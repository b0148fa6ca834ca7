import { readFileSync } from 'node:fs';
import { labels } from '@crownleaf/words';
import { expect, test } from 'vitest';
import { FAVOUR_CARDS } from '../data/favours.ts';
import { FELLOWSHIP_CARDS, HERO_CARDS } from '../data/heroes.ts';
import { favourText } from '../src/favours/text.ts';
import { cardText, type Message } from '../src/skills/text.ts';
import { inWords } from '../ui/say.ts';
import { factHeroes } from './naive.ts';

const words = labels(
  JSON.parse(readFileSync(new URL('../words/en.json', import.meta.url), 'utf8')) satisfies Record<string, string>,
);
const said = (message: Message): string => inWords(words, message);

test.each([...FELLOWSHIP_CARDS, ...HERO_CARDS].map((card, i) => [card.name, card, factHeroes[i]!.text] as const))(
  'the text of %s comes from its declaration and says what the facts say',
  (_, card, text) => {
    expect(cardText(card).map(said)).toEqual(text);
  },
);

test('every favour can be put into words, and no two read alike', () => {
  const read = FAVOUR_CARDS.map((card) => said(favourText(card)));
  expect(new Set(read).size).toBe(FAVOUR_CARDS.length);
  expect(read.slice(0, 3)).toEqual([
    'Have at least 3 houses',
    'Have at least 3 boat houses',
    'Have at least 3 windmills',
  ]);
});

test('one of something reads as one', () => {
  const read = FAVOUR_CARDS.map((card) => said(favourText(card)));
  for (const text of read) expect(text).not.toMatch(/\b1 (neighbourhoods|clearings|villagers|leaves|buildings)\b/);
});
