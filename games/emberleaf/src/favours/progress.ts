import type { Seat } from '@crownleaf/engine';
import { favourCard } from '../components.ts';
import { sisterCount } from '../sister/compared.ts';
import { EMPTY, type Emberleaf } from '../state.ts';
import { countOf, countsOf } from './counts.ts';
import { favourLeaves, neighbourhoodsLike, touchingCount } from './evaluate.ts';
import type { Condition } from './vocabulary.ts';

/** How near a favour is to being fulfilled, from 0 to 1; a guess for bots, whose weights were learned with it. */
export function favourProgress(s: Emberleaf, seat: Seat, favour: number): number {
  return progress(s, seat, favour, () => HALF_WAY);
}

/** The same for people, who see the counts beside it. */
export function favourShare(s: Emberleaf, seat: Seat, favour: number): number {
  return progress(s, seat, favour, (condition) => counted(s, seat, condition));
}

/** For kinds of conditions of which there is no telling how near a seat is, but only how many it has. */
type Guess = (condition: Condition) => number;

function progress(s: Emberleaf, seat: Seat, favour: number, guess: Guess): number {
  const { condition, leaves } = favourCard(favour);
  if (condition.kind === 'per') return favourLeaves(s, seat, favour) / condition.max;
  if (favourLeaves(s, seat, favour) === leaves) return 1;
  return Math.min(0.9, towards(s, seat, condition, guess));
}

function counted(s: Emberleaf, seat: Seat, condition: Condition): number {
  switch (condition.kind) {
    case 'neighbourhoods':
      return share(neighbourhoodsLike(s, seat, condition), condition.n);
    case 'touching':
      return share(touchingCount(s, seat, condition.a, condition.b), condition.n);
    case 'atMost':
      return countOf(s, seat, condition.of) <= condition.n ? 1 : 0;
    case 'none':
      return countOf(s, seat, condition.of) === 0 ? 1 : 0;
    default:
      return 0;
  }
}

/** What the favour gives at best. */
export function favourMaximum(favour: number): number {
  const { condition, leaves } = favourCard(favour);
  return condition.kind === 'per' ? condition.max : leaves;
}

function towards(s: Emberleaf, seat: Seat, condition: Condition, guess: Guess): number {
  switch (condition.kind) {
    case 'atLeast':
      return share(countOf(s, seat, condition.of), condition.n);
    case 'equal': {
      const [a, b] = [countOf(s, seat, condition.a), countOf(s, seat, condition.b)];
      return share(Math.min(a, b), condition.min) / (1 + Math.abs(a - b) / 2);
    }
    case 'most':
      return share(countOf(s, seat, condition.of), mostOfOthers(s, seat, condition) + 1);
    case 'each': {
      const counts = countsOf(s, seat, condition.set);
      return counts.reduce((sum, count) => sum + share(count, condition.n), 0) / counts.length;
    }
    case 'some': {
      const counts = countsOf(s, seat, condition.set).toSorted((a, b) => b - a);
      const best = counts.slice(0, condition.members);
      return best.reduce((sum, count) => sum + share(count, condition.n), 0) / condition.members;
    }
    case 'both':
      return (
        condition.conditions.reduce((sum, each) => sum + towards(s, seat, each, guess), 0) / condition.conditions.length
      );
    default:
      return guess(condition);
  }
}

const HALF_WAY = 0.4;

/** In solo play the sister is the other one [EMBER-15.3]. */
function mostOfOthers(s: Emberleaf, seat: Seat, { of }: Extract<Condition, { kind: 'most' }>): number {
  if (s.table.difficulty !== EMPTY) return sisterCount(s, of);
  let most = 0;
  for (let other = 0; other < s.seats.length; other++) {
    if (other !== seat) most = Math.max(most, countOf(s, other, of));
  }
  return most;
}

function share(count: number, wanted: number): number {
  return Math.min(1, count / wanted);
}
