import { expect, test } from 'vitest';
import { CARDS, cardNamed } from '../../src/components.ts';
import { at, names } from '../at.ts';

const other = { hand: ['city'] } as const;
const dukes = ['duke', 'duke', 'duke', 'duke', 'duke', 'duke', 'duke'] as const;

test('[HOC-14.54] Supply Unit as it is printed', () => {
  const printed = { cost: 4, links: 2, types: ['action'], sub: 'military', coins: 0, points: 0 };
  expect(CARDS[cardNamed('supply-unit')]).toMatchObject(printed);
});

test('[HOC-14.54] it draws one, and before Cleanup an Action card of the field goes on top', () => {
  const game = at({ hand: ['supply-unit', 'contribution', 'city'], draw: dukes, others: [other] });
  game.play('play:supply-unit');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'contribution', 'duke']);
  expect(game.state.table.plays).toBe(2);
  game.play('play:contribution', 'play:city', 'pass');
  expect([game.kind, game.options]).toEqual(['return', ['return:contribution', 'pass']]);
  game.play('return:contribution');
  expect(game.events('put-back')).toMatchObject([{ pub: { seat: 0, card: 'contribution', to: 'top' } }]);
  expect(names(game.state.seats[0]!.hand)).toEqual(['contribution', 'duke', 'duke', 'duke', 'duke']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['city', 'duke', 'supply-unit']);
});

test('[HOC-14.54] the return may be declined', () => {
  const game = at({ hand: ['supply-unit', 'contribution'], draw: dukes, others: [other] });
  game.play('play:supply-unit', 'play:contribution', 'pass', 'pass');
  expect(names(game.state.seats[0]!.hand)).toEqual(['duke', 'duke', 'duke', 'duke', 'duke']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['contribution', 'duke', 'supply-unit']);
});

test('[HOC-14.57] each Supply Unit returns one card, up to the first that is declined', () => {
  const hand = ['supply-unit', 'supply-unit', 'supply-unit', 'contribution', 'scout'] as const;
  const game = at({ hand, draw: dukes, field: ['library', 'bank'], others: [{ ...other, draw: ['duke'] }] });
  game.play('play:supply-unit', 'play:supply-unit', 'play:supply-unit', 'pass', 'pass');
  expect(game.options).toEqual(['return:library', 'return:bank', 'pass']);
  game.play('return:bank', 'pass');
  expect([game.asked, game.state.table.returns]).toEqual([1, 0]);
  expect(game.events('put-back')).toHaveLength(1);
});

test('[HOC-14.54] without a card to draw nothing is returned later', () => {
  const game = at({ hand: ['supply-unit', 'contribution'], others: [other] });
  game.play('play:supply-unit');
  expect(game.state.table.plays).toBe(2);
  game.play('play:contribution', 'pass');
  expect(game.asked).toBe(1);
  expect(game.events('put-back')).toEqual([]);
});

test('[HOC-14.55] two Supply Units cannot return each other', () => {
  const game = at({ hand: ['supply-unit', 'supply-unit'], draw: [...dukes, 'duke'], others: [other] });
  game.play('play:supply-unit', 'play:supply-unit', 'pass');
  expect(game.asked).toBe(1);
  expect(names(game.state.seats[0]!.hand)).toEqual(['duke', 'duke', 'duke', 'duke', 'duke']);
  expect(names(game.state.seats[0]!.discard)).toEqual(['duke', 'duke', 'supply-unit', 'supply-unit']);
});

test('[HOC-14.56] a card in the discard pile cannot be returned', () => {
  const game = at({
    hand: ['supply-unit', 'contribution'],
    draw: dukes,
    discard: ['alchemist', 'bank'],
    others: [other],
  });
  game.play('play:supply-unit', 'play:contribution', 'pass');
  expect(game.options).toEqual(['return:contribution', 'pass']);
});

test('[HOC-14.57] kept cards are not eligible, nor are cards left in the hand', () => {
  const game = at({
    hand: ['supply-unit', 'contribution', 'bank'],
    draw: dukes,
    princess: 'bergamotte',
    domain: ['city'],
    kept: ['rampart'],
    others: [other],
  });
  game.play('play:supply-unit', 'play:contribution', 'pass', 'pass');
  expect(game.options).toEqual(['return:contribution', 'pass']);
});

test('[HOC-14.57] each Supply Unit returns one card', () => {
  const game = at({
    hand: ['supply-unit', 'supply-unit', 'contribution', 'wishing-well', 'library'],
    draw: [...dukes, 'duke'],
    others: [other],
  });
  game.play('play:supply-unit', 'play:supply-unit', 'play:contribution', 'play:wishing-well', 'pass', 'pass', 'pass');
  expect(game.options).toEqual(['return:contribution', 'return:wishing-well', 'pass']);
  game.play('return:contribution');
  expect(game.options).toEqual(['return:wishing-well', 'pass']);
  game.play('return:wishing-well');
  expect(names(game.state.seats[0]!.hand)).toEqual(['contribution', 'duke', 'duke', 'duke', 'wishing-well']);
});
