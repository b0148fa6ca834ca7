import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names, pileNames, type SeatPosition } from '../at.ts';

function charming(...others: readonly SeatPosition[]) {
  return at({
    hand: ['glamour-witch', 'city'],
    draw: ['curse', 'curse'],
    random: { scout: 1, bank: 2 },
    others,
  }).play('play:glamour-witch');
}

test('[HOC-14.61] Glamour Witch as it is printed', () => {
  const printed = { cost: 4, links: 1, types: ['action', 'attack'], sub: 'magic', coins: 0, points: 0 };
  expect(CARDS[cardNamed('glamour-witch')]).toMatchObject(printed);
});

test('[HOC-14.61] she draws one; of two cards revealed the territory stays and the other is discarded', () => {
  const game = charming({ draw: ['scout', 'city', 'duke'] });
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:city', 'duke']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['scout']);
  expect([game.asked, game.options]).toEqual([0, ['acquire:scout', 'pass']]);
  game.play('acquire:scout');
  expect(names(game.state.seats[0]!.discard)).toEqual(['scout']);
  expect(game.state.table.market[cardNamed('scout')]).toBe(0);
});

test('[HOC-14.61] a Curse card ends the revealing and stays face up, a Talisman like a Curse', () => {
  for (const curse of ['curse', 'magic-talisman'] as const) {
    const game = charming({ draw: [curse, 'duke', 'duke'] });
    expect(pileNames(game.state.seats[1]!.draw)).toEqual([`up:${curse}`, 'duke', 'duke']);
    expect(game.options).toEqual(['play:city', 'pass']);
  }
  const second = charming({ draw: ['duke', 'curse', 'duke'] }).play('pass');
  expect(pileNames(second.state.seats[1]!.draw)).toEqual(['up:curse', 'duke']);
});

test('[HOC-14.61] what stays keeps its order', () => {
  const game = charming({ draw: ['city', 'large-city', 'duke'] }, { draw: ['farming-village', 'duke', 'city'] });
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:city', 'up:large-city', 'duke']);
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['up:farming-village', 'city']);
});

test('[HOC-14.61] a short pile is filled up from the discards, and who has no card at all is passed over', () => {
  const game = charming({}, { draw: ['city'], discard: ['scout', 'scout'] });
  expect(pileNames(game.state.seats[2]!.draw)).toEqual(['up:city', 'scout']);
  expect(names(game.state.seats[2]!.discard)).toEqual(['scout']);
  expect(game.options).toEqual(['acquire:scout', 'pass']);
});

test('[HOC-14.61] the acquiring may be declined', () => {
  const game = charming({ draw: ['duke', 'city', 'city'] }).play('pass');
  expect(game.state.seats[0]!.discard).toEqual([]);
  expect(game.state.table.charmed).toEqual([]);
});

test('[HOC-14.61] without a card to draw nothing is revealed and nobody is asked to defend', () => {
  const game = at({
    hand: ['glamour-witch', 'city'],
    others: [{ hand: ['magic-talisman'], draw: ['duke', 'duke'] }],
  });
  game.play('play:glamour-witch');
  expect([game.asked, game.options]).toEqual([0, ['play:city', 'pass']]);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['duke', 'duke']);
});

test('[HOC-14.61] a Talisman laid on the pile in defence is all that she reveals', () => {
  const game = charming({ hand: ['magic-talisman'], draw: ['duke', 'duke'] });
  expect([game.asked, game.options]).toEqual([1, ['defend:magic-talisman', 'pass']]);
  game.play('defend:magic-talisman');
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'duke', 'duke']);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-14.62] however many cards were discarded, one is acquired', () => {
  const game = charming({ draw: ['scout', 'duke', 'city'] }, { draw: ['bank', 'duke', 'city'] });
  expect(game.options.toSorted()).toEqual(['acquire:bank', 'acquire:duke', 'acquire:scout', 'pass']);
  game.play('acquire:duke');
  expect(names(game.state.seats[0]!.discard)).toEqual(['duke']);
  expect(game.options).toEqual(['play:city', 'pass']);
});

test('[HOC-14.63] a card that the Market does not have cannot be acquired', () => {
  const game = charming({ draw: ['apprentice-maid', 'library', 'city'] });
  expect(names(game.state.seats[1]!.discard)).toEqual(['apprentice-maid', 'library']);
  expect(game.options).toEqual(['play:city', 'pass']);
  expect(game.state.seats[0]!.discard).toEqual([]);
});

test('[HOC-14.64] each Rampart lowers the two cards by one', () => {
  const one = charming({ hand: ['rampart', 'city'], draw: ['scout', 'duke', 'city'] }).play('defend:rampart');
  expect(pileNames(one.state.seats[1]!.draw)).toEqual(['duke', 'city']);
  expect(one.options).toEqual(['acquire:scout', 'pass']);
  const two = charming({ hand: ['rampart', 'rampart'], draw: ['scout', 'duke', 'city'] });
  two.play('defend:rampart', 'defend:rampart');
  expect(pileNames(two.state.seats[1]!.draw)).toEqual(['scout', 'duke', 'city']);
  expect(two.options).toEqual(['play:city', 'pass']);
});

test('[HOC-14.64] a discarded card can be named although it was shuffled in again', () => {
  const game = charming({ draw: ['duke', 'senator'] }, { hand: ['magic-talisman'], draw: ['scout'] });
  expect(game.asked).toBe(2);
  expect(pileNames(game.state.seats[1]!.draw).toSorted()).toEqual(['duke', 'senator']);
  expect(game.state.seats[1]!.discard).toEqual([]);
  game.play('pass');
  expect(game.options.toSorted()).toEqual(['acquire:duke', 'acquire:scout', 'acquire:senator', 'pass']);
});
