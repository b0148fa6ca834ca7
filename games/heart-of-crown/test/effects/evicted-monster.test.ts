import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names, pileNames, type SeatPosition } from '../at.ts';

const rich = ['large-city', 'duke', 'city', 'city', 'scout'] as const;
const poor = ['city', 'city', 'city', 'scout', 'curse'] as const;

function attacking(...others: readonly SeatPosition[]) {
  return at({ hand: ['evicted-monster', 'city'], draw: ['curse', 'curse'], others }).play('play:evicted-monster');
}

test('[HOC-14.58] Evicted Monster as it is printed', () => {
  const printed = { cost: 4, links: 1, types: ['action', 'attack'], sub: 'plot', coins: 0, points: 0 };
  expect(CARDS[cardNamed('evicted-monster')]).toMatchObject(printed);
});

test('[HOC-14.58] it draws one; a full hand loses one card that costs five or more, of its owner’s choice', () => {
  const game = attacking({ hand: rich });
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'curse']);
  expect([game.asked, game.options]).toEqual([1, ['discard:large-city', 'discard:duke']]);
  game.play('discard:large-city');
  expect(names(game.state.seats[1]!.hand)).toEqual(['city', 'city', 'duke', 'scout']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['large-city']);
  expect(game.options).toEqual(['play:city', 'pass']);
});

test('[HOC-14.58] each opponent with a full hand is hit; one without such a card shows the hand', () => {
  const game = attacking({ hand: rich }, { hand: poor }, { hand: ['duke', 'duke', 'duke', 'duke'] });
  game.play('discard:duke');
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke']);
  const shown = poor.toSorted((a, b) => cardNamed(a) - cardNamed(b));
  expect(game.events('hand-shown')).toMatchObject([{ pub: { seat: 2, cards: shown } }]);
  expect(game.state.seats[2]!.discard).toEqual([]);
  expect(game.state.seats[3]!.discard).toEqual([]);
});

test('[HOC-14.58] without a card to draw there is no attack and nobody is asked to defend', () => {
  const game = at({
    hand: ['evicted-monster', 'city'],
    others: [{ hand: ['duke', 'duke', 'duke', 'duke', 'refuge'] }],
  });
  game.play('play:evicted-monster');
  expect([game.asked, game.options]).toEqual([0, ['play:city', 'pass']]);
  expect(game.state.seats[1]!.hand.length).toBe(5);
});

test('[HOC-14.58] a Rampart leaves nothing to discard and nothing to show', () => {
  const hit = attacking({ hand: ['rampart', ...rich] });
  expect([hit.asked, hit.options]).toEqual([1, ['defend:rampart', 'pass']]);
  hit.play('defend:rampart');
  expect([hit.asked, hit.state.seats[1]!.hand.length]).toEqual([0, 6]);
  const poorHit = attacking({ hand: ['rampart', ...poor] }).play('defend:rampart');
  expect(poorHit.events('hand-shown')).toEqual([]);
  const undefended = attacking({ hand: ['rampart', ...poor] }).play('pass');
  expect(undefended.events('hand-shown')).toHaveLength(1);
});

test('[HOC-14.60] a hand that a Refuge brings below five is neither discarded from nor shown', () => {
  const game = attacking({ hand: ['refuge', 'duke', 'duke', 'city', 'city'], draw: ['scout'] });
  game.play('defend:refuge', 'put-back:duke', 'pass');
  expect(game.asked).toBe(0);
  expect(names(game.state.seats[1]!.hand)).toEqual(['city', 'city', 'duke', 'refuge']);
  expect(pileNames(game.state.seats[1]!.draw)).toEqual(['up:duke', 'scout']);
  expect(game.events('hand-shown')).toEqual([]);
});

test('[HOC-14.60] who has just one fitting card must discard it', () => {
  const game = attacking({ hand: ['duke', 'city', 'city', 'city', 'city'] });
  expect(game.asked).toBe(0);
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke']);
});
