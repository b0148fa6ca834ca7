import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.13] Draft Notice puts a card that is no Territory face up on the draw pile for each coin', () => {
  const before = {
    hand: ['draft-notice', 'city'],
    discard: ['city', 'duke', 'scout', 'imperial-estate', 'curse', 'alchemist'],
    draw: ['bank'],
    coins: 3,
  } as const;
  const game = at(before).play('play:draft-notice');
  expect(game.options).toEqual(['recruit:duke', 'recruit:scout', 'recruit:curse', 'recruit:alchemist', 'pass']);
  game.play('recruit:scout', 'recruit:alchemist', 'pass');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['up:alchemist', 'up:scout', 'bank']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['city', 'curse', 'duke', 'imperial-estate']);
  expect(game.state.table).toMatchObject({ coins: 1, plays: 1 });
  const other = at(before).play('play:draft-notice', 'recruit:alchemist', 'recruit:scout', 'pass');
  expect(pileNames(other.state.seats[0]!.draw)).toEqual(['up:scout', 'up:alchemist', 'bank']);
});

test('[HOC-14.13] [HOC-16.6] Draft Notice stops where the coins or the fitting cards end', () => {
  const rich = at({ hand: ['draft-notice', 'city'], discard: ['scout', 'city'], coins: 5 });
  rich.play('play:draft-notice', 'recruit:scout');
  expect([rich.kind, rich.state.table.coins]).toEqual(['main', 4]);
  const poor = at({ hand: ['draft-notice', 'city'], discard: ['scout', 'bank'], coins: 1 });
  poor.play('play:draft-notice', 'recruit:bank');
  expect([poor.kind, poor.state.table.coins]).toEqual(['main', 0]);
  expect(names(poor.state.seats[0]!.discard)).toEqual(['scout']);
});

test('[HOC-14.14] a Draft Notice paid with no coin moves no card', () => {
  const before = { hand: ['draft-notice', 'city'], discard: ['scout'], draw: ['bank'] } as const;
  for (const game of [
    at({ ...before, coins: 2 }).play('play:draft-notice', 'pass'),
    at(before).play('play:draft-notice'),
  ]) {
    expect(game.kind).toBe('main');
    expect(game.events('paid')).toEqual([]);
    expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank']);
    expect(names(game.state.seats[0]!.discard)).toEqual(['scout']);
  }
});
