import { expect, test } from 'vitest';
import { labels } from '../src/index.ts';

const words = labels({
  'option.pass': 'Done',
  'option.pass.defend': 'Do not defend',
  'option.rob': 'Take {owner, select, you {your own} other {{owner}’s}} {thing}',
  'option.buy': 'Buy {what}',
  'option.buy:gold': 'Buy the gold!',
  'what.silver': 'Silver',
  'what.copper': 'Copper',
  'cause.buy': 'Buy phase',
  'score.cards': 'Cards',
});

test.each([
  ['pass', 'Done'],
  ['rob:silver,0', 'Take seat 0’s Silver'],
  ['buy:silver', 'Buy Silver'],
  ['buy:gold', 'Buy the gold!'],
  ['buy:silver,copper', 'Buy Silver, Copper'],
  ['buy:tin', 'Buy tin'],
  ['sell:tin', 'sell:tin'],
  ['constructor', 'constructor'],
])('option %s reads %s', (name, label) => {
  expect(words.option(name, 'market')).toBe(label);
});

test('options call seats by their names where these are known', () => {
  const named = words.naming((seat) => ['you', 'Ada'][seat]!);
  expect(['rob:silver,0', 'rob:silver,1', 'buy:silver'].map((name) => named.option(name, 'market'))).toEqual([
    ...['Take your own Silver', 'Take Ada’s Silver', 'Buy Silver'],
  ]);
});

test('a kind of decision may have words of its own', () => {
  expect([words.option('pass', 'defend'), words.option('pass', 'market')]).toEqual(['Do not defend', 'Done']);
});

test('causes and other messages fall back to their keys', () => {
  expect(words.cause({ label: 'buy' })).toBe('Buy phase');
  expect(words.cause({ label: 'sell' })).toBe('sell');
  expect([words.message('score.cards'), words.message('score.none')]).toEqual(['Cards', 'score.none']);
});
