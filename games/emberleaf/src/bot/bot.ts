import type { BotGuide, BotLevel, Lesson } from '@crownleaf/engine';
import { DIFFICULTIES } from '../../data/sister.ts';
import type { mine, table } from '../state.ts';
import { features } from './features.ts';
import { plan } from './plan.ts';
import { rollout } from './rollout.ts';
import weights from './weights.json' with { type: 'json' };

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

/** Weaker bots think less and take what is nearly as good. */
const LEVELS: { readonly [level: string]: BotLevel } = {
  page: { iterations: 2, spread: 0.03 },
  squire: { iterations: 8, spread: 0.005 },
  knight: { iterations: 24 },
  sovereign: { iterations: 24, turns: 2 },
};

/** What bots that search are told of the game. */
export const guide: BotGuide<typeof table, typeof mine> = {
  features,
  weights,
  plan,
  horizon: 'turn',
  rollout,
  levels: LEVELS,
  lessons: LESSONS,
};
