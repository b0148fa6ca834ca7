import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names } from '../at.ts';

test('[HOC-14.76] Imperial Estate as it is printed', () => {
  const printed = { cost: 5, links: 1, types: ['territory', 'succession'], coins: 1, points: 0 };
  expect(CARDS[cardNamed('imperial-estate')]).toMatchObject(printed);
});

test('[HOC-14.76] played it brings a coin and a link, and moves to the Domain like any Territory', () => {
  const game = at({ hand: ['imperial-estate', 'city'], coins: 3, others: [{ hand: ['city'] }] });
  game.play('play:imperial-estate');
  expect(game.state.table).toMatchObject({ coins: 4, plays: 1 });
  game.play('play:city', 'back:klam-klam');
  expect(names(game.state.seats[0]!.domain)).toEqual(['city', 'imperial-estate']);
});

test('[HOC-14.76] set in the Domain it is worth nothing by itself', () => {
  const game = at({ hand: ['imperial-estate', 'duke', 'city'], princess: 'bergamotte' });
  game.play('pass', 'set:imperial-estate');
  expect(names(game.state.seats[0]!.domain)).toEqual(['imperial-estate']);
  expect(game.points(0)).toBe(0);
});

test('[HOC-14.76] in the Domain it holds a kept card of cost five', () => {
  const game = at({ hand: ['alchemist', 'city'], princess: 'klam-klam', domain: ['imperial-estate'] });
  expect(game.options).toContain('keep:alchemist');
  game.play('keep:alchemist');
  expect(names(game.state.seats[0]!.keptNow)).toEqual(['alchemist']);
});

test('[HOC-14.76] three coins put a counter on it, once in a Main Phase for each Estate', () => {
  const domain = ['imperial-estate', 'imperial-estate'] as const;
  const game = at({ hand: ['city'], coins: 9, princess: 'klam-klam', domain });
  game.play('use:imperial-estate');
  expect(game.state.seats[0]!.counters).toBe(1);
  expect([game.points(0), game.state.table.coins, game.state.table.plays]).toEqual([1, 6, 1]);
  game.play('use:imperial-estate');
  expect(game.state.seats[0]!.counters).toBe(2);
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(game.refusal('use:imperial-estate')).toContain('you have used every Imperial Estate');
});

test('[HOC-14.76] in the next Main Phase it can be used again', () => {
  const game = at({
    hand: ['city'],
    draw: ['large-city', 'large-city', 'duke', 'duke', 'duke'],
    coins: 3,
    princess: 'klam-klam',
    domain: ['imperial-estate'],
    others: [{ hand: ['city'] }],
  });
  game.play('use:imperial-estate', 'pass', 'pass');
  expect(game.asked).toBe(1);
  game.play('pass', 'pass');
  expect(game.asked).toBe(0);
  game.play('play:large-city', 'use:imperial-estate');
  expect(game.state.seats[0]!.counters).toBe(2);
});

test('[HOC-14.76] without three coins, or outside the Domain, there is no ability', () => {
  const poor = at({ hand: ['city'], coins: 2, princess: 'klam-klam', domain: ['imperial-estate'] });
  expect(poor.options).toEqual(['play:city', 'pass']);
  const field = at({ hand: ['imperial-estate', 'city'], coins: 4, princess: 'klam-klam' });
  field.play('play:imperial-estate');
  expect(field.options).toEqual(['play:city', 'pass']);
});

test('[HOC-14.76] the counter that makes thirty wins at once', () => {
  const game = at({
    hand: ['city'],
    coins: 3,
    princess: 'lulunasaika',
    domain: ['imperial-estate', 'duke', 'duke', 'duke', 'senator'],
    counters: 2,
  });
  expect(game.points(0)).toBe(29);
  game.play('use:imperial-estate');
  expect(game.over).toBe(true);
  expect(game.state.table.winner).toBe(0);
});

test('[HOC-14.77] after using it in the Main Phase cards can still be bought', () => {
  const game = at({ hand: ['duke'], coins: 8, princess: 'klam-klam', domain: ['imperial-estate'] });
  game.play('use:imperial-estate');
  expect(game.options).toEqual(expect.arrayContaining(['buy:city', 'set:duke']));
  game.play('buy:city');
  expect(names(game.state.seats[0]!.discard)).toEqual(['city']);
});
