import { expect, test } from 'vitest';
import { describeChange } from '../src/changes.ts';
import { type DescribedField, listByCount, listInOrder } from '../src/describe.ts';
import { playthrough } from '../src/playthrough.ts';
import { toy } from './toy.ts';

const pile = (text: string): DescribedField => {
  const entries = text.split(' ').filter((name) => name !== '');
  return { name: 'table deck', text: listInOrder(entries), entries, isPile: true };
};
const bag = (text: string): DescribedField => {
  const entries = text.split(' ').filter((name) => name !== '');
  return { name: 'table hand', text: listByCount(entries), entries, isPile: false };
};
const value = (text: string): DescribedField => ({ name: 'table score', text, isPile: false });

test('[E-8.5] what did not change is left out', () => {
  expect(describeChange(pile('a b'), pile('a b'))).toBeUndefined();
  expect(describeChange(value('3'), value('3'))).toBeUndefined();
});

test.each([
  ['a b c d', 'a b c', '…3 -d'],
  ['a b c d', 'a b c d e e', '…4 +e ×2'],
  ['a b c d', 'z a b c d', '+z …4'],
  ['a b c d', 'a b x d', '…2 -c +x …1'],
  ['a a a', 'a a', '…2 -a'],
  ['a b c d', 'd c b a', 'now d c b a'],
  ['? ? ?', '? ? ? ?', '…3 +?'],
  ['a b', '', 'now -'],
  ['', 'a a b', 'now a ×2 b'],
])('[E-8.5] a pile that was %j and is %j reads %j', (before, after, text) => {
  expect(describeChange(pile(before), pile(after))).toBe(text);
});

test.each([
  ['a a b', 'a b b b c', '-a, +b ×2, +c'],
  ['a', '', '-a'],
])('[E-8.5] a bag that held %j and holds %j reads %j', (before, after, text) => {
  expect(describeChange(bag(before), bag(after))).toBe(text);
});

test.each([
  ['3', '5', '3 → 5'],
  ['-', 'wood 2', '- → wood 2'],
  ['wood 2, food 1', 'food 1, stone 1', '-wood 2, +stone 1'],
  ['x, x, y', 'x, y', '-x'],
  ['x, y', 'y, x', 'x, y → y, x'],
  ['0 1', '1 0', '0 1 → 1 0'],
])('[E-8.5] a text that was %j and is %j reads %j', (before, after, text) => {
  expect(describeChange(value(before), value(after))).toBe(text);
});

test('[E-8.5] a playthrough shows the whole state twice, and after each turn what changed and who saw less of it', () => {
  const text = playthrough(toy(), { seats: 2, seed: 'a' });
  const turns = text.match(/^== turn \d+ ==$/gm)?.length;
  expect(turns).toBeGreaterThan(1);
  expect(text.match(/^changed in turn \d+:$/gm)).toHaveLength(turns!);
  expect(text.match(/^== (start|end) ==\n(table|seat)/gm)).toHaveLength(2);
  expect(text).toMatch(/^table planted: \d+ → \d+$/m);
  expect(text).toMatch(/^ {2}seat 1 sees instead: .*seat 0 hand: .*\?/m);
  expect(text).toMatch(/^hash [0-9a-f]+\n$/m);
});
