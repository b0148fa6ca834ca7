import type { BotGuide } from '@crownleaf/engine';
import type { mine, table } from '../state.ts';
import { features } from './features.ts';
import { plan } from './plan.ts';
import weights from './weights.json' with { type: 'json' };

/** What bots know about the game beyond its rules. */
export const guide: BotGuide<typeof table, typeof mine> = {
  features,
  weights,
  plan,
  levels: {
    page: { iterations: 1, spread: 0.05 },
    squire: { iterations: 4, spread: 0.01 },
    knight: { iterations: 12 },
    sovereign: { iterations: 32 },
  },
  lessons: [
    { seats: 2 },
    { seats: 3 },
    { seats: 2 },
    { seats: 4 },
    { seats: 2 },
    { seats: 1, options: { solo: 'campaign', building: 35 } },
    { seats: 2, options: { randomLayout: true } },
    { seats: 4 },
    { seats: 2, options: { fullSelection: true } },
    { seats: 1, options: { solo: 'campaign', building: 40 } },
    { seats: 3 },
    { seats: 1 },
    { seats: 2 },
    { seats: 1, options: { solo: 'campaign', building: 30 } },
  ],
};
