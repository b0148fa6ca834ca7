import { expect, test } from 'vitest';
import { at, names } from '../at.ts';

test('[HOC-14.1] Contribution banishes any card of the hand for one coin', () => {
  const game = at({ hand: ['contribution', 'curse', 'magic-talisman', 'duke', 'city'], coins: 2 });
  game.play('play:contribution');
  expect(game.options.toSorted()).toEqual([
    'banish:city',
    'banish:curse',
    'banish:duke',
    'banish:magic-talisman',
    'pass',
  ]);
  game.play('banish:duke');
  expect(names(game.state.table.outskirts)).toEqual(['duke']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse', 'magic-talisman']);
  expect(game.state.table).toMatchObject({ coins: 1, plays: 1 });
});

test('[HOC-14.1] Contribution with an empty hand banishes nothing and costs nothing', () => {
  const game = at({ hand: ['contribution'], coins: 3 }).play('play:contribution');
  expect([game.kind, game.state.table.coins]).toEqual(['second', 3]);
  expect(game.state.table.outskirts).toEqual([]);
});

test('[HOC-14.2] a Contribution without a coin to pay is played and does nothing', () => {
  const game = at({ hand: ['contribution', 'curse', 'city'] }).play('play:contribution');
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse']);
  expect(names(game.state.seats[0]!.field)).toEqual(['contribution']);
});

test('[HOC-14.2] a Contribution that is not paid though it could be banishes nothing', () => {
  const game = at({ hand: ['contribution', 'curse', 'city'], coins: 1 }).play('play:contribution', 'pass');
  expect(game.state.table).toMatchObject({ coins: 1, outskirts: [] });
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse']);
});
