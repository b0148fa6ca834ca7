import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.48] Library as it is printed', () => {
  const printed = { cost: 4, links: 1, types: ['action'], coins: 0, points: 0 };
  expect(CARDS[cardNamed('library')]).toMatchObject(printed);
});

test('[HOC-14.48] up to two cards go face up to the bottom, in the order chosen', () => {
  const game = at({
    hand: ['library', 'city'],
    draw: ['duke', 'senator'],
    discard: ['city', 'scout', 'scout', 'bank'],
  });
  game.play('play:library');
  expect(game.options).toEqual(['draw', 'return-cards']);
  game.play('return-cards', 'shelve:scout', 'shelve:city');
  expect(game.kind).toBe('main');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke', 'senator', 'up:scout', 'up:city']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['bank', 'scout']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
});

test('[HOC-14.48] zero cards may be returned', () => {
  const game = at({ hand: ['library', 'city'], draw: ['duke'], discard: ['scout'] });
  game.play('play:library', 'return-cards', 'pass');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['scout']);
});

test('[HOC-14.48] one card alone may be returned', () => {
  const game = at({ hand: ['library', 'city'], draw: ['duke'], discard: ['scout', 'bank'] });
  game.play('play:library', 'return-cards', 'shelve:bank', 'pass');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke', 'up:bank']);
});

test('[HOC-14.48] or one card is drawn, and no card moves from the discard pile', () => {
  const game = at({ hand: ['library', 'city'], draw: ['duke', 'senator'], discard: ['scout'] });
  game.play('play:library', 'draw');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['scout']);
});

test('[HOC-14.48] with nothing to draw the choice is in vain, and the link counts', () => {
  const game = at({ hand: ['library', 'city'] }).play('play:library', 'draw');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
  expect(game.options).toEqual(['play:city', 'pass']);
});

test('[HOC-14.49] an Imperial Estate cannot be returned, for it has the Succession type', () => {
  const game = at({
    hand: ['library', 'city'],
    draw: ['duke'],
    discard: ['imperial-estate', 'imperial-capital', 'duke', 'city', 'curse'],
  });
  game.play('play:library', 'return-cards');
  expect(game.options).toEqual(['shelve:city', 'shelve:curse', 'pass']);
});
