import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names, pileNames, type SeatPosition } from '../at.ts';

/** With the two coins of the Battalion something can be bought, so the turn halts in the Second Phase. */
function attacking(...others: readonly SeatPosition[]) {
  return at({ hand: ['infantry-battalion', 'city'], coins: 1, others }).play('play:infantry-battalion');
}

test('[HOC-14.59] Infantry Battalion as it is printed', () => {
  const printed = { cost: 4, links: 0, types: ['action', 'attack'], sub: 'military', coins: 2, points: 0 };
  expect(CARDS[cardNamed('infantry-battalion')]).toMatchObject(printed);
});

test('[HOC-14.59] two coins, and a full hand loses a Territory of its owner’s choice', () => {
  const game = attacking({ hand: ['city', 'farming-village', 'imperial-estate', 'duke', 'scout'] });
  expect(game.state.table).toMatchObject({ coins: 3, plays: 0 });
  expect(game.asked).toBe(1);
  expect(game.options).toEqual(['discard:city', 'discard:farming-village', 'discard:imperial-estate']);
  game.play('discard:farming-village');
  expect(names(game.state.seats[1]!.discard)).toEqual(['farming-village']);
  expect([game.asked, game.kind]).toEqual([0, 'second']);
});

test('[HOC-14.59] a full hand without a Territory is shown', () => {
  const game = attacking({ hand: ['duke', 'duke', 'scout', 'scout', 'curse'] });
  const shown = ['duke', 'duke', 'curse', 'scout', 'scout'];
  expect(game.events('hand-shown')).toMatchObject([{ pub: { seat: 1, cards: shown } }]);
  expect(game.state.seats[1]!.hand.length).toBe(5);
});

test('[HOC-14.59] one Rampart makes its owner unaffected', () => {
  const game = attacking({ hand: ['rampart', 'city', 'city', 'duke', 'scout'] });
  expect([game.asked, game.options]).toEqual([1, ['defend:rampart', 'pass']]);
  game.play('defend:rampart');
  expect(game.asked).toBe(0);
  expect(names(game.state.seats[1]!.hand)).toEqual(['city', 'city', 'duke', 'rampart', 'scout']);
  expect(game.events('hand-shown')).toEqual([]);
});

test('[HOC-14.60] the discard cannot be declined', () => {
  const game = attacking({ hand: ['city', 'large-city', 'duke', 'duke', 'duke'] });
  expect(game.options).toEqual(['discard:city', 'discard:large-city']);
  expect(game.refusal('pass')).toBeDefined();
});

test('[HOC-14.60] a hand below five is neither discarded from nor shown', () => {
  const game = attacking({ hand: ['city', 'city', 'city', 'city'] }, { hand: ['duke', 'duke', 'duke', 'duke'] });
  expect(game.asked).toBe(0);
  expect([game.state.seats[1]!.hand.length, game.state.seats[2]!.hand.length]).toEqual([4, 4]);
  expect(game.events('hand-shown')).toEqual([]);
});

test('[HOC-14.60] the hand is counted after the defence: a Talisman laid on the pile leaves four', () => {
  const game = attacking({ hand: ['magic-talisman', 'city', 'city', 'city', 'city'], draw: ['duke'] });
  game.play('defend:magic-talisman');
  expect(game.asked).toBe(0);
  expect(names(game.state.seats[1]!.hand)).toEqual(['city', 'city', 'city', 'city']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:magic-talisman', 'duke']);
});
