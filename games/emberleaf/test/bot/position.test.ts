import { faceUp, kindOf } from '@crownleaf/engine';
import { describe, expect, test } from 'vitest';
import { FAVOUR_CARDS } from '../../data/favours.ts';
import { PLACES_OF_SET, placeOfCount } from '../../src/bot/counts.ts';
import { Position } from '../../src/bot/position.ts';
import { leavesNow, mostLeaves, stepsMissing } from '../../src/bot/promises.ts';
import { ADVANCED_FAVOUR_KINDS, BASIC_FAVOUR_KINDS, FAVOUR_KINDS } from '../../src/components.ts';
import { countOf, countsOf } from '../../src/favours/counts.ts';
import { allFavourLeaves, favourLeaves } from '../../src/favours/evaluate.ts';
import { favourMaximum } from '../../src/favours/progress.ts';
import type { Condition, Count } from '../../src/favours/vocabulary.ts';
import { SETS } from '../../src/favours/vocabulary.ts';
import { sisterLines } from '../../src/score.ts';
import { sisterScore } from '../../src/sister/score.ts';
import type { Emberleaf } from '../../src/state.ts';
import { randomVillage } from '../random-villages.ts';

const villages: readonly Emberleaf[] = Array.from(
  { length: 120 },
  (_, seed) => randomVillage(5000 + seed, 1 + (seed % 5)).state,
);

function read(s: Emberleaf, seat: number): Position {
  const position = new Position();
  position.read(s, seat);
  return position;
}

const each = (check: (s: Emberleaf, seat: number, p: Position) => void): void => {
  for (const s of villages) for (let seat = 0; seat < s.seats.length; seat++) check(s, seat, read(s, seat));
};

function countsIn(condition: Condition): readonly Count[] {
  if (condition.kind === 'both') return condition.conditions.flatMap(countsIn);
  if (condition.kind === 'equal') return [condition.a, condition.b];
  return 'of' in condition ? [condition.of] : [];
}

describe('a position read at once is what the rules say', () => {
  test('about all that favours count', () => {
    const counts = FAVOUR_CARDS.flatMap(({ condition }) => countsIn(condition));
    each((s, seat, { me }) => {
      for (const of of counts) expect(me.counts.row[placeOfCount(of)]).toBe(countOf(s, seat, of));
      for (const set of SETS) {
        const [first, count] = PLACES_OF_SET[set];
        expect([...me.counts.row.subarray(first, first + count)]).toEqual([...countsOf(s, seat, set)]);
      }
    });
  });

  test('about the leaves of each favour, and nothing is missing exactly where it gives all of them', () => {
    each((s, seat, { me }) => {
      for (const favour of FAVOUR_KINDS) {
        const leaves = favourLeaves(s, seat, favour);
        expect(leavesNow(me, favour)).toBe(leaves);
        expect(stepsMissing(me, favour) === 0).toBe(leaves === favourMaximum(favour));
        expect(mostLeaves(favour)).toBe(favourMaximum(favour));
      }
    });
  });

  test('about what each seat has', () => {
    each((s, _, { prospects }) => {
      for (let seat = 0; seat < s.seats.length; seat++) {
        expect(prospects[seat]!.favours).toBe(allFavourLeaves(s, seat));
        expect(prospects[seat]!.total).toBe(s.seats[seat]!.score + allFavourLeaves(s, seat));
      }
    });
  });

  test('about the sister, once her building cards are turned up', () => {
    const alone = villages.filter((s) => s.seats.length === 1).map((s) => structuredClone(s));
    for (const [i, s] of alone.entries()) {
      const all = [...BASIC_FAVOUR_KINDS, ...ADVANCED_FAVOUR_KINDS];
      s.table.sisterFavours = all.filter((_, k) => (i + k) % 4 === 0);
      s.table.sisterBuildings = s.table.sisterBuildings.map((entry) => faceUp(kindOf(entry)));
      expect(read(s, 0).sisterTotal).toBe(sisterScore(s));
      expect(sisterLines(s).reduce((sum, { points }) => sum + points, 0)).toBe(sisterScore(s));
      expect(read(s, 0).rivalTotal).toBe(sisterScore(s));
    }
  });
});

test('hope lies between what a favour gives and what it may give, and goes with time', () => {
  each((_, __, { me }) => {
    me.weighFavours(1);
    const early = me.hope;
    me.weighFavours(0);
    expect(me.hope).toBeGreaterThanOrEqual(me.favours);
    expect(early).toBeGreaterThanOrEqual(me.hope);
    expect(early).toBeLessThanOrEqual(me.mine.favours.reduce((sum, favour) => sum + mostLeaves(favour), 0));
  });
});
