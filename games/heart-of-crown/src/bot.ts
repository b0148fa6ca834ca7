import type { BotGuide } from '@crownleaf/engine';
import { features } from './bot/features.ts';
import { lessons } from './bot/lessons.ts';
import { taster } from './bot/taster.ts';
import type { mine, table } from './state.ts';

/** How bots that search judge this game. */
export const guide: BotGuide<typeof table, typeof mine> = { features, teacher: taster(), lessons };
