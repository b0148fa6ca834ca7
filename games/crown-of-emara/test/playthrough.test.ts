import { playthroughDiffers } from '@crownleaf/testkit';
import { expect, test } from 'vitest';
import { crownOfEmara } from '../src/game.ts';

const players = crownOfEmara.policies ?? [];
const SLOW = 30_000;

test('a game of two reads as it did', { timeout: SLOW }, () => {
  const file = new URL('./playthroughs/two-players.txt', import.meta.url);
  expect(playthroughDiffers(file, crownOfEmara, { seats: 2, seed: 'two players', players })).toBeUndefined();
});

test('a campaign game reads as it did', { timeout: SLOW }, () => {
  const file = new URL('./playthroughs/solo-campaign.txt', import.meta.url);
  const options = { solo: 'campaign', building: 40 };
  expect(playthroughDiffers(file, crownOfEmara, { seats: 1, seed: 'solo campaign', options, players })).toBeUndefined();
});
