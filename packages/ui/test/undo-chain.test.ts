import { expect, test } from 'vitest';
import { chainStart, chainsBefore } from '../src/table/undo-chain.ts';

test('answers that were sent together are taken back together', () => {
  const chains = [
    { ply: 3, length: 1 },
    { ply: 4, length: 3 },
  ];
  expect(chainStart(chains, [3, 4, 5, 6])).toBe(4);
  expect(chainStart(chains, [3])).toBe(3);
});

test('a chain is taken back as far as the rules allow', () => {
  expect(chainStart([{ ply: 4, length: 3 }], [6])).toBeUndefined();
  expect(chainStart([], [6])).toBeUndefined();
  expect(chainStart([{ ply: 4, length: 3 }], [])).toBeUndefined();
});

test('what was dropped or taken back belongs to no chain', () => {
  const chains = [
    { ply: 2, length: 1 },
    { ply: 4, length: 3 },
  ];
  expect(chainsBefore(chains, 6)).toEqual([
    { ply: 2, length: 1 },
    { ply: 4, length: 2 },
  ]);
  expect(chainsBefore(chains, 4)).toEqual([{ ply: 2, length: 1 }]);
});
