import { playthroughDiffers } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { emberleaf } from '../src/game.ts';

const players = emberleaf.policies ?? [];

test('a whole game of two goes as it is written down', () => {
  const file = new URL('./playthroughs/two-players.txt', import.meta.url);
  expect(playthroughDiffers(file, emberleaf, { seats: 2, seed: 'emberleaf', players })).toBeUndefined();
}, 60_000);

test('a whole solo game goes as it is written down', () => {
  const file = new URL('./playthroughs/solo.txt', import.meta.url);
  const options = { difficulty: 'medium' };
  expect(playthroughDiffers(file, emberleaf, { seats: 1, seed: 'emberleaf', players, options })).toBeUndefined();
}, 60_000);
