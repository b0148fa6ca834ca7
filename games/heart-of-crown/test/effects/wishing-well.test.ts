import { answersOf } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.4] Wishing Well draws as many cards as it discards', () => {
  const game = at({
    hand: ['wishing-well', 'duke', 'curse', 'city', 'city'],
    draw: ['scout', 'alchemist', 'bank'],
  });
  game.play('play:wishing-well', 'discard:duke', 'discard:curse');
  const { hand, discard, draw } = game.state.seats[0]!;
  expect(names(hand)).toEqual(['alchemist', 'city', 'city', 'scout']);
  expect(names(discard)).toEqual(['curse', 'duke']);
  expect(pileNames(draw)).toEqual(['bank']);
  expect(game.state.table.plays).toBe(1);
});

test('[HOC-14.4] what a Wishing Well discards can be shuffled in, so it never falls short', () => {
  const game = at({ hand: ['wishing-well', 'city', 'duke', 'duke'], draw: ['scout'] });
  game.play('play:wishing-well', 'discard:duke', 'discard:duke');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke', 'scout']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke']);
  expect(game.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-14.5] a Wishing Well may discard nothing and then draws nothing', () => {
  const game = at({ hand: ['wishing-well', 'city', 'duke'], draw: ['scout'] }).play('play:wishing-well');
  expect(game.options).toContain('pass');
  game.play('pass');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout']);
});

test('[HOC-14.4] a Wishing Well with an empty hand does nothing', () => {
  const game = at({ hand: ['wishing-well'], draw: ['city'], coins: 3 }).play('play:wishing-well');
  expect([game.kind, game.state.seats[0]!.hand]).toEqual(['second', []]);
});

test('[HOC-14.4] cards for a Wishing Well are chosen in any order', () => {
  const game = at({
    hand: ['wishing-well', 'apprentice-maid', 'city', 'large-city', 'duke'],
    draw: ['scout', 'alchemist', 'bank', 'curse'],
  }).play('play:wishing-well');
  const { kind, set } = game.decision!;
  const pieces = set!.pieces.map((option) => game.engine.nameOption(kind, option));
  const chosen = ['discard:apprentice-maid', 'discard:city', 'discard:large-city'];
  game.play(...answersOf({ ...set!, pieces }, chosen, 'pass'));
  expect(names(game.state.seats[0]!.discard)).toEqual(['apprentice-maid', 'city', 'large-city']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['alchemist', 'bank', 'duke', 'scout']);
});
