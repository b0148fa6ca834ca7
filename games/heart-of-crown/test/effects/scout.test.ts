import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.6] Scout turns up the top card of everybody, and its player decides about each', () => {
  const game = at({
    hand: ['scout', 'city'],
    draw: ['duke', 'city'],
    others: [{ draw: ['city', 'duke'] }, { draw: ['alchemist', 'bank'] }],
  });
  game.play('play:scout');
  expect([game.asked, game.options]).toEqual([0, ['discard:duke,0', 'leave:duke,0']]);
  expect(game.events('revealed')).toMatchObject([{ pub: { seat: 0 } }]);
  game.play('discard:duke,0');
  expect(game.asked).toBe(0);
  expect(game.events('revealed')).toMatchObject([{ pub: { seat: 0 } }, { pub: { seat: 1 } }]);
  game.play('leave:city,1', 'discard:alchemist,2');
  expect(game.state.seats.map(({ draw }) => pileNames(draw))).toEqual([['city'], ['up:city', 'duke'], ['bank']]);
  expect(game.state.seats.map(({ discard }) => names(discard))).toEqual([['duke'], [], ['alchemist']]);
  expect(game.state.table.plays).toBe(2);
});

test('[HOC-14.6] a player without a card to reveal is passed over, one with discards shuffles them in', () => {
  const game = at({
    hand: ['scout', 'city'],
    draw: ['duke'],
    others: [{ hand: ['city'] }, { discard: ['bank'] }],
  });
  game.play('play:scout', 'leave:duke,0');
  expect(game.events('revealed')).toMatchObject([{ pub: { seat: 0 } }, { pub: { seat: 2 } }]);
  game.play('leave:bank,2');
  expect(game.kind).toBe('main');
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['up:bank']);
});

test('[HOC-14.6] [HOC-14.11] a Rampart keeps a Scout from revealing anything', () => {
  const game = at({
    hand: ['scout', 'city'],
    draw: ['duke'],
    others: [{ hand: ['rampart'], draw: ['city', 'duke'] }],
  });
  game.play('play:scout', 'leave:duke,0');
  expect([game.asked, game.options]).toEqual([1, ['defend:rampart', 'pass']]);
  game.play('defend:rampart');
  expect([game.asked, game.kind]).toEqual([0, 'main']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['city', 'duke']);
});

test('[HOC-14.7] a card that lies face up already is revealed again and can be discarded', () => {
  const game = at({
    hand: ['scout', 'city'],
    draw: ['up:curse', 'duke'],
    others: [{ draw: ['up:alchemist', 'up:bank'] }],
  });
  game.play('play:scout', 'discard:curse,0', 'discard:alchemist,1');
  expect(game.events('revealed')).toHaveLength(2);
  expect(game.state.seats.map(({ draw }) => pileNames(draw))).toEqual([['duke'], ['up:bank']]);
  expect(game.state.seats.map(({ discard }) => names(discard))).toEqual([['curse'], ['alchemist']]);
});

test('[HOC-14.7] the Talisman that answers a Scout is the card that the Scout finds', () => {
  const game = at({
    hand: ['scout', 'city'],
    draw: ['duke'],
    others: [{ hand: ['magic-talisman'], draw: ['bank'] }],
  });
  game.play('play:scout', 'leave:duke,0', 'defend:magic-talisman', 'discard:magic-talisman,1');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['bank']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['magic-talisman']);
});

test('[HOC-14.8] a Scout attacks although its player has no card to reveal', () => {
  const game = at({ hand: ['scout', 'city'], others: [{ draw: ['duke', 'bank'] }] }).play('play:scout');
  expect(game.events('revealed')).toMatchObject([{ pub: { seat: 1 } }]);
  game.play('discard:duke,1');
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke']);
});

test('[HOC-14.8] nobody defends against the own Scout', () => {
  const game = at({
    hand: ['scout', 'rampart', 'refuge', 'magic-talisman'],
    draw: ['duke', 'bank'],
    others: [{ draw: ['city', 'city'] }],
  });
  game.play('play:scout');
  expect(game.kind).toBe('sift');
  game.play('discard:duke,0', 'leave:city,1');
  expect(game.events('defended')).toEqual([]);
  expect(names(game.state.seats[0]!.hand)).toEqual(['magic-talisman', 'rampart', 'refuge']);
});
