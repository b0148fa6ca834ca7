import { kindOf, type ScoreLine, type Seat } from '@crownleaf/engine';
import { cardOf } from './components.ts';
import type { MiniDom } from './state.ts';

export function scoreLines(s: MiniDom, seat: Seat): readonly ScoreLine[] {
  return [{ label: 'score.cards', points: pointsOf(s, seat), rule: 'MINI-3.2' }];
}

function pointsOf(s: MiniDom, seat: Seat): number {
  const { draw, hand, discard, field } = s.seats[seat]!;
  return [draw, hand, discard, field].flat().reduce((sum, card) => sum + cardOf(kindOf(card)).points, 0);
}
