import type { Seat } from '@crownleaf/engine';
import { BUILDING_TYPES, type BuildingType } from '../../data/buildings.ts';
import { VILLAGERS, type Villager } from '../../data/villagers.ts';
import { firstSpace, SPACES } from '../board/board.ts';
import { bitCount, eachNeighbourhood, typesIn } from '../board/villages.ts';
import { favourCard } from '../components.ts';
import { sisterCount } from '../sister/compared.ts';
import { EMPTY, type Emberleaf, seatOf } from '../state.ts';
import { countOf, countsOf } from './counts.ts';
import type { Condition, Count, Neighbour } from './vocabulary.ts';

/** What a favour gives its owner in this position [EMBER-15.1]. */
export function favourLeaves(s: Emberleaf, seat: Seat, favour: number): number {
  const { leaves, condition } = favourCard(favour);
  if (condition.kind === 'per') return Math.min(condition.max, condition.each * countOf(s, seat, condition.of));
  return isFulfilled(s, seat, condition) ? leaves : 0;
}

export function allFavourLeaves(s: Emberleaf, seat: Seat): number {
  return seatOf(s, seat).favours.reduce((sum, favour) => sum + favourLeaves(s, seat, favour), 0);
}

function isFulfilled(s: Emberleaf, seat: Seat, condition: Condition): boolean {
  switch (condition.kind) {
    case 'atLeast':
      return countOf(s, seat, condition.of) >= condition.n;
    case 'atMost':
      return countOf(s, seat, condition.of) <= condition.n;
    case 'none':
      return countOf(s, seat, condition.of) === 0;
    case 'per':
      return countOf(s, seat, condition.of) > 0;
    case 'equal': {
      const count = countOf(s, seat, condition.a);
      return count >= condition.min && count === countOf(s, seat, condition.b);
    }
    case 'most':
      return hasMost(s, seat, condition.of);
    case 'each':
      return countsOf(s, seat, condition.set).every((count) => count >= condition.n);
    case 'some':
      return countsOf(s, seat, condition.set).filter((count) => count >= condition.n).length >= condition.members;
    case 'neighbourhoods':
      return neighbourhoodsLike(s, seat, condition) >= condition.n;
    case 'touching':
      return touchingCount(s, seat, condition.a, condition.b) >= condition.n;
    case 'both':
      return condition.conditions.every((each) => isFulfilled(s, seat, each));
  }
}

/** Strictly more than every other player, and in solo play than the sister [EMBER-15.3]. */
function hasMost(s: Emberleaf, seat: Seat, of: Count): boolean {
  const count = countOf(s, seat, of);
  if (s.table.difficulty !== EMPTY) return count > sisterCount(s, of);
  return s.seats.every((_, other) => other === seat || countOf(s, other, of) < count);
}

export function neighbourhoodsLike(s: Emberleaf, seat: Seat, like: { types?: number; size?: number }): number {
  let count = 0;
  eachNeighbourhood(seatOf(s, seat).homes, (clearing, group) => {
    const fits =
      like.types === undefined ? bitCount(group) === like.size : typesIn(s.table.tiles, clearing, group) >= like.types;
    if (fits) count++;
  });
  return count;
}

/** Own things of kind a next to at least one own thing of kind b [EMBER-15.15]. */
export function touchingCount(s: Emberleaf, seat: Seat, a: Neighbour, b: Neighbour): number {
  const { homes } = seatOf(s, seat);
  const isKind = (space: number, kind: Neighbour): boolean =>
    homes[space] !== EMPTY &&
    (isVillager(kind)
      ? homes[space] === VILLAGERS.indexOf(kind)
      : s.table.tiles[space] === BUILDING_TYPES.indexOf(kind));
  return SPACES.filter(
    ({ clearing, touching }, space) =>
      isKind(space, a) &&
      SPACES.some(
        (other, i) => other.clearing === clearing && (touching >> (i - firstSpace(clearing))) & 1 && isKind(i, b),
      ),
  ).length;
}

function isVillager(kind: BuildingType | Villager): kind is Villager {
  return (VILLAGERS as readonly string[]).includes(kind);
}
