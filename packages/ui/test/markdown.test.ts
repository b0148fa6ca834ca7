import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, spansOf } from '../src/parts/markdown.ts';

test('paragraphs, lists and tables are told apart', () => {
  const text = [
    'You may do one of these:',
    '- buy a card',
    '- keep one,',
    '  if you backed a princess',
    '',
    '1. first',
    '2. second',
    '',
    '| rank | cost |',
    '|---|--:|',
    '| duke | 3 gold |',
    'A last line.',
  ].join('\n');
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'You may do one of these:' },
    { kind: 'list', numbered: false, items: ['buy a card', 'keep one, if you backed a princess'] },
    { kind: 'list', numbered: true, items: ['first', 'second'] },
    { kind: 'table', head: ['rank', 'cost'], rows: [['duke', '3 gold']] },
    { kind: 'paragraph', text: 'A last line.' },
  ]);
});

test('what stands out in a line is found, and a rule by its number', () => {
  expect(spansOf('**Never** twice, see HOC-2.10 and `keep`; *once* only.')).toEqual([
    { kind: 'strong', text: 'Never' },
    { kind: 'plain', text: ' twice, see ' },
    { kind: 'rule', text: 'HOC-2.10' },
    { kind: 'plain', text: ' and ' },
    { kind: 'code', text: 'keep' },
    { kind: 'plain', text: '; ' },
    { kind: 'em', text: 'once' },
    { kind: 'plain', text: ' only.' },
  ]);
});

test('no word of a text is lost', () => {
  const words = fc.array(
    fc.constantFrom('duke', '-', '1.', '|', '\n', '\n\n', '**', '*', 'HOC-1.1', '`', '|---|', ' '),
  );
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join(' ');
      const shown = blocksOf(text)
        .map((block) => JSON.stringify(block))
        .join(' ');
      const count = (all: string, word: string): number => all.split(word).length - 1;
      expect(count(shown, 'duke')).toBe(count(text, 'duke'));
      const line = parts.filter((part) => !part.includes('\n')).join(' ');
      const kept = spansOf(line)
        .map((span) => span.text)
        .join('');
      expect(count(kept, 'duke')).toBe(count(line, 'duke'));
    }),
  );
});
