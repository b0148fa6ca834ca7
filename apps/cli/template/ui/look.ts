import { useTable } from '@crownleaf/ui';
import { CARDS, type CardData } from '../data/cards.ts';
import type { SkeletonView } from '../src/state.ts';

/** `useTable` for this game's views. */
export const useGameTable = useTable<SkeletonView>;

export function findCard(name: string): CardData | undefined {
  return CARDS.find((card) => card.name === name);
}

/** What the row would bring if it were banked. */
export function rowPoints({ table }: SkeletonView): number {
  return table.row.reduce((sum, card) => sum + (CARDS[card]?.points ?? 0), 0);
}
