import { type Fact, reconstructed, rulebook } from './basis.ts';
import type { Place } from './places.ts';

export const REWARDS = ['citizens', 'buildings', 'book', 'ring', 'gold'] as const;
export type Reward = (typeof REWARDS)[number];

export interface FavorToken {
  readonly place: Place;
  readonly reward: Reward;
}

/** How much of each reward a token brings, and how many tokens a donation shows [EMARA-11.1, EMARA-11.5]. */
export const REWARD_AMOUNTS: { readonly [R in Reward]: Fact<number> } = {
  citizens: rulebook(3),
  buildings: rulebook(5),
  book: rulebook(1),
  ring: rulebook(1),
  gold: rulebook(1),
};
export const TOKENS_DRAWN: Fact<number> = rulebook(3);

/** The five rewards are the rulebook's, which place has which is reconstructed. */
export const FAVOR_TOKENS: readonly Fact<FavorToken>[] = [
  ...tokens('castle', ['citizens', 'book', 'gold']),
  ...tokens('cathedral', ['buildings', 'ring', 'gold']),
  ...tokens('market', ['buildings', 'book', 'ring']),
  ...tokens('construction-site', ['citizens', 'book', 'gold']),
];

function tokens(place: Place, rewards: readonly Reward[]): readonly Fact<FavorToken>[] {
  return rewards.map((reward) => reconstructed({ place, reward }));
}
