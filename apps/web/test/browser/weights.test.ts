import { Problem } from '@crownleaf/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../../../games/loaded-games.ts';
import { gamesAtStart, scripts } from '../../build/sizes.ts';
import { weights } from '../bench/weights.ts';

test('neither the start page nor a table loads more script than it may', () => {
  const weighed = weights();
  const tables = GAMES.map(({ game }) => game.id);
  expect(weighed.map(({ what }) => what)).toEqual(['start page', ...tables.toSorted()]);
  // A page of nothing would be light.
  for (const { kB } of weighed) expect(kB).toBeGreaterThan(10);
  expect(weighed.filter(({ kB, most }) => kB > most)).toEqual([]);
});

test('the start page loads no game', () => {
  expect(gamesAtStart()).toEqual([]);
});

/** Every schema has this property, and no minifier renames it. */
const MARK_OF_ZOD = '_zod';

test('neither the start page nor a table loads the checks of the protocol, which are the business of the server', () => {
  expect(Problem).toHaveProperty(MARK_OF_ZOD);
  const { start, tables } = scripts();
  for (const [what, texts] of Object.entries({ start, ...tables })) {
    expect(texts.length, what).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes(MARK_OF_ZOD)).length, what).toBe(0);
  }
});
