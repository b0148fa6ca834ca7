import { type Scenario, scenario } from '@crownleaf/testkit';
import { skeleton } from '../src/game.ts';
import type { Skeleton } from '../src/state.ts';

/** A game for two in which these cards are drawn, in this order. */
export function drawing(...cards: readonly string[]): Scenario<Skeleton> {
  return scenario<Skeleton>(skeleton, { seats: 2, position: { table: { pack: { top: cards } } } });
}
