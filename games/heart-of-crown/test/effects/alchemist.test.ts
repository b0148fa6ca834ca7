import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names } from '../at.ts';

test('[HOC-14.69] Alchemist as it is printed', () => {
  const printed = { cost: 5, links: 1, types: ['action'], coins: 0, points: 0 };
  expect(CARDS[cardNamed('alchemist')]).toMatchObject(printed);
});

test('[HOC-14.69] it draws two', () => {
  const game = at({ hand: ['alchemist', 'city'], draw: ['duke', 'scout', 'senator'] }).play('play:alchemist');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke', 'scout']);
  expect(game.state.table.plays).toBe(1);
});

test('[HOC-14.69] with one card in the draw pile and none in the discard pile it draws that one', () => {
  const game = at({ hand: ['alchemist', 'city'], draw: ['duke'] }).play('play:alchemist');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(game.options).toEqual(['play:city', 'pass']);
});

test('[HOC-14.69] the second card may come from the shuffled discards', () => {
  const game = at({ hand: ['alchemist', 'city'], draw: ['duke'], discard: ['scout'] }).play('play:alchemist');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke', 'scout']);
});
