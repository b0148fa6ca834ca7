import { conforms, refuseEverything } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { skeleton } from '../src/game.ts';

test('does all that the engine asks of a game', () => {
  expect(conforms(skeleton, { options: [{}, { rounds: 1 }] }).games).toBe(30);
});

test('says why it refuses an answer, whatever is asked', () => {
  refuseEverything(skeleton, { positions: 200 }, ({ message }) => expect(message).not.toMatch(/undefined/));
});
