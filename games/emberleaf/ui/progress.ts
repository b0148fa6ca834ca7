import { itemAt, type Seat } from '@crownleaf/engine';
import { say } from '@crownleaf/ui';
import type { Labels } from '@crownleaf/words';
import { CLEARINGS } from '../data/board.ts';
import { BUILDING_TYPES } from '../data/buildings.ts';
import { BANNERS } from '../data/dangers.ts';
import { VILLAGERS } from '../data/villagers.ts';
import { favourCard } from '../src/components.ts';
import { countOf, countsOf } from '../src/favours/counts.ts';
import { favourLeaves, neighbourhoodsLike, touchingCount } from '../src/favours/evaluate.ts';
import { favourMaximum, favourShare } from '../src/favours/progress.ts';
import type { Condition, Count, CountSet } from '../src/favours/vocabulary.ts';
import { sisterCount } from '../src/sister/compared.ts';
import type { Emberleaf } from '../src/state.ts';
import { isSolo } from './look.ts';

/** How a favour stands: what it gives now and at best, how far it is, and what is missing, in words. */
export interface Standing {
  readonly now: number;
  readonly best: number;
  readonly done: boolean;
  readonly share: number;
  readonly tally: string;
}

export function favourStanding(s: Emberleaf, seat: Seat, favour: number, words: Labels): Standing {
  const { condition } = favourCard(favour);
  const now = favourLeaves(s, seat, favour);
  const best = favourMaximum(favour);
  return {
    now,
    best,
    done: now === best,
    share: favourShare(s, seat, favour),
    tally: tallyOf(s, seat, condition, words),
  };
}

const MEMBERS: { readonly [set in CountSet]: readonly string[] } = {
  buildingTypes: BUILDING_TYPES,
  villagerTypes: VILLAGERS,
  bannerTypes: BANNERS,
  clearings: CLEARINGS,
};

function tallyOf(s: Emberleaf, seat: Seat, condition: Condition, words: Labels): string {
  switch (condition.kind) {
    case 'atLeast':
      return say(words, 'tally.of', { have: countOf(s, seat, condition.of), n: condition.n });
    case 'atMost':
      return say(words, 'tally.atMost', { have: countOf(s, seat, condition.of), n: condition.n });
    case 'none':
      return say(words, 'tally.atMost', { have: countOf(s, seat, condition.of), n: 0 });
    case 'per':
      return say(words, 'tally.each', { have: countOf(s, seat, condition.of), each: condition.each });
    case 'equal':
      return say(words, 'tally.equal', {
        a: countOf(s, seat, condition.a),
        b: countOf(s, seat, condition.b),
        min: condition.min,
      });
    case 'most':
      return say(words, 'tally.most', {
        have: countOf(s, seat, condition.of),
        most: mostOfOthers(s, seat, condition.of),
      });
    case 'each':
    case 'some':
      return setTally(s, seat, condition, words);
    case 'neighbourhoods':
      return say(words, 'tally.of', { have: neighbourhoodsLike(s, seat, condition), n: condition.n });
    case 'touching':
      return say(words, 'tally.of', { have: touchingCount(s, seat, condition.a, condition.b), n: condition.n });
    case 'both':
      return condition.conditions.map((each) => tallyOf(s, seat, each, words)).join(' · ');
  }
}

function setTally(
  s: Emberleaf,
  seat: Seat,
  condition: Extract<Condition, { kind: 'each' | 'some' }>,
  words: Labels,
): string {
  const counts = countsOf(s, seat, condition.set);
  const met = counts.filter((count) => count >= condition.n).length;
  const wanted = condition.kind === 'some' ? condition.members : counts.length;
  const missing = MEMBERS[condition.set].filter((_, i) => itemAt(counts, i) < condition.n);
  if (condition.kind === 'some' || missing.length > 2) return say(words, 'tally.set', { met, wanted });
  if (missing.length === 0) return say(words, 'tally.set', { met, wanted });
  return say(words, 'tally.missing', { met, wanted, missing: missing.map((name) => words.what(name)).join(', ') });
}

function mostOfOthers(s: Emberleaf, seat: Seat, of: Count): number {
  if (isSolo(s)) return sisterCount(s, of);
  return Math.max(0, ...s.seats.flatMap((_, other) => (other === seat ? [] : [countOf(s, other, of)])));
}
