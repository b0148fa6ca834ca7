import type { BotGuide } from '@crownleaf/engine';
import type { mine, table } from '../state.ts';
import { features } from './features.ts';
import { lessons } from './lessons.ts';
import { levels } from './levels.ts';
import { prior } from './prior.ts';
import { taster } from './taster.ts';
import weights from './weights.json' with { type: 'json' };

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
