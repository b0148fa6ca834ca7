import { playthroughDiffers } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { skeleton } from '../src/game.ts';

test('a whole game goes as it is written down', () => {
  const file = new URL('./playthroughs/random.txt', import.meta.url);
  expect(playthroughDiffers(file, skeleton, { seats: 2, seed: 'first' })).toBeUndefined();
});
