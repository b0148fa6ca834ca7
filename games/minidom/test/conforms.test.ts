import { conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { minidom } from '../src/game.ts';

test('MiniDom does all that the engine asks of a game', () => {
  expect(conforms(minidom, { games: 20 }).games).toBe(20);
});
