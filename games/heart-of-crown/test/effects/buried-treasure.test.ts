import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

const treasure = { hand: ['buried-treasure'], coins: 3, supply: ['scout', 'bank', 'imperial-crown'] } as const;

test('[HOC-14.20] Buried Treasure shows the lowest card of the Supply pile and gives it for nothing', () => {
  const game = at(treasure).play('play:buried-treasure');
  expect(game.options).toEqual(['acquire-it', 'banish-it']);
  expect(pileNames(game.state.table.supply)).toEqual(['scout', 'bank', 'up:imperial-crown']);
  game.play('acquire-it');
  expect(names(game.state.seats[0]!.discard)).toEqual(['imperial-crown']);
  expect(pileNames(game.state.table.supply)).toEqual(['scout', 'bank']);
  expect(game.state.table).toMatchObject({ coins: 3, plays: 0 });
});

test('[HOC-14.20] what a Buried Treasure does not acquire is banished', () => {
  const game = at(treasure).play('play:buried-treasure', 'banish-it');
  expect(names(game.state.table.outskirts)).toEqual(['imperial-crown']);
  expect(pileNames(game.state.table.supply)).toEqual(['scout', 'bank']);
  expect(game.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-14.20] [HOC-7.16] a card found by Buried Treasure leaves the Second Phase open', () => {
  const game = at({ ...treasure, hand: ['buried-treasure', 'duke'], princess: 'laolilly' });
  game.play('play:buried-treasure', 'acquire-it');
  expect(game.options).toEqual(expect.arrayContaining(['buy:city', 'set:duke']));
});

test('[HOC-14.20] the last card of the Supply pile can be found too', () => {
  const game = at({ ...treasure, supply: ['bank'] }).play('play:buried-treasure', 'acquire-it');
  expect(names(game.state.seats[0]!.discard)).toEqual(['bank']);
  expect(game.state.table.supply).toEqual([]);
});

test('[HOC-14.21] with no Supply pile left Buried Treasure is played and has no effect', () => {
  const game = at({ ...treasure, supply: [] }).play('play:buried-treasure');
  expect([game.kind, game.state.table.coins]).toEqual(['second', 3]);
  expect(names(game.state.seats[0]!.field)).toEqual(['buried-treasure']);
  expect([game.state.seats[0]!.discard, game.state.table.outskirts]).toEqual([[], []]);
});
