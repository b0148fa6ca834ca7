import { expect, test } from 'vitest';
import { at, names, pileNames } from '../at.ts';

test('[HOC-14.18] Trading Ship draws two cards or brings two coins, and links nothing', () => {
  const before = { hand: ['trading-ship', 'city'], draw: ['duke', 'scout', 'bank'], coins: 3 } as const;
  const drawing = at(before).play('play:trading-ship');
  expect(drawing.options).toEqual(['draw', 'coins']);
  drawing.play('draw');
  expect(names(drawing.state.seats[0]!.hand)).toEqual(['city', 'duke', 'scout']);
  expect(drawing.state.table).toMatchObject({ coins: 3, plays: 0 });
  const earning = at(before).play('play:trading-ship', 'coins');
  expect(pileNames(earning.state.seats[0]!.draw)).toEqual(['duke', 'scout', 'bank']);
  expect(earning.state.table).toMatchObject({ coins: 5, plays: 0 });
});

test('[HOC-14.18] [HOC-9.4] a Trading Ship with one card to draw draws that one', () => {
  const game = at({ hand: ['trading-ship', 'city'], draw: ['duke'], coins: 3 });
  game.play('play:trading-ship', 'draw');
  expect(names(game.state.seats[0]!.hand)).toEqual(['city', 'duke']);
});
