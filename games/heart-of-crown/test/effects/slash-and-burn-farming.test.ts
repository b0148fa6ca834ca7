import { expect, test } from 'vitest';
import { at, names } from '../at.ts';

test('[HOC-14.15] Slash-and-Burn Farming takes a Curse and raises the villages played after it', () => {
  const game = at({
    hand: ['farming-village', 'slash-and-burn-farming', 'farming-village', 'farming-village', 'city'],
  });
  game.play('play:farming-village', 'play:slash-and-burn-farming');
  expect(game.state.table.coins).toBe(1);
  expect(names(game.state.seats[0]!.discard)).toEqual(['curse']);
  expect(game.state.table.curses).toHaveLength(7);
  game.play('play:farming-village');
  expect(game.state.table.coins).toBe(3);
  game.play('play:farming-village', 'play:city');
  expect(game.state.table.coins).toBe(7);
});

test('[HOC-14.15] [HOC-9.24] the villages of the next turn bring one coin again', () => {
  const game = at({
    hand: ['slash-and-burn-farming', 'farming-village'],
    others: [{ hand: ['farming-village', 'city'] }],
  });
  game.play('play:slash-and-burn-farming', 'pass', 'pass');
  expect(game.asked).toBe(1);
  game.play('play:farming-village');
  expect(game.state.table.coins).toBe(1);
});

test('[HOC-14.16] two of them still make two coins for each village, and two Curses', () => {
  const game = at({
    hand: ['slash-and-burn-farming', 'slash-and-burn-farming', 'farming-village', 'city'],
  });
  game.play('play:slash-and-burn-farming', 'play:slash-and-burn-farming', 'play:farming-village');
  expect(game.state.table.coins).toBe(2);
  expect(names(game.state.seats[0]!.discard)).toEqual(['curse', 'curse']);
});

test('[HOC-14.17] without a Curse left the villages stay as they are', () => {
  const game = at({ hand: ['slash-and-burn-farming', 'farming-village', 'city'], curses: 0 });
  game.play('play:slash-and-burn-farming', 'play:farming-village');
  expect(game.state.table.coins).toBe(1);
  expect(game.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-14.17] one that found the last Curse goes on working after one that found none', () => {
  const game = at({
    hand: ['slash-and-burn-farming', 'slash-and-burn-farming', 'farming-village', 'city'],
    curses: 1,
  });
  game.play('play:slash-and-burn-farming', 'play:slash-and-burn-farming', 'play:farming-village');
  expect(game.state.table.coins).toBe(2);
  expect(names(game.state.seats[0]!.discard)).toEqual(['curse']);
});
