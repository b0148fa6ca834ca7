import type { BotLevel } from '@crownleaf/engine';

/** Weakest first: how many worlds each deals for a decision, and how far from the best it may stray. */
export const levels: { readonly [level: string]: BotLevel } = {
  page: { iterations: 24, spread: 0.13 },
  squire: { iterations: 32, spread: 0.04 },
  knight: { iterations: 300, spread: 0.018 },
  sovereign: { iterations: 900 },
};
