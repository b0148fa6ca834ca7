import { expect, test } from 'vitest';
import { comparisons } from '../src/table/tie.ts';

const byHomes = { label: 'homes', rule: 'EMBER-20.6', counts: [3, 2, 2] } as const;
const byTokens = { label: 'tokens', rule: 'EMBER-20.7', counts: [0, 1, 1] } as const;
const made = (...sums: number[]) => comparisons(sums, [byHomes, byTokens]).map(({ counts }) => counts);

test('[EMBER-20.6] different sums need nothing more', () => {
  expect(made(30, 20, 10)).toEqual([]);
});

test('[EMBER-20.6] who has the same sum is compared, and nobody else', () => {
  expect(made(30, 30, 10)).toEqual([[3, 2, undefined]]);
});

test('[EMBER-20.6] the next comparison is for those whom the first left equal', () => {
  expect(made(30, 30, 30)).toEqual([
    [3, 2, 2],
    [undefined, 1, 1],
  ]);
});

test('[EMBER-20.6] ties at different sums are broken side by side', () => {
  const homes = { ...byHomes, counts: [1, 0, 2, 3] };
  expect(comparisons([30, 30, 20, 20], [homes, byTokens]).map(({ counts }) => counts)).toEqual([[1, 0, 2, 3]]);
});
