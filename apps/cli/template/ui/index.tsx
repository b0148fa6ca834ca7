import type { GameTable } from '@crownleaf/ui';
import type { SkeletonView } from '../src/state.ts';
import { Details, Thing } from './card.tsx';
import { flights } from './flights.ts';
import { findCard } from './look.ts';
import { SkeletonTable } from './table.tsx';

export const table: GameTable<SkeletonView> = {
  Table: SkeletonTable,
  Thing,
  Details,
  isThing: (name) => findCard(name)?.type === 'effect',
  flights,
  standing: ({ seats }, seat) => `${seats[seat]?.points ?? 0} points`,
};
