import { type Fact, rulebook } from './basis.ts';

/** The nine cards that every player has once ([EMARA-5.1] to [EMARA-5.5]). */
export const ACTION_CARDS = ['wood', 'stone', 'cloth', 'grain', 'ring', 'trade', 'move', 'discount', 'town'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const CARDS_IN_HAND: Fact<number> = rulebook(3);
/** A take card brings so many of its good [EMARA-5.1]. */
export const TAKEN: Fact<number> = rulebook(1);
/** Resources for gold [EMARA-5.2]: the small trade, then the large one. */
export const TRADES: readonly [small: Fact<Trade>, large: Fact<Trade>] = [
  rulebook({ resources: 1, gold: 1 }),
  rulebook({ resources: 3, gold: 2 }),
];
export interface Trade {
  readonly resources: number;
  readonly gold: number;
}
/** Steps of the move card [EMARA-5.3], and resources that the discount card saves [EMARA-5.4]. */
export const MOVE_STEPS: Fact<number> = rulebook(1);
export const DISCOUNT: Fact<number> = rulebook(1);
