import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.3] Post Horse draws one card and links two', () => {
  const game = at({ hand: ['post-horse', 'city'], draw: ['duke', 'scout'] }).play('play:post-horse');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout']);
  expect(game.state.table.plays).toBe(2);
});

test('[HOC-14.3] a Post Horse that has nothing to draw still links two', () => {
  const game = at({ hand: ['post-horse', 'trading-ship', 'trading-ship'] }).play('play:post-horse');
  expect(names(game.state.seats[0]!.hand)).toEqual(['trading-ship', 'trading-ship']);
  game.play('play:trading-ship', 'coins', 'play:trading-ship', 'coins');
  expect(game.state.table).toMatchObject({ coins: 4, plays: 0 });
});
