import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names, pileNames, type SeatPosition } from '../at.ts';

const piled: SeatPosition = { draw: ['duke', 'duke'] };

/** Coins for the Second Phase, so that the turn halts there. */
function hexing(...others: readonly SeatPosition[]) {
  return at({ hand: ['curse-witch', 'city', 'farming-village'], coins: 3, others }).play('play:curse-witch');
}

test('[HOC-14.71] Curse Witch as it is printed', () => {
  const printed = { cost: 5, links: 0, types: ['action', 'attack'], sub: 'magic', coins: 0, points: 0 };
  expect(CARDS[cardNamed('curse-witch')]).toMatchObject(printed);
});

test('[HOC-14.71] for a banished card each opponent gets a Curse face up under the draw pile', () => {
  const game = hexing(piled, piled);
  expect(game.options).toEqual(['banish:city', 'pass']);
  game.play('banish:city');
  expect(names(game.state.table.outskirts)).toEqual(['city']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['duke', 'duke', 'up:curse']);
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['duke', 'duke', 'up:curse']);
  expect(game.state.table.curses.length).toBe(10);
  expect(game.state.seats[0]!.draw).toEqual([]);
});

test('[HOC-14.71] a Curse card that lies face up anywhere in the pile protects, a hidden one does not', () => {
  const game = hexing({ draw: ['duke', 'up:curse', 'duke'] }, { draw: ['up:magic-talisman'] }, { draw: ['curse'] });
  game.play('banish:city');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['duke', 'up:curse', 'duke']);
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['up:magic-talisman']);
  expect(pileNames(game.state.seats[3]!.draw)).toEqual(['curse', 'up:curse']);
});

test('[HOC-14.71] a Talisman used in the window protects; a Rampart is of no use', () => {
  const game = hexing({ ...piled, hand: ['magic-talisman', 'rampart'] }, { ...piled, hand: ['rampart'] });
  game.play('banish:city');
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
  game.play('defend:magic-talisman');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'duke', 'duke']);
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['duke', 'duke', 'up:curse']);
});

test('[HOC-14.71] [HOC-14.73] from the hand she is banished without a play, and opponents acquire Curses', () => {
  const game = at({
    hand: ['curse-witch', 'city'],
    others: [{ ...piled, hand: ['magic-talisman'] }, piled],
  });
  expect(game.options).toEqual(['play:curse-witch', 'play:city', 'use:curse-witch', 'pass']);
  game.play('use:curse-witch');
  expect(names(game.state.table.outskirts)).toEqual(['curse-witch']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['curse']);
  expect(names(game.state.seats[2]!.discard)).toEqual(['curse']);
  expect([game.asked, game.state.table.plays]).toEqual([0, 1]);
  expect(game.options).toEqual(['play:city', 'pass']);
});

test('[HOC-14.72] with two Curses for three opponents the last one gets none', () => {
  const before = { hand: ['curse-witch', 'city'], coins: 3, curses: 2, others: [piled, piled, piled] } as const;
  const played = at(before).play('play:curse-witch', 'banish:city');
  expect(played.state.seats.map(({ draw }) => draw.length)).toEqual([0, 3, 3, 2]);
  const used = at(before).play('use:curse-witch');
  expect(used.state.seats.map(({ discard }) => discard.length)).toEqual([0, 1, 1, 0]);
  expect(used.state.table.curses).toEqual([]);
});

test('[HOC-14.73] playing her does not use the ability of the hand, and from the field it is not to be had', () => {
  const game = at({ hand: ['post-horse', 'curse-witch', 'city'], draw: ['duke', 'duke'], others: [piled] });
  game.play('play:post-horse', 'play:curse-witch', 'banish:duke');
  expect(game.state.seats[1]!.discard).toEqual([]);
  expect(names(game.state.seats[0]!.field)).toEqual(['curse-witch', 'post-horse']);
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(game.refusal('use:curse-witch')).toContain('HOC-6.5');
});

test('[HOC-14.73] the ability is for the Main Phase, and needs no play', () => {
  const game = at({ hand: ['bank', 'curse-witch'], coins: 3, others: [piled] }).play('play:bank');
  expect(game.options).toEqual(['use:curse-witch', 'pass']);
  game.play('pass');
  expect(game.kind).toBe('second');
  expect(game.refusal('use:curse-witch')).toContain('the Main Phase is over');
});

test('[HOC-14.74] without a card to banish she misfires before anybody has to defend', () => {
  const game = at({
    hand: ['curse-witch', 'farming-village', 'curse'],
    coins: 3,
    others: [{ ...piled, hand: ['magic-talisman'] }],
  });
  game.play('play:curse-witch');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['duke', 'duke']);
  expect(game.state.table.outskirts).toEqual([]);
});

test('[HOC-14.75] the price may be declined, and then nothing happens to anybody', () => {
  const game = hexing({ ...piled, hand: ['magic-talisman'] }).play('pass');
  expect([game.asked, game.kind]).toEqual([0, 'second']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['duke', 'duke']);
  expect(game.state.table.outskirts).toEqual([]);
});

test('[HOC-14.75] a Talisman pays the price, the Witch herself does not', () => {
  const game = at({ hand: ['curse-witch', 'magic-talisman', 'curse'], coins: 3, others: [piled] });
  game.play('play:curse-witch');
  expect(game.options).toEqual(['banish:magic-talisman', 'pass']);
  game.play('banish:magic-talisman');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['duke', 'duke', 'up:curse']);
});

test('[HOC-14.75] the hand activation banishes her with no Curse left, and heeds no face-up Curse', () => {
  const empty = at({ hand: ['curse-witch', 'city'], curses: 0, others: [piled] });
  const before = empty.state.table.outskirts.length;
  empty.play('use:curse-witch');
  expect(names(empty.state.table.outskirts.slice(before))).toEqual(['curse-witch']);
  expect(empty.state.seats[1]!.discard).toEqual([]);

  const shown = at({ hand: ['curse-witch', 'city'], others: [{ draw: ['up:curse'] }] }).play('use:curse-witch');
  expect(names(shown.state.seats[1]!.discard)).toEqual(['curse']);
});
