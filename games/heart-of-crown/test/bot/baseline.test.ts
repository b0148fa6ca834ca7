import type { Policy } from '@crownleaf/engine';
import { expect, test } from 'vitest';
import { SET_NAMES } from '../../data/sets.ts';
import { baseline } from '../../src/bot/baseline.ts';
import { heartOfCrown } from '../../src/game.ts';
import { playOut } from '../play-out.ts';

const random: Policy = { name: 'random', choose: (ask) => ask.options[ask.random(ask.options.length)]! };

test.each(SET_NAMES)('baseline players finish in a sensible time with the set %s', (set) => {
  const turns = [2, 3, 4].flatMap((seats) => {
    return Array.from({ length: 6 }, (_, seed) => playOut(Array(seats).fill(baseline), set, seed).state.turn / seats);
  });
  const mean = turns.reduce((sum, n) => sum + n, 0) / turns.length;
  expect(mean).toBeGreaterThan(10);
  expect(mean).toBeLessThan(25);
});

test('the baseline beats random players', () => {
  const games = SET_NAMES.flatMap((set) => {
    return Array.from({ length: 10 }, (_, seed) => {
      const first = seed % 2 === 0;
      const { state } = playOut(first ? [baseline, random] : [random, baseline], set, seed);
      return heartOfCrown.ranking(state)[first ? 0 : 1] === 1;
    });
  });
  expect(games.filter((won) => won).length / games.length).toBeGreaterThan(0.95);
});
