import { expect, test } from 'vitest';
import { neededBreaks } from '../src/table/tie.ts';

const byHomes = { label: 'homes', rule: 'EMBER-20.6', counts: [3, 2, 2] } as const;
const byTokens = { label: 'tokens', rule: 'EMBER-20.7', counts: [0, 1, 1] } as const;
const shown = (...sums: number[]) => neededBreaks(sums, [byHomes, byTokens]).map(({ label }) => label);

test('[EMBER-20.6] different sums need nothing more', () => {
  expect(shown(30, 20, 10)).toEqual([]);
});

test('[EMBER-20.6] what breaks a tie is shown as far as it is needed', () => {
  expect(shown(30, 30, 10)).toEqual(['homes']);
  expect(shown(10, 30, 30)).toEqual(['homes', 'tokens']);
});

test('[EMBER-20.6] equal sums on different places are each looked at', () => {
  expect(neededBreaks([30, 30, 20, 20], [{ ...byHomes, counts: [1, 0, 2, 3] }, byTokens])).toHaveLength(1);
});
