import type { BotGuide, Lesson } from '@crownleaf/engine';
import { DIFFICULTIES } from '../data/sister.ts';
import { features } from './bot/features.ts';
import { rollout } from './bot/rollout.ts';
import type { mine, table } from './state.ts';

export const LESSONS: readonly Lesson[] = [
  { seats: 2 },
  { seats: 4 },
  { seats: 1 },
  { seats: 2, options: { decks: 'random' } },
  { seats: 3 },
  { seats: 1, options: { decks: 'random' } },
  { seats: 2 },
  { seats: 5 },
  ...DIFFICULTIES.filter((difficulty) => difficulty !== 'medium').map((difficulty) => ({
    seats: 1,
    options: { difficulty, decks: 'random' },
  })),
];

/** What bots that search are told of the game. */
export const guide: BotGuide<typeof table, typeof mine> = {
  features,
  horizon: 'turn',
  rollout,
  lessons: LESSONS,
};
