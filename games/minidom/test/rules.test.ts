import { type ScenarioSpec, scenario } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { CARDS, COPPER, ESTATE, GOLD, PROVINCE } from '../src/cards.ts';
import { minidom } from '../src/game.ts';
import type { MiniDom } from '../src/state.ts';

const kindNamed = (name: string): number => CARDS.findIndex((card) => card.name === name);
const [VILLAGE, SMITHY, MARKET, FESTIVAL] = ['village', 'smithy', 'market', 'festival'].map(kindNamed) as [
  number,
  number,
  number,
  number,
];

function game(arrange?: ScenarioSpec<MiniDom>['arrange']) {
  return scenario<MiniDom>(minidom, { seats: 2, ...(arrange ? { arrange } : {}) });
}

/** Seat 0 begins with these cards in hand, its draw pile as given (the last on top) and nothing discarded. */
function holding(hand: readonly number[], draw: readonly number[] = []) {
  return game((s) => {
    Object.assign(s.seats[0]!, { hand: [...hand], draw: [...draw], discard: [] });
  });
}

test('[MINI-1.1] the supply has its ten piles', () => {
  expect(game().state.table.supply).toEqual([46, 40, 30, 8, 8, 8, 10, 10, 10, 10]);
});

test('[MINI-1.2] each player has seven coppers and three estates, and five cards of them in hand', () => {
  const { state, asked } = game();
  expect(asked).toBe(0);
  for (const { hand, draw, field } of state.seats) {
    const all = [...hand, ...draw, ...field];
    expect(all.toSorted()).toEqual([...Array(7).fill(COPPER), ...Array(3).fill(ESTATE)]);
    expect(draw).toHaveLength(5);
  }
});

test('[MINI-2.1] an action may be played as long as there is one left, or the player stops', () => {
  const played = holding([SMITHY, VILLAGE, ESTATE]);
  expect([played.kind, played.options]).toEqual(['play', ['play:smithy', 'play:village', 'pass']]);
  expect(played.play('play:smithy').kind).toBe('buy');
  expect(holding([SMITHY, VILLAGE, ESTATE]).play('play:village').options).toEqual(['play:smithy', 'pass']);
  expect(holding([SMITHY]).play('pass').kind).toBe('buy');
});

test('[MINI-2.2] all treasures are played when the buying begins', () => {
  const { state } = holding([COPPER, ESTATE, GOLD]);
  expect(state.table.coins).toBe(4);
  expect(state.seats[0]).toMatchObject({ hand: [ESTATE], field: [COPPER, GOLD] });
});

test('[MINI-2.3] a card is bought for its cost and one buy, and is discarded', () => {
  const played = holding([FESTIVAL, COPPER, COPPER]).play('play:festival');
  expect(played.options).toEqual(['buy:copper', 'buy:silver', 'buy:estate', 'buy:village', 'buy:smithy', 'pass']);
  played.play('buy:silver');
  expect(played.state.table).toMatchObject({ coins: 1, buys: 1 });
  expect(played.state.table.supply[kindNamed('silver')]).toBe(39);
  expect(played.state.seats[0]!.discard).toEqual([kindNamed('silver')]);
  expect(played.options).toEqual(['buy:copper', 'pass']);
});

test('[MINI-2.3] an empty pile sells nothing', () => {
  const played = game((s) => {
    s.table.supply[COPPER] = 0;
  });
  expect(played.options).not.toContain('buy:copper');
});

test('[MINI-2.4] hand and played cards are discarded, five are drawn, and the other player goes on', () => {
  const deck = [GOLD, GOLD, GOLD, GOLD, GOLD, GOLD];
  const played = holding([COPPER, ESTATE], deck).play('pass');
  expect(played.asked).toBe(1);
  expect(played.state.seats[0]).toMatchObject({ hand: deck.slice(1), draw: [GOLD], field: [] });
  expect(played.state.seats[0]!.discard.toSorted()).toEqual([COPPER, ESTATE]);
});

test('[MINI-2.5] an empty draw pile is made anew from the discard pile, and if that is empty nothing is drawn', () => {
  const played = holding([COPPER, ESTATE], [GOLD]).play('pass');
  expect(played.state.seats[0]!.hand.toSorted()).toEqual([COPPER, GOLD, ESTATE]);
  expect(played.state.seats[0]).toMatchObject({ draw: [], discard: [] });
  expect(played.events('reshuffled')).toHaveLength(1);
});

test.each([
  ['no province is left', (s: MiniDom) => Object.assign(s.table.supply, { [PROVINCE]: 0 })],
  ['three piles are empty', (s: MiniDom) => Object.assign(s.table.supply, { 6: 0, 7: 0, 8: 0 })],
  ['sixty turns are over', (s: MiniDom) => Object.assign(s, { turn: 60 })],
])('[MINI-3.1] the game ends when %s', (_, arrange) => {
  expect(game(arrange).over).toBe(true);
});

test('[MINI-3.1] two empty piles do not end the game', () => {
  expect(game((s) => void Object.assign(s.table.supply, { 6: 0, 7: 0 })).over).toBe(false);
});

test('[MINI-3.2] all cards of a player count, and equal points share the place', () => {
  const ended = game((s) => {
    s.turn = 60;
    Object.assign(s.seats[0]!, { hand: [PROVINCE], draw: [ESTATE], discard: [kindNamed('duchy')], field: [ESTATE] });
  });
  expect([ended.points(0), ended.points(1)]).toEqual([11, 3]);
  expect(minidom.ranking(ended.match.state)).toEqual([1, 2]);
  expect(minidom.ranking(game().match.state)).toEqual([1, 1]);
});

test('[MINI-4.1] treasures', () => {
  expect(CARDS.filter((card) => card.coin > 0).map((card) => [card.name, card.cost, card.coin])).toEqual([
    ['copper', 0, 1],
    ['silver', 3, 2],
    ['gold', 6, 3],
  ]);
});

test('[MINI-4.2] victory cards', () => {
  expect(CARDS.filter((card) => card.points > 0).map((card) => [card.name, card.cost, card.points])).toEqual([
    ['estate', 2, 1],
    ['duchy', 5, 3],
    ['province', 8, 6],
  ]);
});

test.each([
  [VILLAGE, { cards: 1, actions: 2, buys: 1, coins: 0 }],
  [SMITHY, { cards: 3, actions: 0, buys: 1, coins: 0 }],
  [MARKET, { cards: 1, actions: 1, buys: 2, coins: 1 }],
  [FESTIVAL, { cards: 0, actions: 2, buys: 2, coins: 2 }],
])('[MINI-4.3] what action %i brings', (action, { cards, ...counters }) => {
  const played = holding([action, SMITHY], [VILLAGE, VILLAGE, VILLAGE, VILLAGE]).play(`play:${CARDS[action]!.name}`);
  expect(played.state.seats[0]!.hand).toHaveLength(1 + cards);
  const { actions, buys, coins } = played.state.table;
  expect({ actions, buys, coins }).toEqual(counters);
});
