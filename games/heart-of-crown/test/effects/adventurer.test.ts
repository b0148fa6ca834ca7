import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names } from '../at.ts';

test('[HOC-14.67] Adventurer as it is printed', () => {
  const printed = { cost: 5, links: 0, types: ['action'], coins: 0, points: 0 };
  expect(CARDS[cardNamed('adventurer')]).toMatchObject(printed);
});

test('[HOC-14.67] for a coin a card is banished and one up to two dearer acquired', () => {
  const game = at({ hand: ['adventurer', 'city', 'scout'], coins: 4, random: { scout: 1, bank: 1 } });
  game.play('play:adventurer');
  expect(game.options.toSorted()).toEqual(['banish:city', 'banish:scout', 'pass']);
  game.play('banish:city');
  expect(game.options).toEqual([
    'acquire:city',
    'acquire:royal-maid',
    'acquire:senator',
    'acquire:scout',
    'acquire:bank',
  ]);
  game.play('acquire:senator');
  expect(names(game.state.table.outskirts)).toEqual(['city']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['senator']);
  expect(names(game.state.seats[0]!.hand)).toEqual(['scout']);
  expect(game.state.table.coins).toBe(3);
});

test('[HOC-14.67] an Imperial Capital becomes the Imperial Crown', () => {
  const game = at({ hand: ['adventurer', 'imperial-capital'], coins: 1, random: { 'imperial-crown': 1 } });
  game.play('play:adventurer', 'banish:imperial-capital', 'acquire:imperial-crown');
  expect(names(game.state.table.outskirts)).toEqual(['imperial-capital']);
  expect(game.state.table.market[cardNamed('imperial-crown')]).toBe(0);
});

test('[HOC-14.67] Curse cards cannot be banished with it, the Talisman included', () => {
  const game = at({ hand: ['adventurer', 'curse', 'magic-talisman', 'duke'], coins: 3 });
  game.play('play:adventurer');
  expect(game.options).toEqual(['banish:duke', 'pass']);
  const none = at({ hand: ['adventurer', 'curse', 'magic-talisman'], coins: 3 }).play('play:adventurer');
  expect([none.kind, none.state.table.coins]).toEqual(['second', 3]);
});

test('[HOC-14.67] unpaid it does nothing, and paying may be declined', () => {
  const unpaid = at({ hand: ['adventurer', 'city'], others: [{ hand: ['city'] }] }).play('play:adventurer', 'pass');
  expect(unpaid.asked).toBe(1);
  expect(unpaid.events('banished')).toEqual([]);
  const declined = at({ hand: ['adventurer', 'city'], coins: 3 }).play('play:adventurer', 'pass');
  expect(declined.state.table).toMatchObject({ coins: 3, outskirts: [] });
});

test('[HOC-14.67] where nothing is cheap enough, the card is banished all the same', () => {
  const game = at({
    hand: ['adventurer', 'farming-village'],
    coins: 7,
    basic: { city: 0, 'royal-maid': 0 },
    random: {},
  });
  game.play('play:adventurer', 'banish:farming-village');
  expect(game.kind).toBe('second');
  expect(game.state.table.coins).toBe(6);
  expect(names(game.state.table.outskirts)).toContain('farming-village');
  expect(game.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-14.68] after its acquisition succession cards may be set in the same turn', () => {
  const game = at({ hand: ['adventurer', 'city', 'duke'], coins: 1, princess: 'lulunasaika' });
  game.play('play:adventurer', 'banish:city', 'acquire:senator');
  expect(game.state.table.main).toBe(0);
  expect(game.options).toEqual(['set:duke', 'pass']);
  game.play('set:duke');
  expect(game.points(0)).toBe(12);
});
