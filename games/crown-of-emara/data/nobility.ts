import { type Fact, reconstructed } from './basis.ts';

export const RANKS = ['baron', 'count', 'prince', 'marquess', 'duke'] as const;
export type Rank = (typeof RANKS)[number];

export interface RankCards {
  readonly rings: Fact<number>;
  readonly gold: Fact<number>;
  /** Citizen points of the four cards, from the top of the stack to its bottom. */
  readonly points: Fact<readonly [number, number, number, number]>;
}

/** [EMARA-8.4] to [EMARA-8.8]. */
export const NOBILITY: { readonly [R in Rank]: RankCards } = {
  baron: { rings: reconstructed(1), gold: reconstructed(0), points: reconstructed([5, 4, 3, 2]) },
  count: { rings: reconstructed(1), gold: reconstructed(1), points: reconstructed([8, 7, 6, 5]) },
  prince: { rings: reconstructed(1), gold: reconstructed(2), points: reconstructed([11, 10, 9, 8]) },
  marquess: { rings: reconstructed(2), gold: reconstructed(1), points: reconstructed([14, 13, 12, 11]) },
  duke: { rings: reconstructed(2), gold: reconstructed(2), points: reconstructed([18, 17, 16, 15]) },
};
