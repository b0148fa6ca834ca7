import { type Fact, reconstructed } from './basis.ts';
import type { Place } from './places.ts';

export const REWARDS = ['citizens', 'buildings', 'book', 'ring', 'gold'] as const;
export type Reward = (typeof REWARDS)[number];

export interface FavorToken {
  readonly place: Place;
  readonly reward: Reward;
}

/** The five rewards are the rulebook's: 3 citizen points, 5 building points, one good. The pairing is reconstructed. */
export const FAVOR_TOKENS: readonly Fact<FavorToken>[] = [
  ...tokens('castle', ['citizens', 'book', 'gold']),
  ...tokens('cathedral', ['buildings', 'ring', 'gold']),
  ...tokens('market', ['buildings', 'book', 'ring']),
  ...tokens('construction-site', ['citizens', 'book', 'gold']),
];

function tokens(place: Place, rewards: readonly Reward[]): readonly Fact<FavorToken>[] {
  return rewards.map((reward) => reconstructed({ place, reward }));
}
