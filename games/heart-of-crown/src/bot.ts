import type { BotGuide } from '@crownleaf/engine';
import { features } from './bot/features.ts';
import { lessons } from './bot/lessons.ts';
import { levels } from './bot/levels.ts';
import { prior } from './bot/prior.ts';
import { taster } from './bot/taster.ts';
import weights from './bot/weights.json' with { type: 'json' };
import type { mine, table } from './state.ts';

/** How bots that search judge this game. */
export const guide: BotGuide<typeof table, typeof mine> = {
  features,
  weights,
  prior,
  // What an option looks like depends on the hand that is drawn after it.
  firstSight: 0.1,
  levels,
  teacher: taster(),
  lessons,
};
