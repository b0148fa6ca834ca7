import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at } from '../at.ts';

test('[HOC-14.65] Bank as it is printed', () => {
  const printed = { cost: 5, links: 0, types: ['action'], sub: 'merchant', points: 0 };
  expect(CARDS[cardNamed('bank')]).toMatchObject(printed);
});

test('[HOC-14.65] a Bank counts itself and the Cities and Large Cities played, no other territory', () => {
  const game = at({ hand: ['city', 'large-city', 'farming-village', 'imperial-estate', 'bank'] });
  game.play('play:city', 'play:large-city', 'play:farming-village', 'play:imperial-estate');
  expect(game.state.table.coins).toBe(7);
  game.play('play:bank');
  expect(game.state.table).toMatchObject({ coins: 10, plays: 0 });
});

test('[HOC-14.65] alone it brings one coin, and a second Bank counts the first', () => {
  const game = at({ hand: ['post-horse', 'bank', 'bank'], draw: ['duke', 'duke'], coins: 1 });
  game.play('play:post-horse', 'play:bank');
  expect(game.state.table.coins).toBe(2);
  game.play('play:bank');
  expect(game.state.table.coins).toBe(4);
});

test('[HOC-14.65] Cities left in the hand do not count', () => {
  const game = at({ hand: ['bank', 'city', 'city'], coins: 2 }).play('play:bank');
  expect(game.state.table.coins).toBe(3);
});

test('[HOC-14.66] a Shinobi that copies a Bank counts neither for itself nor for the next Bank', () => {
  const game = at({ hand: ['shinobi', 'bank', 'city'], discard: ['bank'], coins: 3 });
  game.play('play:shinobi');
  expect(game.state.table.coins).toBe(3);
  game.play('play:bank');
  expect(game.state.table.coins).toBe(4);
});

test('[HOC-14.66] it counts what has been played all the same', () => {
  const game = at({ hand: ['city', 'shinobi', 'city'], discard: ['bank'] });
  game.play('play:city', 'play:shinobi');
  expect(game.state.table.coins).toBe(3);
});
