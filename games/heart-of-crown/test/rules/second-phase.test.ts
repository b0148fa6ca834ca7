import { expect, test } from 'vitest';
import { at, names } from '../at.ts';

const rival = { hand: ['city'] } as const;

test('[HOC-7.2] Bribery alone does not forbid setting, a purchase with it does', () => {
  const before = {
    hand: ['bribery', 'duke'],
    coins: 5,
    princess: 'lulunasaika',
    others: [{ hand: ['city'], discard: ['scout'] }],
  } as const;
  const game = at(before).play('play:bribery');
  expect(game.options).toEqual(expect.arrayContaining(['bribe:scout,1,discard', 'set:duke']));
  expect(at(before).play('play:bribery', 'set:duke').points(0)).toBe(12);
  game.play('bribe:scout,1,discard');
  expect(game.kind).toBe('second');
  expect(game.refusal('set:duke')).toContain('you are buying this turn');
});

test('[HOC-7.3] with five coins a City and a Contribution are bought', () => {
  const game = at({ hand: ['duke', 'city'], coins: 5, random: { contribution: 2 }, others: [rival] });
  game.play('pass', 'buy:city');
  expect(game.state.table.coins).toBe(2);
  expect(names(game.state.seats[0]!.discard)).toEqual(['city']);
  expect(game.refusal('buy:royal-maid')).toContain('it costs 3 coins and you have 2');
  game.play('buy:contribution');
  expect(game.events('bought')).toMatchObject([
    { pub: { card: 'city', price: 3, from: 'market' } },
    { pub: { card: 'contribution', price: 2, from: 'market' } },
  ]);
});

test('[HOC-7.4] Curses and what stayed in the box are not for sale', () => {
  const game = at({ hand: ['city'], coins: 20 }).play('pass');
  expect(game.refusal('buy:curse')).toContain('Curses cannot be bought');
  for (const card of ['farming-village', 'apprentice-maid']) expect(game.refusal(`buy:${card}`)).toContain('HOC-7.4');
});

test('[HOC-7.5] [HOC-7.7] Large City, City and one of two Farming Villages move to the Domain of Klam-Klam', () => {
  const game = at({ hand: ['large-city', 'city', 'farming-village', 'farming-village'], others: [rival] });
  game.play('play:large-city', 'play:city', 'play:farming-village', 'play:farming-village');
  expect(game.state.table.coins).toBe(7);
  game.play('back:klam-klam', 'pass');
  const me = game.state.seats[0]!;
  expect(names(me.princess)).toEqual(['klam-klam']);
  expect(names(me.domain)).toEqual(['city', 'farming-village', 'large-city']);
  expect(names([...me.hand, ...me.draw, ...me.discard])).toEqual(['farming-village']);
  expect(names(game.state.table.princesses)).not.toContain('klam-klam');
});

test('[HOC-7.9] a princess is backed without any Territory played', () => {
  const game = at({
    hand: ['post-horse', 'infantry-battalion', 'infantry-battalion'],
    coins: 2,
    others: [rival],
  });
  game.play('play:post-horse', 'play:infantry-battalion', 'play:infantry-battalion', 'back:lulunasaika');
  expect(game.state.seats[0]!.domain).toEqual([]);
  expect(game.points(0)).toBe(6);
});

test('[HOC-7.10] an Imperial Estate that was played moves like any Territory', () => {
  const game = at({
    hand: ['imperial-estate', 'city', 'city', 'farming-village', 'farming-village'],
    others: [rival],
  });
  game.play('play:imperial-estate', 'play:city', 'play:city', 'play:farming-village', 'play:farming-village');
  game.play('back:lulunasaika');
  expect(names(game.state.seats[0]!.domain)).toEqual(['city', 'city', 'imperial-estate']);
});

test('[HOC-7.11] coins are paid and territories lie in the Domain before the ability on backing', () => {
  const game = at({
    hand: ['large-city', 'large-city', 'city', 'duke'],
    others: [rival],
  });
  game.play('play:large-city', 'play:large-city', 'play:city', 'back:laolilly');
  expect(game.kind).toBe('royal-maids');
  const me = game.state.seats[0]!;
  expect(game.state.table.coins).toBe(2);
  expect([names(me.princess), names(me.domain), names(me.field)]).toEqual([
    ['laolilly'],
    ['city', 'large-city', 'large-city'],
    [],
  ]);
});

test('[HOC-7.12] coins left after backing are lost and buy nothing', () => {
  const game = at({ hand: ['city'], coins: 20, others: [rival] }).play('pass', 'back:lulunasaika', 'pass');
  expect(game.asked).toBe(1);
  expect(game.state.table.coins).toBe(0);
  expect(game.events('bought')).toEqual([]);
});

test('[HOC-7.15] a card set is finished before the next one', () => {
  const game = at({
    hand: ['gossipy-duchess', 'duke', 'city'],
    princess: 'laolilly',
    others: [{ hand: ['city'], princess: 'lulunasaika', domain: ['duke', 'senator'] }],
  });
  game.play('pass', 'set:gossipy-duchess');
  expect(game.points(0)).toBe(3);
  expect(game.options.toSorted()).toEqual(['discard:duke,1', 'discard:senator,1']);
  game.play('discard:duke,1');
  expect(game.options).toEqual(['set:duke', 'pass']);
});

test('[HOC-7.15] a card played to the field cannot be set', () => {
  const game = at({ hand: ['imperial-capital', 'imperial-estate', 'duke'], princess: 'laolilly' });
  game.play('play:imperial-capital', 'pass');
  expect(game.options.filter((name) => name.startsWith('set')).toSorted()).toEqual(['set:duke', 'set:imperial-estate']);
  expect(game.refusal('set:imperial-capital')).toContain('HOC-7.15');
});

test('[HOC-7.16] after an Adventurer acquired a card, succession cards may be set or cards be bought', () => {
  const before = {
    hand: ['adventurer', 'farming-village', 'duke'],
    coins: 4,
    princess: 'lulunasaika',
    others: [rival],
  } as const;
  const game = at(before).play('play:adventurer', 'banish:farming-village', 'acquire:city');
  expect(names(game.state.seats[0]!.discard)).toEqual(['city']);
  expect(game.options).toEqual(expect.arrayContaining(['buy:city', 'set:duke']));
  game.play('set:duke');
  expect(game.points(0)).toBe(12);
});

test('[HOC-7.16] after an Adventurer acquired a card, a princess may be backed', () => {
  const game = at({ hand: ['adventurer', 'farming-village', 'duke'], coins: 7, others: [rival] });
  game.play('play:adventurer', 'banish:farming-village', 'acquire:city', 'back:lulunasaika');
  expect(names(game.state.seats[0]!.princess)).toEqual(['lulunasaika']);
});
