import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

const rival = { hand: ['city'] } as const;

test('[HOC-6.1] an ability on backing works once, at once', () => {
  const game = at({ hand: ['city'], coins: 6, others: [rival] }).play('pass', 'back:laolilly', 'maids:5');
  expect(game.events('acquired')).toHaveLength(5);
  game.play('pass', 'pass', 'pass');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'royal-maid', 'royal-maid', 'royal-maid', 'royal-maid']);
  expect(game.asked).toBe(0);
  expect(game.options).toEqual(['play:city', 'pass']);
});

test('[HOC-6.1] a standing ability works from the backing on, an activation in the Main Phase only', () => {
  const klamKlam = at({ hand: ['city', 'city'], draw: ['city', 'duke', 'duke', 'duke', 'duke'], coins: 2 });
  klamKlam.play('play:city', 'play:city', 'back:klam-klam', 'pass');
  klamKlam.play('pass', 'play:city', 'buy:city');
  expect(klamKlam.events('bought')).toMatchObject([{ pub: { price: 2 } }]);
  const bergamotte = at({ hand: ['duke', 'city'], princess: 'bergamotte', discard: ['scout'] });
  expect(bergamotte.options).toContain('use:bergamotte');
  bergamotte.play('pass');
  expect(bergamotte.refusal('use:bergamotte')).toContain('the Main Phase is over');
});

test('[HOC-6.2] Bergamotte: an Apprentice Maid is discarded, then an Alchemist comes back from the discard pile', () => {
  const game = at({
    hand: ['apprentice-maid', 'city'],
    discard: ['alchemist', 'scout'],
    princess: 'bergamotte',
  });
  game.play('use:bergamotte', 'discard:apprentice-maid');
  expect(game.options.toSorted()).toEqual(['take:alchemist', 'take:scout']);
  game.play('take:alchemist');
  expect(names(game.state.seats[0]!.hand)).toEqual(['alchemist', 'city']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['apprentice-maid', 'scout']);
});

test('[HOC-6.2] an Imperial Estate is activated in the Main Phase, so buying stays open', () => {
  const game = at({ hand: ['city'], coins: 5, princess: 'laolilly', domain: ['imperial-estate'] });
  game.play('use:imperial-estate', 'pass');
  expect(game.state.table.coins).toBe(2);
  expect(game.options).toContain('buy:wishing-well');
});

test('[HOC-6.2] an Imperial Estate in hand or field cannot be activated', () => {
  const game = at({ hand: ['imperial-estate', 'imperial-estate', 'city'], coins: 5, princess: 'laolilly' });
  expect(game.options).not.toContain('use:imperial-estate');
  game.play('play:imperial-estate');
  expect(game.options).not.toContain('use:imperial-estate');
});

test('[HOC-6.3] without its condition an ability cannot be activated', () => {
  const cursed = at({ hand: ['curse', 'magic-talisman'], discard: ['scout'], princess: 'bergamotte' });
  expect(cursed.refusal('use:bergamotte')).toContain('HOC-6.3');
  const poor = at({ hand: ['city'], coins: 1, princess: 'laolilly', domain: ['imperial-estate'] });
  expect(poor.refusal('use:imperial-estate')).toContain('HOC-6.3');
});

test('[HOC-6.3] with its condition met it may be used although it brings nothing', () => {
  const game = at({ hand: ['city', 'duke'], discard: ['senator'], princess: 'bergamotte' });
  game.play('use:bergamotte', 'discard:duke');
  expect(game.kind).toBe('main');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['duke', 'senator']);
});

test('[HOC-6.4] hand activation is no attack and no play', () => {
  const game = at({
    hand: ['curse-witch', 'stargazing-witch', 'city'],
    draw: ['duke', 'duke', 'duke'],
    others: [{ hand: ['refuge', 'magic-talisman'] }],
  });
  game.play('use:curse-witch');
  expect([game.asked, game.kind, game.state.table.plays]).toEqual([0, 'main', 1]);
  expect(names(game.state.seats[1]!.discard)).toEqual(['curse']);
  game.play('play:stargazing-witch');
  expect(game.events('looked')).toMatchObject([{ pub: { count: 1 } }]);
});

test('[HOC-6.5] hand activation works with no play left, but not from the field', () => {
  const game = at({
    hand: ['curse-witch', 'curse-witch', 'scout', 'city'],
    others: [{ hand: ['city'], draw: ['city'] }],
  });
  game.play('play:curse-witch', 'banish:scout');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['city', 'up:curse']);
  expect(game.state.seats[1]!.discard).toEqual([]);
  expect([game.state.table.plays, game.options]).toEqual([0, ['use:curse-witch', 'pass']]);
  game.play('use:curse-witch', 'pass');
  expect(names(game.state.seats[1]!.discard)).toEqual(['curse']);
  expect(names(game.state.table.outskirts)).toEqual(['curse-witch', 'scout']);
  expect(names(game.state.seats[0]!.field)).toEqual([]);
});

test('[HOC-6.6] a player without a princess has hand activation and no other', () => {
  const game = at({ hand: ['curse-witch', 'imperial-estate'], coins: 9 });
  expect(game.options.filter((name) => name.startsWith('use'))).toEqual(['use:curse-witch']);
});

test('[HOC-6.7] a succession counter adds one point', () => {
  const game = at({
    hand: ['city'],
    coins: 3,
    princess: 'lulunasaika',
    domain: ['imperial-estate'],
    counters: 2,
  });
  expect(game.points(0)).toBe(8);
  game.play('use:imperial-estate');
  expect(game.points(0)).toBe(9);
  expect(game.state.seats[0]!.counters).toBe(3);
});

test('[HOC-6.8] a Twin counter leaves the game when it is used and gives no points', () => {
  const game = at({ hand: ['city'], princess: 'twins', twins: 2 });
  expect(game.points(0)).toBe(0);
  game.play('use:twins');
  expect(game.state.seats[0]!.twins).toBe(1);
  game.play('pass', 'pass');
  expect(game.state.seats[0]!.twins).toBe(1);
});

test('[HOC-6.9] every coin removes a Debt counter first: nothing to buy or to pay an Adventurer with', () => {
  const game = at({ hand: ['city', 'adventurer', 'duke', 'senator'], debt: 4, others: [rival] });
  game.play('play:city');
  expect(game.state.seats[0]!.debt).toBe(2);
  expect(game.state.table.coins).toBe(0);
  game.play('play:adventurer', 'pass');
  expect(game.asked).toBe(1);
  expect(game.events('banished')).toEqual([]);
});

test('[HOC-6.9] [HOC-6.11] only the coins beyond the debt are yours, and those are spent as usual', () => {
  const game = at({ hand: ['large-city', 'trading-ship', 'duke'], debt: 2, princess: 'laolilly', counters: 1 });
  game.play('play:large-city');
  expect([game.state.seats[0]!.debt, game.state.table.coins]).toEqual([0, 1]);
  expect(game.points(0)).toBe(1);
  game.play('play:trading-ship', 'coins');
  expect(game.state.table.coins).toBe(3);
  expect(game.options).toContain('buy:city');
});

test('[HOC-6.11] debt has no interest', () => {
  const game = at({ hand: ['duke'], debt: 5, others: [rival] });
  game.play('pass', 'pass', 'pass', 'pass');
  expect(game.events('turn-ended')).toMatchObject([{ pub: { seat: 0 } }, { pub: { seat: 1 } }, { pub: { seat: 0 } }]);
  expect(game.state.seats[0]!.debt).toBe(5);
});

test('[HOC-6.10] debt comes at the end of the turn for every Moneylender and copy, and unspent coins pay nothing', () => {
  const game = at({
    hand: ['moneylender', 'shinobi', 'moneylender', 'duke'],
    discard: ['moneylender'],
    others: [rival],
  });
  game.play('play:moneylender', 'play:shinobi', 'play:moneylender');
  expect([game.state.seats[0]!.debt, game.state.table.coins]).toEqual([0, 9]);
  game.play('pass');
  expect(game.asked).toBe(1);
  expect(game.state.seats[0]!.debt).toBe(12);
  expect(game.events('indebted')).toMatchObject([{ pub: { seat: 0, counters: 12 } }]);
});
