import { conforms } from '@crownleaf/testkit';
import { describe, expect, test } from 'vitest';
import { crownOfEmara } from '../src/game.ts';

const SLOW = 60_000;
const VARIANTS = [{}, { randomLayout: true }, { fullSelection: true }, { randomLayout: true, fullSelection: true }];

describe('random games keep every promise that the engine asks for', () => {
  for (const seats of [1, 2, 3, 4]) {
    test(`with ${seats} seats, in every variant`, { timeout: SLOW }, () => {
      expect(conforms(crownOfEmara, { seats: [seats], options: VARIANTS, games: 2 }).games).toBe(VARIANTS.length * 2);
    });
  }

  test('in campaigns and from every kind of building start', { timeout: SLOW }, () => {
    const solo = [
      { solo: 'campaign', building: 0 },
      { solo: 'campaign', fullSelection: true },
      { start: 'first-game' },
    ];
    conforms(crownOfEmara, { seats: [1], options: solo, games: 2 });
    conforms(crownOfEmara, { seats: [2, 4], options: [{ start: 'agreed', building: 104 }], games: 1 });
  });
});
