import type { ScoreLine, Seat } from '@crownleaf/engine';
import { COIN, POINTS } from './components.ts';
import type { Skeleton } from './state.ts';

export function score(s: Skeleton, seat: Seat): readonly ScoreLine[] {
  const { points, coins } = s.seats[seat]!;
  return [
    { label: 'score.banked', points, rule: 'SKELETON-4.2' },
    { label: 'score.coins', points: coins * POINTS[COIN]!, rule: 'SKELETON-3.1' },
  ];
}
