import { expect, test } from 'vitest';
import { prose } from '../src/play/log.ts';

test('what one seat does in a row names it once', () => {
  const told = ['Seat 1 wakes.', 'Seat 1 eats', 'The sun rises.', 'Seat 10 sleeps.', 'You smile.'];
  expect(
    prose(
      told.map((text) => ({ ply: 0, text })),
      80,
    ),
  ).toEqual(['  Seat 1 wakes; eats.', '  The sun rises.', '  Seat 10 sleeps.', '  You smile.']);
});
