import { expect, test } from 'vitest';
import { labels, refusalText } from '../src/index.ts';

const words = labels({ 'what.market': 'the Market', 'what.construction-site': 'the Construction Site' });

test('things in quotes are called by their names', () => {
  const message = "no councilor reaches 'market' with exactly 2 steps, only 'construction-site'";
  expect(refusalText(words, message)).toBe(
    'no councilor reaches the Market with exactly 2 steps, only the Construction Site',
  );
});

test('what has no name stands as it is', () => {
  expect(refusalText(words, "there is no hut 'moon', and that one is your neighbour's")).toBe(
    "there is no hut 'moon', and that one is your neighbour's",
  );
});
