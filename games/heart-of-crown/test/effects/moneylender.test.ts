import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names } from '../at.ts';

const other = { hand: ['city'] } as const;

test('[HOC-14.45] Moneylender as it is printed', () => {
  const printed = { cost: 4, links: 1, types: ['action'], sub: 'merchant', coins: 3, points: 0 };
  expect(CARDS[cardNamed('moneylender')]).toMatchObject(printed);
});

test('[HOC-14.45] three coins now, four Debt counters at the end of the turn', () => {
  const game = at({ hand: ['moneylender', 'city'], others: [other] }).play('play:moneylender');
  expect(game.state.table).toMatchObject({ coins: 3, plays: 1 });
  game.play('play:city', 'buy:senator', 'pass');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'moneylender', 'senator']);
  expect(game.state.seats[0]!.debt).toBe(4);
  expect(game.state.seats[1]!.debt).toBe(0);
});

test('[HOC-14.45] each Moneylender brings its own four counters', () => {
  const game = at({ hand: ['moneylender', 'moneylender', 'city'], others: [other] });
  game.play('play:moneylender', 'play:moneylender');
  expect([game.state.table.coins, game.state.seats[0]!.debt]).toEqual([6, 0]);
  game.play('pass', 'pass');
  expect(game.state.seats[0]!.debt).toBe(8);
});

test('[HOC-14.46] in debt there is nothing to buy with and nothing to pay an Adventurer with', () => {
  const game = at({ hand: ['city', 'city', 'adventurer', 'duke'], debt: 4, others: [other] });
  game.play('play:city');
  expect([game.state.table.coins, game.state.seats[0]!.debt]).toEqual([0, 2]);
  game.play('play:city', 'play:adventurer', 'pass');
  expect(game.events('banished')).toEqual([]);
  expect(game.events('bought')).toEqual([]);
  expect(game.asked).toBe(1);
  expect(game.state.seats[0]!.debt).toBe(0);
});

test('[HOC-14.46] only the coins beyond the debt can be spent', () => {
  const game = at({ hand: ['large-city', 'large-city'], debt: 3, others: [other] });
  game.play('play:large-city', 'play:large-city');
  expect([game.state.table.coins, game.state.seats[0]!.debt]).toEqual([3, 0]);
  expect(game.options).toContain('buy:city');
  expect(game.refusal('buy:large-city')).toContain('it costs 6 coins and you have 3');
});

test('[HOC-14.47] played in debt its coins pay, and four new counters come all the same', () => {
  const little = at({ hand: ['moneylender', 'city'], debt: 2, others: [other] }).play('play:moneylender');
  expect([little.state.table.coins, little.state.seats[0]!.debt]).toEqual([1, 0]);
  little.play('pass', 'pass');
  expect(little.state.seats[0]!.debt).toBe(4);

  const much = at({ hand: ['moneylender', 'city'], debt: 5, others: [other] }).play('play:moneylender');
  expect([much.state.table.coins, much.state.seats[0]!.debt]).toEqual([0, 2]);
  much.play('pass', 'pass');
  expect(much.state.seats[0]!.debt).toBe(6);
});
