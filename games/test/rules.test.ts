import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../loaded-games.ts';
import { parseRules } from '../rules.ts';

const TEXT = `# A game

Introduction.

## 1 Set-up

### TOY-1.1 Cards (of course)

One paragraph.

Another one.

Source: page 2

### TOY-1.2 Ties (ruling)

They stand.

Source: our ruling
`;

test('a rule has its id, title, mark, section, paragraphs and source', () => {
  expect(parseRules(TEXT)).toEqual([
    {
      id: 'TOY-1.1',
      title: 'Cards (of course)',
      section: '1 Set-up',
      text: 'One paragraph.\n\nAnother one.',
      source: 'page 2',
    },
    { id: 'TOY-1.2', title: 'Ties', mark: 'ruling', section: '1 Set-up', text: 'They stand.', source: 'our ruling' },
  ]);
});

describe('what is out of form is refused with its line', () => {
  test.each([
    ['### TOY-1.1 Title', /line 1: a rule stands under a section/],
    ['## Title', /line 1: a section is/],
    ['## 1 A\n### Toy 1.1 Title', /line 2: a rule is/],
    ['## 1 A\n### TOY-1.1 Title\nText.', /TOY-1.1 does not end with a line 'Source/],
    ['## 1 A\n### TOY-1.1 Title\nSource: page 1', /TOY-1.1 says nothing/],
    ['## 1 A\n### TOY-1.1 T\nA.\nSource: p\n### TOY-1.1 T\nA.\nSource: p', /two rules TOY-1.1/],
  ])('%j', (text, message) => {
    expect(() => parseRules(text)).toThrow(message);
  });
});

test.each(GAMES)('the rules of $game.id are in form', ({ rulesFile }) => {
  expect(parseRules(readFileSync(rulesFile, 'utf8')).length).toBeGreaterThan(0);
});
