import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names, type SeatPosition } from '../at.ts';

const rival = { princess: 'klam-klam', domain: ['duke', 'senator', 'royal-maid', 'city'] } as const;

/** A second card to set, so that the turn halts in the Second Phase. */
function setting(mine: SeatPosition, ...others: readonly SeatPosition[]) {
  const hand = ['gossipy-duchess', 'senator'] as const;
  return at({ hand, princess: 'lulunasaika', ...mine, others }).play('set:gossipy-duchess');
}

test('[HOC-14.78] Gossipy Duchess as she is printed', () => {
  const printed = { cost: 6, types: ['succession'], coins: 0, points: 3 };
  expect(CARDS[cardNamed('gossipy-duchess')]).toMatchObject(printed);
});

test('[HOC-14.78] she cannot be played', () => {
  const game = at({ hand: ['gossipy-duchess', 'city'], princess: 'lulunasaika' });
  expect(game.options).toEqual(['play:city', 'pass']);
});

test('[HOC-14.78] when she is set, a courtier of the opponent’s Domain is discarded to his discard pile', () => {
  const game = setting({}, rival);
  expect([game.asked, game.options]).toEqual([0, ['discard:duke,1', 'discard:senator,1', 'discard:royal-maid,1']]);
  game.play('discard:duke,1');
  expect(names(game.state.seats[1]!.domain)).toEqual(['city', 'royal-maid', 'senator']);
  expect(names(game.state.seats[1]!.discard)).toEqual(['duke']);
  expect([game.points(0), game.points(1)]).toEqual([9, 5]);
});

test('[HOC-14.78] one of each opponent, clockwise', () => {
  const other: SeatPosition = { princess: 'laolilly', domain: ['senator', 'royal-maid', 'gossipy-duchess'] };
  const game = setting({}, rival, other).play('discard:senator,1');
  expect(game.options).toEqual(['discard:senator,2', 'discard:royal-maid,2']);
  game.play('discard:royal-maid,2');
  expect(names(game.state.seats[1]!.discard)).toEqual(['senator']);
  expect(names(game.state.seats[2]!.discard)).toEqual(['royal-maid']);
  expect(game.kind).toBe('second');
});

test('[HOC-14.78] it is no attack, so nobody is asked to defend', () => {
  const game = setting({}, { ...rival, hand: ['magic-talisman', 'refuge', 'rampart'], kept: ['rampart'] });
  expect([game.asked, game.kind]).toEqual([0, 'wreck']);
});

test('[HOC-14.79] her own points count first: thirty wins before anybody loses a card', () => {
  const game = setting({ domain: ['duke', 'duke', 'duke', 'senator'] }, rival);
  expect(game.over).toBe(true);
  expect(game.state.table.winner).toBe(0);
  expect(game.state.seats[1]!.discard).toEqual([]);
});

test('[HOC-14.79] choosing is compulsory, and an opponent without such a card is passed over', () => {
  const spared: SeatPosition = { princess: 'laolilly', domain: ['city', 'apprentice-maid', 'gossipy-duchess'] };
  const game = setting({}, spared, {}, { princess: 'klam-klam', domain: ['senator', 'senator'] });
  expect(game.kind).toBe('second');
  expect(game.state.seats.map(({ discard }) => names(discard))).toEqual([[], [], [], ['senator']]);
  const choice = setting({}, rival);
  expect(choice.refusal('pass')).toBeDefined();
});

test('[HOC-14.79] a ceremony whose owner falls below twenty is negated at once', () => {
  const domain = ['duke', 'duke', 'duke', 'royal-maid'] as const;
  const declared: SeatPosition = { princess: 'klam-klam', domain, declared: true };
  const game = setting({}, declared).play('discard:royal-maid,1');
  expect(game.points(1)).toBe(18);
  expect(game.state.seats[1]!.declared).toBe(0);
  expect(game.events('negated')).toMatchObject([{ pub: { seat: 1 } }]);

  const standing = setting({}, { ...declared, domain: [...domain, 'royal-maid'] }).play('discard:royal-maid,1');
  expect([standing.points(1), standing.state.seats[1]!.declared]).toEqual([20, 1]);
});
