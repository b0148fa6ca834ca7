import type { Basis } from './basis.ts';

/** What each bonus does is the rulebook's; where it lies on the track is reconstructed. */
export const SCORE_BONUSES = [
  { name: 'favours', at: 10 },
  { name: 'stone', at: 20 },
  { name: 'home', at: 30 },
  { name: 'beehive', at: 40 },
  { name: 'clearings', at: 50 },
  { name: 'skill', at: 60 },
] as const;
export const SCORE_BONUS_BASIS: { readonly effect: Basis; readonly at: Basis } = {
  effect: 'rulebook',
  at: 'reconstructed',
};
