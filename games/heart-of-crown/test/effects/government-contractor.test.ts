import { faceUp, HIDDEN } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { CITY, SENATOR } from '../../src/components.ts';
import { at, names, pileNames } from '../at.ts';

const contractor = { hand: ['government-contractor'], draw: ['scout'], random: {} } as const;

test('[HOC-14.22] Government Contractor brings a coin, and each card bought goes where its buyer likes', () => {
  const game = at({ ...contractor, coins: 8 }).play('play:government-contractor');
  expect(game.state.table).toMatchObject({ coins: 9, plays: 0 });
  game.play('buy:city');
  expect(game.options).toEqual(['discard-pile', 'draw-pile']);
  game.play('draw-pile', 'buy:royal-maid', 'discard-pile');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout', 'up:city']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['royal-maid']);
  expect(game.state.table.coins).toBe(3);
});

test('[HOC-14.22] the permission ends with the turn', () => {
  const game = at({ ...contractor, coins: 3, others: [{ hand: ['city', 'city'] }] });
  game.play('play:government-contractor', 'buy:city', 'discard-pile');
  game.play('pass', 'play:city', 'play:city', 'buy:city');
  expect(game.events('bought')).toHaveLength(2);
  expect(game.kind).not.toBe('delivery');
});

test('[HOC-14.23] all cards bought may go to the bottom, or none', () => {
  const all = at({ ...contractor, coins: 12 }).play('play:government-contractor');
  all.play('buy:city', 'draw-pile', 'buy:senator', 'draw-pile');
  expect(names(all.state.seats[0]!.draw)).toEqual(['city', 'scout', 'senator']);
  expect(all.state.seats[0]!.discard).toEqual([]);
  const none = at({ ...contractor, coins: 12 }).play('play:government-contractor');
  none.play('buy:city', 'discard-pile', 'buy:senator', 'discard-pile');
  expect(names(none.state.seats[0]!.draw)).toEqual(['scout']);
  expect(names(none.state.seats[0]!.discard)).toEqual(['city', 'senator']);
});

test('[HOC-14.22] [HOC-14.24] cards lie face up in the order of buying, for all to see', () => {
  const game = at({ ...contractor, coins: 12, others: [{ hand: ['city'] }] });
  game.play('play:government-contractor', 'buy:senator', 'draw-pile', 'buy:city', 'draw-pile');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout', 'up:senator', 'up:city']);
  for (const viewer of [0, 1, undefined]) {
    expect(game.view(viewer).seats[0]!.draw).toEqual([faceUp(CITY), faceUp(SENATOR), HIDDEN]);
  }
});

test('[HOC-14.24] a card bought with Bribery is included', () => {
  const game = at({
    ...contractor,
    hand: ['bribery', 'government-contractor'],
    coins: 8,
    others: [{ discard: ['alchemist'] }],
  });
  game.play('play:bribery', 'play:government-contractor', 'bribe:alchemist,1,discard', 'draw-pile');
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['scout', 'up:alchemist']);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-14.24] a card acquired by an effect is not', () => {
  const game = at({
    ...contractor,
    hand: ['shinobi', 'government-contractor', 'adventurer', 'city'],
    discard: ['post-horse'],
    coins: 8,
  });
  game.play('play:shinobi', 'play:government-contractor', 'play:adventurer', 'banish:city', 'acquire:senator');
  expect(game.kind).toBe('second');
  expect(names(game.state.seats[0]!.discard)).toContain('senator');
});

test('[HOC-14.24] a second Contractor adds only its coin', () => {
  const game = at({
    ...contractor,
    hand: ['post-horse', 'government-contractor', 'government-contractor'],
    coins: 7,
  });
  game.play('play:post-horse', 'play:government-contractor', 'play:government-contractor');
  expect(game.state.table.coins).toBe(9);
  game.play('buy:city', 'draw-pile');
  expect([game.kind, game.state.table.coins]).toEqual(['second', 6]);
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['up:city']);
});

test('[HOC-14.22] [HOC-9.23] the purchase that brings on Judgment is the last thing that happens', () => {
  const game = at({ ...contractor, coins: 8, basic: { duke: 1, senator: 0, 'royal-maid': 0 } });
  game.play('play:government-contractor', 'buy:duke');
  expect(game.over).toBe(true);
  expect(names(game.state.seats[0]!.discard)).toEqual(['duke']);
});
