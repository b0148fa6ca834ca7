import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.41] a copied Infantry Battalion or Royal Guard gives its coins too', () => {
  for (const card of ['infantry-battalion', 'royal-guard'] as const) {
    const game = at({ hand: ['shinobi', 'city'], discard: [card], others: [{ draw: ['duke'] }] });
    game.play('play:shinobi');
    expect(game.state.table.coins).toBe(2);
    expect(names(game.state.seats[0]!.discard)).toEqual([card]);
  }
});

test('[HOC-14.42] a Shinobi that copied a Supply Unit can put itself back', () => {
  const game = at({
    hand: ['shinobi'],
    discard: ['supply-unit'],
    draw: ['curse', 'duke', 'duke', 'duke', 'duke', 'duke'],
    others: [{ hand: ['city'] }],
  });
  game.play('play:shinobi', 'pass');
  expect([game.kind, game.options]).toEqual(['return', ['return:shinobi', 'pass']]);
  game.play('return:shinobi');
  expect(names(game.state.seats[0]!.hand)).toEqual(['duke', 'duke', 'duke', 'duke', 'shinobi']);
});

test('[HOC-14.43] what the copied card does later in the turn is copied', () => {
  const debt = at({ hand: ['shinobi'], discard: ['moneylender'], others: [{ hand: ['city'] }] });
  debt.play('play:shinobi', 'pass');
  expect(debt.state.seats[0]!.debt).toBe(4);

  const contractor = at({ hand: ['shinobi'], discard: ['government-contractor'], coins: 2 });
  contractor.play('play:shinobi', 'buy:city');
  expect(contractor.options).toEqual(['discard-pile', 'draw-pile']);

  const bribery = at({
    hand: ['shinobi'],
    discard: ['bribery'],
    coins: 6,
    others: [{ discard: ['senator'] }],
  });
  bribery.play('play:shinobi');
  expect(bribery.options).toContain('bribe:senator,1,discard');

  const villages = at({ hand: ['shinobi', 'farming-village', 'city'], discard: ['slash-and-burn-farming'] });
  villages.play('play:shinobi', 'play:farming-village');
  expect(villages.state.table.coins).toBe(2);
});

test('[HOC-14.43] neither links nor defence effects nor hand activation are copied', () => {
  const bank = at({ hand: ['shinobi', 'city', 'city', 'city'], discard: ['bank'] }).play('play:shinobi');
  expect(bank.state.table.plays).toBe(2);

  const rampart = at({ hand: ['shinobi', 'city'], discard: ['rampart'] }).play('play:shinobi');
  expect(rampart.state.table).toMatchObject({ coins: 1, plays: 2, reach: 0 });

  const witch = at({ hand: ['shinobi', 'city', 'duke'], discard: ['curse-witch'], others: [{ draw: ['duke'] }] });
  witch.play('play:shinobi', 'banish:duke');
  expect(pileNames(witch.state.seats[1]!.draw)).toEqual(['duke', 'up:curse']);
  expect(witch.options).toEqual(['play:city', 'pass']);
  expect(names(witch.state.seats[0]!.discard)).toEqual(['curse-witch']);
});

test('[HOC-14.43] the sub-type is copied: Shinobi is as military as the card it copies', () => {
  const full = ['rampart', 'city', 'city', 'large-city', 'large-city'] as const;
  const asked = (copied: 'infantry-battalion' | 'evicted-monster') =>
    at({
      hand: ['shinobi', 'city'],
      draw: ['duke', 'duke'],
      discard: [copied],
      others: [{ hand: full }],
      options: { rampart: 'military-only' },
    }).play('play:shinobi');
  expect(asked('infantry-battalion').options).toEqual(['defend:rampart', 'pass']);
  expect(asked('evicted-monster').kind).toBe('main');
});

test('[HOC-14.44] a Shinobi that copies a Stargazing Witch counts itself and nothing for the Witch', () => {
  const before = { draw: ['duke', 'senator', 'scout'], discard: ['stargazing-witch'] } as const;
  const first = at({ ...before, hand: ['shinobi', 'city'] }).play('play:shinobi');
  expect(first.options).toEqual(['discard:duke', 'pass']);
  const second = at({ ...before, hand: ['shinobi', 'city'], field: ['rampart'] }).play('play:shinobi');
  expect(second.options.toSorted()).toEqual(['discard:duke', 'discard:senator', 'pass']);
});
