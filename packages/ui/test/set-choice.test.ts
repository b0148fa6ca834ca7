import { expect, test } from 'vitest';
import { chosenAt, countText, type Draft } from '../src/table/set-choice.ts';

const SET = { pieces: ['city', 'city', 'duke', 'maid'], min: 0, max: 4 };
const draft = (sent: number): Draft => ({ ply: 7, set: SET, chosen: ['maid', 'city', 'city'], sent });

test('what is marked stays marked at its question, and nowhere else', () => {
  expect(chosenAt(draft(0), 7, SET)).toEqual(['maid', 'city', 'city']);
  expect(chosenAt(draft(0), 8, SET)).toEqual([]);
  expect(chosenAt(draft(0), 7, { ...SET, pieces: ['duke'] })).toEqual([]);
  expect(chosenAt(undefined, 7, SET)).toEqual([]);
});

test('a chain that ended early leaves the rest marked', () => {
  const left = { pieces: ['city', 'duke', 'maid'], min: 0, max: 3 };
  expect(chosenAt(draft(3), 8, left)).toEqual(['maid', 'city']);
  expect(chosenAt(draft(3), 10, left)).toEqual([]);
});

test.each([
  [{ min: 3, max: 3 }, '2 of 3 chosen'],
  [{ min: 3, max: 4 }, '2 chosen, at least 3'],
  [{ min: 0, max: 3 }, '2 chosen, up to 3'],
  [{ min: 0, max: 4 }, '2 chosen'],
])('how many are chosen of %o', (bounds, text) => {
  expect(countText({ set: { ...SET, ...bounds }, chosen: ['city', 'duke'] })).toBe(text);
});
