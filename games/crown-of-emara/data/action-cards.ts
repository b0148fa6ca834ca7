import { type Fact, rulebook } from './basis.ts';

/** The nine cards that every player has once (EMARA-5.1 to EMARA-5.5). */
export const ACTION_CARDS = ['wood', 'stone', 'cloth', 'grain', 'ring', 'trade', 'move', 'discount', 'town'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const CARDS_IN_HAND: Fact<number> = rulebook(3);
