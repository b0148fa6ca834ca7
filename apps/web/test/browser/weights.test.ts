import { expect, test } from 'vitest';
import { GAMES } from '../../../../games/registry.ts';
import { weights } from '../bench/weights.ts';

test('neither the start page nor a table loads more script than it may', () => {
  const weighed = weights();
  const tables = GAMES.filter(({ hidden }) => !hidden).map(({ game }) => game.id);
  expect(weighed.map(({ what }) => what)).toEqual(['start page', ...tables.toSorted()]);
  // A page of nothing would be light.
  for (const { kB } of weighed) expect(kB).toBeGreaterThan(10);
  expect(weighed.filter(({ kB, most }) => kB > most)).toEqual([]);
});
