import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.39] Shinobi carries out an Action card of the discard pile that is no Shinobi', () => {
  const game = at({
    hand: ['shinobi', 'city'],
    discard: ['alchemist', 'shinobi', 'city', 'duke', 'trading-ship'],
    draw: ['bank', 'scout', 'curse'],
  });
  game.play('play:shinobi');
  expect(game.options).toEqual(['copy:alchemist', 'copy:trading-ship']);
  game.play('copy:alchemist');
  expect(names(game.state.seats[0]!.hand)).toEqual(['bank', 'city', 'scout']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['alchemist', 'city', 'duke', 'shinobi', 'trading-ship']);
  expect(names(game.state.seats[0]!.field)).toEqual(['shinobi']);
  expect(game.state.table.plays).toBe(2);
});

test('[HOC-14.39] choices and coins of the copied card are Shinobi’s', () => {
  const game = at({ hand: ['shinobi', 'city'], discard: ['trading-ship'], draw: ['bank'] });
  game.play('play:shinobi');
  expect(game.options).toEqual(['draw', 'coins']);
  game.play('coins');
  expect(game.state.table).toMatchObject({ coins: 2, plays: 2 });
  expect(pileNames(game.state.seats[0]!.draw)).toEqual(['bank']);
});

test('[HOC-14.39] without an Action card to copy nothing happens, and the two links count', () => {
  const game = at({ hand: ['shinobi', 'city', 'city'], discard: ['shinobi', 'duke', 'city', 'curse'] });
  game.play('play:shinobi');
  expect([game.kind, game.state.table.plays, game.state.table.coins]).toEqual(['main', 2, 0]);
});

test('[HOC-14.39] [HOC-9.3] a copied card misfires as it would itself', () => {
  const game = at({ hand: ['shinobi', 'city'], discard: ['contribution'] }).play('play:shinobi');
  expect([game.kind, game.state.table.plays]).toEqual(['main', 2]);
  expect(names(game.state.seats[0]!.hand)).toEqual(['city']);
});

test('[HOC-14.40] a Shinobi that copies an Attack can be defended against', () => {
  const game = at({
    hand: ['shinobi', 'city'],
    discard: ['infantry-battalion'],
    others: [{ hand: ['rampart', 'city', 'city', 'city', 'city'] }, { hand: ['city', 'duke', 'duke', 'duke', 'duke'] }],
  });
  game.play('play:shinobi');
  expect([game.asked, game.options]).toEqual([1, ['defend:rampart', 'pass']]);
  game.play('defend:rampart');
  expect(game.asked).toBe(0);
  expect(game.state.seats.map(({ discard }) => names(discard))).toEqual([['infantry-battalion'], [], ['city']]);
});

test('[HOC-14.40] [HOC-15.2] a Shinobi that copies a military Attack is military', () => {
  const before = {
    hand: ['shinobi', 'city'],
    draw: ['city', 'city'],
    options: { rampart: 'military-only' },
    others: [{ hand: ['rampart'], draw: ['bank'] }],
  } as const;
  const military = at({ ...before, discard: ['scout'] }).play('play:shinobi', 'leave:city,0');
  expect(military.asked).toBe(1);
  const magic = at({ ...before, discard: ['glamour-witch'] }).play('play:shinobi');
  expect(magic.events('revealed')).toMatchObject([{ pub: { seat: 1 } }]);
});
