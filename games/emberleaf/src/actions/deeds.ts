import { DEEDS, type Deed } from '../effects/vocabulary.ts';
import type { C } from '../state.ts';

/** Only what the active player does within one of his own actions counts for ongoing skills [EMBER-16.21]. */
export function countDeed(c: C, deed: Deed, count: number): void {
  const { table } = c;
  if (table.inAction === 1 && c.who === table.active) table.deeds[DEEDS.indexOf(deed)]! += count;
}
