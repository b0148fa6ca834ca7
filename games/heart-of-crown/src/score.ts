import type { ScoreLine, Seat } from '@crownleaf/engine';
import { type Card, IS_TERRITORY, pointsOn } from './components.ts';
import { successionPoints } from './effects/verbs/domain.ts';
import { CROWNED, type HeartOfCrown, seatOf } from './state.ts';

/** [HOC-11.1] */
export function scoreLines(s: HeartOfCrown, seat: Seat): readonly ScoreLine[] {
  const { princess, domain, counters } = seatOf(s, seat);
  return [
    line('score.princess', sum(princess)),
    line('score.territories', sum(domain.filter((card) => IS_TERRITORY[card]))),
    line('score.set', sum(domain.filter((card) => !IS_TERRITORY[card]))),
    line('score.counters', counters),
  ];
}

function line(label: string, points: number): ScoreLine {
  return { label, points, rule: 'HOC-11.1' };
}

function sum(cards: readonly Card[]): number {
  return cards.reduce((points, card) => points + pointsOn(card), 0);
}

/** [HOC-11.18] One winner of a coronation, the best of a Judgment; all others share the next place. */
export function ranking(s: HeartOfCrown): readonly number[] {
  const winners = s.table.ending === CROWNED ? [s.table.winner] : mostPoints(s);
  return s.seats.map((_, seat) => (winners.includes(seat) ? 1 : 1 + winners.length));
}

/** [HOC-11.15] [HOC-11.16] */
function mostPoints(s: HeartOfCrown): readonly Seat[] {
  const seats = [...s.seats.keys()].filter((seat) => seatOf(s, seat).out === 0);
  const most = Math.max(...seats.map((seat) => successionPoints(s, seat)));
  return seats.filter((seat) => successionPoints(s, seat) === most);
}
