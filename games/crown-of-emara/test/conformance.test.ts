import { conforms } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { crownOfEmara } from '../src/game.ts';

const VARIANTS = [
  {},
  { randomLayout: true },
  { fullSelection: true },
  { randomLayout: true, fullSelection: true },
] as const;

test('random games of 1 to 4 players keep every promise, in every variant', () => {
  const { games } = conforms(crownOfEmara, { options: VARIANTS, games: 2 });
  expect(games).toBe(4 * VARIANTS.length * 2);
});

test('so do campaign games and games from agreed and first-game starts', () => {
  const solo = [
    { solo: 'campaign', building: 0 },
    { solo: 'campaign', fullSelection: true },
  ];
  conforms(crownOfEmara, { seats: [1], options: solo, games: 2 });
  conforms(crownOfEmara, { options: [{ start: 'agreed', building: 104 }, { start: 'first-game' }], games: 1 });
});
