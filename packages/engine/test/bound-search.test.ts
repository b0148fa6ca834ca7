import { expect, test } from 'vitest';
import * as bound from '../bench/bound.ts';
import { BoundSearch } from '../bench/bound-search.ts';
import { fastChance, forkSeed } from '../src/index.ts';

test('the plain search takes the last province and the win', () => {
  const chance = fastChance(1);
  const state = bound.setup((drawn, below) => chance.int(drawn, below));
  state.buying = true;
  state.coins = 8;
  state.supply[bound.PROVINCE] = 1;
  let thrown = 0;
  const search = new BoundSearch(
    state,
    (iteration) => (drawn, below) => fastChance(forkSeed(1, iteration)).int(drawn, below),
    (below) => chance.int(1e6 + thrown++, below),
  );
  for (let i = 0; i < 200; i++) search.iterate();
  const moves: number[] = [];
  bound.legal(state, moves);
  expect(moves).toHaveLength(11);
  expect(search.best()).toBe(10 + bound.PROVINCE);
});
