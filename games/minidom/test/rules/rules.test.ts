import { type Position, refuseEverything } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { CARDS } from '../../data/cards.ts';
import { COPPER, ESTATE, GOLD } from '../../src/components.ts';
import { minidom } from '../../src/game.ts';
import type { MiniDom } from '../../src/state.ts';
import { game, holding } from '../at.ts';

const SILVER = CARDS.findIndex(({ name }) => name === 'silver');

/** Seat 1 has discarded all cards of these kinds. */
function without(...names: readonly string[]): Position<MiniDom> {
  const gone = CARDS.filter(({ name }) => names.includes(name));
  return {
    table: { supply: Object.fromEntries(gone.map(({ name }) => [name, 0])) },
    seats: { 1: { discard: gone.flatMap(({ name, copies }) => Array<string>(copies).fill(name)) } },
  };
}

const namesOf = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]!.name).sort();

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
  const played = holding(['smithy', 'village', 'estate']);
  expect([played.kind, played.options]).toEqual(['play', ['play:smithy', 'play:village', 'pass']]);
  expect(played.play('play:smithy').kind).toBe('buy');
  expect(holding(['smithy', 'village', 'estate']).play('play:village').options).toEqual(['play:smithy', 'pass']);
  expect(holding(['smithy']).play('pass').kind).toBe('buy');
});

test('[MINI-2.2] all treasures are played when the buying begins', () => {
  const { state } = holding(['copper', 'estate', 'gold']);
  expect(state.table.coins).toBe(4);
  expect(state.seats[0]).toMatchObject({ hand: [ESTATE], field: [COPPER, GOLD] });
});

test('[MINI-2.3] a card is bought for its cost and one buy, and is discarded', () => {
  const played = holding(['festival', 'copper', 'copper']).play('play:festival');
  expect(played.options).toEqual(['buy:copper', 'buy:silver', 'buy:estate', 'buy:village', 'buy:smithy', 'pass']);
  played.play('buy:silver');
  expect(played.state.table).toMatchObject({ coins: 1, buys: 1 });
  expect(played.state.table.supply[SILVER]).toBe(39);
  expect(played.state.seats[0]!.discard).toEqual([SILVER]);
  expect(played.options).toEqual(['buy:copper', 'pass']);
});

test('[MINI-2.3] the end of the turn is asked when nothing is left to buy, and the purchase can be taken back', () => {
  const played = holding(['copper', 'estate']).play('buy:copper');
  expect([played.asked, played.kind, played.options]).toEqual([0, 'buy', ['pass']]);
  expect(played.changes).toEqual(['seats.0.discard', 'table.buys', 'table.supply']);
  expect(played.fork().undo(0).options).toEqual(['buy:copper', 'pass']);
  expect(played.play('pass').asked).toBe(1);
});

test('[MINI-2.3] an empty pile sells nothing', () => {
  expect(game(without('copper')).options).not.toContain('buy:copper');
});

test.each([
  ['play:smithy', "you have no 'smithy' in hand (MINI-2.1)"],
  ['buy:copper', 'the buy phase has not begun (MINI-2.3)'],
])('[MINI-2.1] in the action phase %s is refused: %s', (name, reason) => {
  expect(holding(['village']).refusal(name)).toContain(reason);
});

test.each([
  ['play:smithy', 'the action phase is over (MINI-2.1)'],
  ['buy:gold', 'it costs 6 and you have 1 (MINI-2.3)'],
  ['buy:duchy', 'none is left (MINI-2.3)'],
])('[MINI-2.3] in the buy phase %s is refused: %s', (name, reason) => {
  const { table, seats } = without('duchy');
  const hand = { hand: ['copper'], draw: [], discard: [] };
  expect(game({ table: table!, seats: { ...seats, 0: hand } }).refusal(name)).toContain(reason);
});

test('[MINI-2.3] without a buy left nothing is sold', () => {
  expect(holding(['copper']).play('buy:copper').refusal('buy:copper')).toContain('you have no buy left (MINI-2.3)');
});

test('every word of MiniDom is refused with a reason of its own', () => {
  const fallbacks: string[] = [];
  refuseEverything(minidom, { positions: 500 }, ({ word, message }) => {
    if (message.includes('does not offer it')) fallbacks.push(word);
  });
  expect(fallbacks).toEqual([]);
});

test('[MINI-2.4] hand and played cards are discarded, five are drawn, and the other player goes on', () => {
  const played = holding(['copper', 'estate'], Array(6).fill('gold')).play('pass');
  expect(played.asked).toBe(1);
  expect(played.state.seats[0]).toMatchObject({ hand: Array(5).fill(GOLD), draw: [GOLD], field: [] });
  expect(played.state.seats[0]!.discard.toSorted()).toEqual([COPPER, ESTATE]);
});

test('[MINI-2.5] an empty draw pile is made anew from the discard pile, and if that is empty nothing is drawn', () => {
  const played = holding(['copper', 'estate'], ['gold']).play('pass');
  expect(namesOf(played.state.seats[0]!.hand)).toEqual(['copper', 'estate', 'gold']);
  expect(played.state.seats[0]).toMatchObject({ draw: [], discard: [] });
  expect(played.events('reshuffled')).toHaveLength(1);
});

test.each([
  ['no province is left', without('province'), 0],
  ['three piles are empty', without('village', 'smithy', 'market'), 0],
  ['sixty turns are over', {}, 60],
])('[MINI-3.1] the game ends when %s', (_, position, turn) => {
  expect(game(position, turn).over).toBe(true);
});

test('[MINI-3.1] two empty piles do not end the game', () => {
  expect(game(without('village', 'smithy')).over).toBe(false);
});

test('[MINI-3.2] all cards of a player count, and equal points share the place', () => {
  const cards = { hand: ['province'], draw: ['estate'], discard: ['duchy'], field: ['estate'] };
  const ended = game({ seats: { 0: cards } }, 60);
  expect([ended.points(0), ended.points(1)]).toEqual([11, 3]);
  expect(minidom.ranking(ended.state)).toEqual([1, 2]);
  expect(minidom.ranking(game().state)).toEqual([1, 1]);
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
