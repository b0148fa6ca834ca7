import { expect, test } from 'vitest';
import { labels } from '../src/words.ts';

const words = labels({
  'option.pass': 'Done',
  'option.buy': 'Buy {what}',
  'option.buy:gold': 'Buy the gold!',
  'what.silver': 'Silver',
  'what.copper': 'Copper',
  'cause.buy': 'Buy phase',
  'score.cards': 'Cards',
});

test.each([
  ['pass', 'Done'],
  ['buy:silver', 'Buy Silver'],
  ['buy:gold', 'Buy the gold!'],
  ['buy:silver,copper', 'Buy Silver, Copper'],
  ['buy:tin', 'Buy tin'],
  ['sell:tin', 'sell:tin'],
  ['constructor', 'constructor'],
])('option %s reads %s', (name, label) => {
  expect(words.option(name)).toBe(label);
});

test('causes and other messages fall back to their keys', () => {
  expect(words.cause({ label: 'buy' })).toBe('Buy phase');
  expect(words.cause({ label: 'sell' })).toBe('sell');
  expect([words.message('score.cards'), words.message('score.none')]).toEqual(['Cards', 'score.none']);
});
