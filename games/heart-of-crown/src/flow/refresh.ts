import { kindOf, turnUp } from '@crownleaf/engine';
import { IS_RANDOM, namesOf } from '../components.ts';
import { type C, table } from '../state.ts';

export const STACKS = 8;

/** [HOC-2.12] [HOC-8.14] Cards come from the top of the Supply pile until there are eight different stacks. */
export function refreshMarket(c: C): void {
  const { market, supply } = c.table;
  let stacks = stacksOf(market);
  if (stacks >= STACKS || supply.length === 0) return;
  const cards: number[] = [];
  while (stacks < STACKS && supply.length > 0) {
    turnUp(c, supply.length - 1, table.supply);
    const card = kindOf(supply.pop()!);
    if (market[card] === 0) stacks++;
    market[card]!++;
    cards.push(card);
  }
  c.tell?.('refreshed', { cards: namesOf(cards) });
}

export function stacksOf(market: readonly number[]): number {
  let stacks = 0;
  for (let card = 0; card < market.length; card++) if (IS_RANDOM[card] && market[card]! > 0) stacks++;
  return stacks;
}
