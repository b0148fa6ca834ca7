import { expect, test } from 'vitest';
import { names, pileNames, position } from '../../position.ts';

test('[HOC-14.1] Contribution banishes any card of the hand for one coin', () => {
  const game = position({ hand: ['contribution', 'curse', 'magic-talisman', 'duke', 'city'], coins: 2 });
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
  const game = position({ hand: ['contribution'], coins: 3 }).play('play:contribution');
  expect([game.kind, game.state.table.coins]).toEqual(['second', 3]);
  expect(game.state.table.outskirts).toEqual([]);
});

test('[HOC-14.2] a Contribution without a coin to pay is played and does nothing', () => {
  const game = position({ hand: ['contribution', 'curse', 'city'] }).play('play:contribution');
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse']);
  expect(names(game.state.seats[0]!.field)).toEqual(['contribution']);
});

test('[HOC-14.2] a Contribution that is not paid though it could be banishes nothing', () => {
  const game = position({ hand: ['contribution', 'curse', 'city'], coins: 1 }).play('play:contribution', 'pass');
  expect(game.state.table).toMatchObject({ coins: 1, outskirts: [] });
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse']);
});

test('[HOC-14.3] Post Horse draws one card and links two', () => {
  const game = position({ hand: ['post-horse', 'city'], draw: ['duke', 'scout'] }).play('play:post-horse');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout']);
  expect(game.state.table.plays).toBe(2);
});

test('[HOC-14.3] a Post Horse that has nothing to draw still links two', () => {
  const game = position({ hand: ['post-horse', 'trading-ship', 'trading-ship'] }).play('play:post-horse');
  expect(names(game.state.seats[0]!.hand)).toEqual(['trading-ship', 'trading-ship']);
  game.play('play:trading-ship', 'coins', 'play:trading-ship', 'coins');
  expect(game.state.table).toMatchObject({ coins: 4, plays: 0 });
});

test('[HOC-14.4] Wishing Well draws as many cards as it discards', () => {
  const game = position({
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
  const game = position({ hand: ['wishing-well', 'city', 'duke', 'duke'], draw: ['scout'] });
  game.play('play:wishing-well', 'discard:duke', 'discard:duke');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke', 'scout']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['duke']);
  expect(game.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-14.5] a Wishing Well may discard nothing and then draws nothing', () => {
  const game = position({ hand: ['wishing-well', 'city', 'duke'], draw: ['scout'] }).play('play:wishing-well');
  expect(game.options).toContain('pass');
  game.play('pass');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout']);
});

test('[HOC-14.4] a Wishing Well with an empty hand does nothing', () => {
  const game = position({ hand: ['wishing-well'], draw: ['city'], coins: 3 }).play('play:wishing-well');
  expect([game.kind, game.state.seats[0]!.hand]).toEqual(['second', []]);
});

test('[HOC-14.13] Draft Notice puts a card face up on the draw pile for each coin, in any order', () => {
  const before = {
    hand: ['draft-notice', 'city'],
    discard: ['duke', 'scout', 'imperial-estate', 'curse', 'alchemist'],
    draw: ['bank'],
    coins: 3,
  } as const;
  const game = position(before).play('play:draft-notice');
  expect(game.options).toEqual(['recruit:scout', 'recruit:curse', 'recruit:alchemist', 'pass']);
  game.play('recruit:scout', 'recruit:alchemist', 'pass');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['up:alchemist', 'up:scout', 'bank']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['curse', 'duke', 'imperial-estate']);
  expect(game.state.table).toMatchObject({ coins: 1, plays: 1 });
  const other = position(before).play('play:draft-notice', 'recruit:alchemist', 'recruit:scout', 'pass');
  expect(pileNames(other.state.seats[0]!.draw)).toEqual(['up:scout', 'up:alchemist', 'bank']);
});

test('[HOC-14.13] [HOC-16.6] Draft Notice stops where the coins or the fitting cards end', () => {
  const rich = position({ hand: ['draft-notice', 'city'], discard: ['scout', 'duke'], coins: 5 });
  rich.play('play:draft-notice', 'recruit:scout');
  expect([rich.kind, rich.state.table.coins]).toEqual(['main', 4]);
  const poor = position({ hand: ['draft-notice', 'city'], discard: ['scout', 'bank'], coins: 1 });
  poor.play('play:draft-notice', 'recruit:bank');
  expect([poor.kind, poor.state.table.coins]).toEqual(['main', 0]);
  expect(names(poor.state.seats[0]!.discard)).toEqual(['scout']);
});

test('[HOC-14.14] a Draft Notice paid with no coin moves no card', () => {
  const before = { hand: ['draft-notice', 'city'], discard: ['scout'], draw: ['bank'] } as const;
  for (const game of [
    position({ ...before, coins: 2 }).play('play:draft-notice', 'pass'),
    position(before).play('play:draft-notice'),
  ]) {
    expect(game.kind).toBe('main');
    expect(game.events('paid')).toEqual([]);
    expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank']);
    expect(names(game.state.seats[0]!.discard)).toEqual(['scout']);
  }
});
