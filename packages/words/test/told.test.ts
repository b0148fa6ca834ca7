import { expect, test } from 'vitest';
import { folded, labels, toldTo } from '../src/index.ts';

const words = labels({
  'event.drew': '{who} draws {count, plural, one {# card} other {# cards}}.',
  'event.bought': '{seat} buys {card}',
  'event.bought.you': 'You buy {card}.',
  'event.looked.you': 'You look at {cards}.',
  'event.looked': '{who} looks.',
  'forced.play': '',
  'option.buy': 'Buy {what}',
  'what.gold': 'Gold',
});
const listener = (seat: number | undefined) => ({ seat, nameOf: (other: number) => `Seat ${other}` });
const at = { ply: 3, depth: 1 };
const drew = { ...at, kind: 'drew', pub: { seat: 1, count: 2 }, to: 1, priv: { cards: ['gold', 'gold'] } };

test.each([
  [0, 'Seat 1 draws 2 cards.'],
  [undefined, 'Seat 1 draws 2 cards.'],
  [1, 'Seat 1 (you) draws 2 cards: Gold ×2'],
])('seat %s reads of a draw of seat 1: %s', (seat, text) => {
  expect(toldTo(listener(seat), words, drew)).toEqual({ ply: 3, text });
});

test.each([
  [{ kind: 'bought', pub: { seat: 0, card: 'gold' } }, 'You buy Gold.'],
  [{ kind: 'bought', pub: { seat: 1, card: 'gold' } }, 'Seat 1 buys Gold'],
  [{ kind: 'looked', pub: { seat: 0 } }, 'Seat 0 (you) looks.'],
  [{ kind: 'town-burnt', pub: { seat: 1, by: 'gold', lost: 3 } }, 'Town burnt: Seat 1, by Gold, lost 3'],
  [{ kind: 'dawn', pub: {} }, 'Dawn'],
  [
    { kind: 'forced', pub: undefined, to: 0, priv: { seat: 0, decision: 'buy', option: 'buy:gold' } },
    'You have one choice: Buy Gold',
  ],
  [{ kind: 'forced', pub: undefined, to: 0, priv: { seat: 0, decision: 'buy', option: 'pass' } }, undefined],
  [{ kind: 'forced', pub: undefined, to: 0, priv: { seat: 0, decision: 'buy', option: 'play:gold' } }, undefined],
  [{ kind: 'forced', pub: undefined, to: 1, priv: { seat: 1, decision: 'buy', option: 'buy:gold' } }, undefined],
])('%j reads %s', (event, text) => {
  expect(toldTo(listener(0), words, { ...at, ...event })?.text).toBe(text);
});

test('what is done again and again is told once', () => {
  expect(folded(['a', 'b', 'a', 'b', 'a', 'c', 'c', 'd'])).toEqual(['a and b (2 times)', 'a', 'c (2 times)', 'd']);
});
