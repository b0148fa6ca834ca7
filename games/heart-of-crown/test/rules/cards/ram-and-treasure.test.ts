import { expect, test } from 'vitest';
import { names, pileNames, position } from '../../position.ts';

const domain = { princess: 'klam-klam', domain: ['city', 'city'] } as const;

test('[HOC-14.19] Battering Ram draws a card and discards one kept card of each opponent who has any', () => {
  const game = position({
    hand: ['battering-ram', 'city'],
    draw: ['duke', 'bank'],
    others: [
      { ...domain, kept: ['scout', 'post-horse'] },
      { hand: ['city'] },
      { princess: 'twins', domain: ['large-city'], kept: ['alchemist'] },
    ],
  });
  game.play('play:battering-ram');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
  expect([game.asked, game.options]).toEqual([0, ['discard:scout', 'discard:post-horse']]);
  game.play('discard:post-horse');
  expect(game.state.seats.map(({ kept }) => names(kept))).toEqual([[], ['scout'], [], []]);
  expect(game.state.seats.map(({ discard }) => names(discard))).toEqual([[], ['post-horse'], [], ['alchemist']]);
  expect(game.events('discarded')).toMatchObject([{ pub: { seat: 1 } }, { pub: { seat: 3 } }]);
  expect(game.state.table.plays).toBe(1);
});

test('[HOC-14.19] [HOC-10.16] Battering Ram is no Attack: kept or held, nothing defends against it', () => {
  const game = position({
    hand: ['battering-ram', 'city'],
    draw: ['duke'],
    others: [{ ...domain, kept: ['rampart'], hand: ['magic-talisman', 'refuge', 'rampart'] }],
  });
  game.play('play:battering-ram');
  expect([game.asked, game.kind]).toEqual([0, 'main']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['rampart']);
});

test('[HOC-14.19] a Battering Ram that cannot draw discards nothing, and its link counts', () => {
  const game = position({ hand: ['battering-ram', 'city'], others: [{ ...domain, kept: ['scout'] }] });
  game.play('play:battering-ram');
  expect(names(game.state.seats[1]!.kept)).toEqual(['scout']);
  expect(game.options).toEqual(['play:city', 'pass']);
});

const treasure = { hand: ['buried-treasure'], coins: 3, supply: ['scout', 'bank', 'imperial-crown'] } as const;

test('[HOC-14.20] Buried Treasure shows the lowest card of the Supply pile and gives it for nothing', () => {
  const game = position(treasure).play('play:buried-treasure');
  expect(game.options).toEqual(['acquire-it', 'banish-it']);
  expect(pileNames(game.state.table.supply)).toEqual(['scout', 'bank', 'up:imperial-crown']);
  game.play('acquire-it');
  expect(names(game.state.seats[0]!.discard)).toEqual(['imperial-crown']);
  expect(pileNames(game.state.table.supply)).toEqual(['scout', 'bank']);
  expect(game.state.table).toMatchObject({ coins: 3, plays: 0 });
});

test('[HOC-14.20] what a Buried Treasure does not acquire is banished', () => {
  const game = position(treasure).play('play:buried-treasure', 'banish-it');
  expect(names(game.state.table.outskirts)).toEqual(['imperial-crown']);
  expect(pileNames(game.state.table.supply)).toEqual(['scout', 'bank']);
  expect(game.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-14.20] [HOC-7.16] a card found by Buried Treasure leaves the Second Phase open', () => {
  const game = position({ ...treasure, hand: ['buried-treasure', 'duke'], princess: 'laolilly' });
  game.play('play:buried-treasure', 'acquire-it');
  expect(game.options).toEqual(expect.arrayContaining(['buy:city', 'set:duke']));
});

test('[HOC-14.21] with no Supply pile left Buried Treasure is played and has no effect', () => {
  const game = position({ ...treasure, supply: [] }).play('play:buried-treasure');
  expect([game.kind, game.state.table.coins]).toEqual(['second', 3]);
  expect(names(game.state.seats[0]!.field)).toEqual(['buried-treasure']);
  expect([game.state.seats[0]!.discard, game.state.table.outskirts]).toEqual([[], []]);
});
