import { expect, test } from 'vitest';
import { holding } from '../at.ts';

test.each([
  ['village', { cards: 1, actions: 2, buys: 1, coins: 0 }],
  ['smithy', { cards: 3, actions: 0, buys: 1, coins: 0 }],
  ['market', { cards: 1, actions: 1, buys: 2, coins: 1 }],
  ['festival', { cards: 0, actions: 2, buys: 2, coins: 2 }],
])('[MINI-4.3] what a %s brings', (action, { cards, ...counters }) => {
  const played = holding([action, 'smithy'], Array(4).fill('village')).play(`play:${action}`);
  expect(played.state.seats[0]!.hand).toHaveLength(1 + cards);
  const { actions, buys, coins } = played.state.table;
  expect({ actions, buys, coins }).toEqual(counters);
});
