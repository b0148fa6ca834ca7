import { expect, test } from 'vitest';
import { CARDS, CITY, cardNamed, LARGE_CITY } from '../../src/components.ts';
import { at, names } from '../at.ts';

test('[HOC-14.52] City Development as it is printed', () => {
  const printed = { cost: 4, links: 1, types: ['action'], sub: 'merchant', coins: 0, points: 0 };
  expect(CARDS[cardNamed('city-development')]).toMatchObject(printed);
});

test('[HOC-14.52] a village pays for making another village a City in the hand', () => {
  const game = at({ hand: ['farming-village', 'farming-village', 'city-development'] });
  game.play('play:farming-village', 'play:city-development', 'develop:farming-village');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
  expect(names(game.state.table.outskirts)).toEqual(['farming-village']);
  expect(game.state.table).toMatchObject({ coins: 0, plays: 1 });
  expect(game.state.table.market[CITY]).toBe(29);
  game.play('play:city');
  expect(game.state.table.coins).toBe(2);
});

test('[HOC-14.52] for two coins a City becomes a Large City', () => {
  const game = at({ hand: ['farming-village', 'city', 'city-development'], coins: 3 });
  game.play('play:city-development');
  expect(game.options).toEqual(['develop:farming-village', 'develop:city', 'pass']);
  game.play('develop:city');
  expect(names(game.state.seats[0]!.hand)).toEqual(['farming-village', 'large-city']);
  expect(names(game.state.table.outskirts)).toEqual(['city']);
  expect(game.state.table.coins).toBe(1);
  expect(game.state.table.market[LARGE_CITY]).toBe(19);
});

test('[HOC-14.52] with one coin only the village can be developed, and it may be declined', () => {
  const game = at({ hand: ['farming-village', 'city', 'city-development'], coins: 1 });
  game.play('play:city-development');
  expect(game.options).toEqual(['develop:farming-village', 'pass']);
  game.play('pass');
  expect(game.state.table).toMatchObject({ coins: 1, outskirts: [] });
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'farming-village']);
});

test('[HOC-14.52] without payment or without the card to banish it stops', () => {
  const unpaid = at({ hand: ['farming-village', 'city-development'] }).play('play:city-development');
  expect([unpaid.kind, names(unpaid.state.seats[0]!.hand)]).toEqual(['main', ['farming-village']]);
  expect(unpaid.state.table.plays).toBe(1);
  const nothing = at({ hand: ['large-city', 'city-development'], coins: 3 }).play('play:city-development');
  expect(nothing.kind).toBe('main');
  expect(nothing.state.table).toMatchObject({ coins: 3, outskirts: [] });
});

test('[HOC-14.53] with Cities or Large Cities sold out the card is banished for nothing', () => {
  for (const [from, to] of [
    ['farming-village', 'city'],
    ['city', 'large-city'],
  ] as const) {
    const game = at({ hand: ['city-development', from, 'scout'], coins: 2, basic: { [to]: 0 } });
    const before = game.state.table.outskirts.length;
    game.play('play:city-development', `develop:${from}`);
    expect(names(game.state.seats[0]!.hand)).toEqual(['scout']);
    expect(names(game.state.table.outskirts.slice(before))).toEqual([from]);
    expect(game.state.table.coins).toBe(from === 'city' ? 0 : 1);
  }
});
