import type { Basis } from './basis.ts';

const BASIS: { readonly effect: Basis; readonly at: Basis } = { effect: 'rulebook', at: 'reconstructed' };

/** In the order in which they lie on the track. */
export const SCORE_BONUSES = [
  { name: 'favours', at: 10, basis: BASIS },
  { name: 'stone', at: 20, basis: BASIS },
  { name: 'home', at: 30, basis: BASIS },
  { name: 'beehive', at: 40, basis: BASIS },
  { name: 'clearings', at: 50, basis: BASIS },
  { name: 'skill', at: 60, basis: BASIS },
] as const;
