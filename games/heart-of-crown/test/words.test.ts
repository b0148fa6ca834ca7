import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, NAMES } from '../src/catalogue.ts';
import { heartOfCrown } from '../src/game.ts';
import { phrasesOf, textOf } from '../src/text.ts';

const file = new URL('../words/en.json', import.meta.url);
const words: { readonly [key: string]: string } = JSON.parse(readFileSync(file, 'utf8'));

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
