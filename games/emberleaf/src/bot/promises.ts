import { BUILDING_TYPES } from '../../data/buildings.ts';
import { FAVOUR_CARDS } from '../../data/favours.ts';
import { VILLAGERS } from '../../data/villagers.ts';
import { boardSpace, firstSpace, SPACES, TOUCHING } from '../board/board.ts';
import { FAVOUR_KINDS } from '../components.ts';
import type { Condition, Neighbour } from '../favours/vocabulary.ts';
import { EMPTY, type Fellowship, type Table } from '../state.ts';
import { AT, type Counts, countIn, PLACES_OF_SET, placeOfCount } from './counts.ts';

/** Favours as a search reads them: what they give now, and how many steps are missing for the rest. */
export interface Standing {
  readonly table: Table;
  readonly mine: Fellowship;
  readonly counts: Counts;
  /** All that a player must exceed to have the most: the other players, or the sister. */
  readonly rivals: readonly Counts[];
  readonly rivalCount: number;
}

/** So far off that nothing brings it back. */
export const LOST = 99;

type Missing = (look: Standing) => number;

interface Favour {
  readonly missing: Missing;
  readonly leaves: number;
  /** Of a favour that gives leaves for each: for each, of what, and at most. */
  readonly each: number;
  readonly of: number;
}

const PROMISES: readonly Favour[] = FAVOUR_CARDS.map(({ condition, leaves }) =>
  condition.kind === 'per'
    ? { missing: () => 0, leaves: condition.max, each: condition.each, of: placeOfCount(condition.of) }
    : { missing: compiled(condition), leaves, each: 0, of: 0 },
);
const FIRST = FAVOUR_KINDS[0]!;

/** What the favour gives at best. */
export function mostLeaves(favour: number): number {
  return PROMISES[favour - FIRST]!.leaves;
}

/** What it gives in this position. */
export function leavesNow(look: Standing, favour: number): number {
  const { missing, leaves, each, of } = PROMISES[favour - FIRST]!;
  if (each > 0) return Math.min(leaves, each * countIn(look.counts.row, of));
  return missing(look) === 0 ? leaves : 0;
}

/** Villagers, buildings, tokens or cards that are still missing for all of its leaves. */
export function stepsMissing(look: Standing, favour: number): number {
  const { missing, leaves, each, of } = PROMISES[favour - FIRST]!;
  return each > 0 ? Math.max(0, Math.ceil(leaves / each) - countIn(look.counts.row, of)) : missing(look);
}

function compiled(condition: Condition): Missing {
  switch (condition.kind) {
    case 'atLeast': {
      const [at, n] = [placeOfCount(condition.of), condition.n];
      return ({ counts: { row } }) => Math.max(0, n - countIn(row, at));
    }
    case 'atMost': {
      const [at, n] = [placeOfCount(condition.of), condition.n];
      return ({ counts: { row } }) => (countIn(row, at) > n ? LOST : 0);
    }
    case 'none': {
      const at = placeOfCount(condition.of);
      return ({ counts: { row } }) => (countIn(row, at) > 0 ? LOST : 0);
    }
    case 'per':
      throw new Error('leaves for each are no part of another condition');
    case 'equal': {
      const [a, b, least] = [placeOfCount(condition.a), placeOfCount(condition.b), condition.min];
      return ({ counts: { row } }) =>
        2 * Math.max(least, countIn(row, a), countIn(row, b)) - countIn(row, a) - countIn(row, b);
    }
    case 'most': {
      const at = placeOfCount(condition.of);
      return (look) => Math.max(0, mostOfRivals(look, at) + 1 - countIn(look.counts.row, at));
    }
    case 'each': {
      const [[first, count], n] = [PLACES_OF_SET[condition.set], condition.n];
      return ({ counts: { row } }) => fewest(row, first, count, n, count);
    }
    case 'some': {
      const [[first, count], { n, members }] = [PLACES_OF_SET[condition.set], condition];
      return ({ counts: { row } }) => fewest(row, first, count, n, members);
    }
    case 'neighbourhoods':
      return neighbourhoodsMissing(condition);
    case 'touching': {
      const { a, b, n } = condition;
      const [isA, isB] = [neighbourTest(a), neighbourTest(b)];
      return (look) => Math.max(0, n - touchingCount(look, isA, isB));
    }
    case 'both': {
      const parts = condition.conditions.map(compiled);
      return (look) => {
        let sum = 0;
        for (let i = 0; i < parts.length; i++) sum += parts[i]!(look);
        return sum;
      };
    }
  }
}

function mostOfRivals({ rivals, rivalCount }: Standing, at: number): number {
  let most = 0;
  for (let i = 0; i < rivalCount; i++) if (countIn(rivals[i]!.row, at) > most) most = countIn(rivals[i]!.row, at);
  return most;
}

const short: number[] = [];

/** What is missing for `n` in each of the `members` that are nearest to it. */
function fewest(row: Int32Array, first: number, count: number, n: number, members: number): number {
  for (let i = 0; i < count; i++) {
    const lacks = Math.max(0, n - countIn(row, first + i));
    let place = i;
    for (; place > 0 && short[place - 1]! > lacks; place--) short[place] = short[place - 1]!;
    short[place] = lacks;
  }
  let sum = 0;
  for (let i = 0; i < members; i++) sum += short[i]!;
  return sum;
}

function neighbourhoodsMissing({ n, types, size }: Extract<Condition, { kind: 'neighbourhoods' }>): Missing {
  if (types === undefined) {
    const at = AT.neighbourhoodsBySize + size!;
    return ({ counts: { row } }) => Math.max(0, n - countIn(row, at));
  }
  /** The richest ones count first, and each lacks what it has less than so many types. */
  return ({ counts: { row } }) => {
    let sum = 0;
    let left = n;
    for (let t = BUILDING_TYPES.length; t > 0 && left > 0; t--) {
      const taken = Math.min(left, countIn(row, AT.neighbourhoodsByTypes + t));
      sum += taken * Math.max(0, types - t);
      left -= taken;
    }
    return sum + left * types;
  };
}

type NeighbourTest = (look: Standing, space: number) => boolean;

function neighbourTest(kind: Neighbour): NeighbourTest {
  const villager = (VILLAGERS as readonly string[]).indexOf(kind);
  if (villager >= 0) return ({ mine }, space) => mine.homes[space] === villager;
  const type = (BUILDING_TYPES as readonly string[]).indexOf(kind);
  return ({ mine, table }, space) => mine.homes[space] !== EMPTY && table.tiles[space] === type;
}

function touchingCount(look: Standing, isA: NeighbourTest, isB: NeighbourTest): number {
  let count = 0;
  for (let space = 0; space < SPACES.length; space++) {
    if (!isA(look, space)) continue;
    const first = firstSpace(boardSpace(space).clearing);
    for (let bits = TOUCHING[space]!; bits !== 0; bits &= bits - 1) {
      if (!isB(look, first + 31 - Math.clz32(bits & -bits))) continue;
      count++;
      break;
    }
  }
  return count;
}
