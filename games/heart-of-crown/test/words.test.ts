import { expect, test } from 'vitest';
import { CARDS, NAMES } from '../src/catalogue.ts';
import { heartOfCrown } from '../src/game.ts';
import { phrasesOf, textOf } from '../src/text.ts';
import en from '../words/en.json' with { type: 'json' };

const words: { readonly [key: string]: string } = en;

test.each(NAMES.map((name, card) => [name, card] as const))('the text of %s is what the card does', (name, card) => {
  expect(words[`text.${name}`]).toBe(textOf(card, words));
});

test('no phrase is left over', () => {
  const said = new Set(CARDS.flatMap((_, card) => phrasesOf(card).map(({ key }) => `phrase.${key}`)));
  expect(Object.keys(words).filter((key) => key.startsWith('phrase.'))).toEqual([...said].toSorted());
});

test('every card, every cause and every score line has a name', () => {
  for (const name of NAMES) expect(words).toHaveProperty([`what.${name}`]);
  for (const { label } of heartOfCrown.scripts) expect(words).toHaveProperty([`cause.${label}`]);
  for (const part of ['princess', 'territories', 'set', 'counters']) expect(words).toHaveProperty([`score.${part}`]);
});
