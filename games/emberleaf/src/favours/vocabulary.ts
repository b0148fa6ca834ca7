import type { Clearing } from '../../data/board.ts';
import type { BuildingType } from '../../data/buildings.ts';
import type { Resource } from '../../data/resources.ts';
import type { Villager } from '../../data/villagers.ts';

/** What a favour, of a player or of the sister, can count on a player. */
export const PLAIN_COUNTS = [
  'completedVillagerTracks',
  'clearingsWithVillager',
  'largestNeighbourhood',
  'neighbourhoods',
  'banners',
  'uniqueBanners',
  'heroCards',
  'favours',
  'fellowshipBuildings',
  'sharedBuildings',
  'trophies',
] as const;
export type PlainCount = (typeof PLAIN_COUNTS)[number];

export type Count =
  | { readonly what: PlainCount }
  | { readonly what: 'buildings'; readonly type?: BuildingType }
  | { readonly what: 'villagers'; readonly type?: Villager; readonly clearing?: Clearing }
  | { readonly what: 'resources'; readonly type?: Resource };

export const SETS = ['buildingTypes', 'villagerTypes', 'bannerTypes', 'clearings'] as const;
/** A set of things of which a favour wants some or each; of clearings the villagers there are counted. */
export type CountSet = (typeof SETS)[number];

export type Condition =
  | { readonly kind: 'atLeast' | 'atMost'; readonly n: number; readonly of: Count }
  | { readonly kind: 'none'; readonly of: Count }
  | { readonly kind: 'per'; readonly each: number; readonly of: Count; readonly max: number }
  | { readonly kind: 'equal'; readonly a: Count; readonly b: Count; readonly min: number }
  | { readonly kind: 'most'; readonly of: Count }
  | { readonly kind: 'each'; readonly n: number; readonly set: CountSet }
  | { readonly kind: 'some'; readonly members: number; readonly n: number; readonly set: CountSet }
  | { readonly kind: 'neighbourhoods'; readonly n: number; readonly types?: number; readonly size?: number }
  | { readonly kind: 'touching'; readonly n: number; readonly a: Neighbour; readonly b: Neighbour }
  | { readonly kind: 'both'; readonly conditions: readonly Condition[] };

/** What can touch: buildings of a type or villagers of a kind. */
export type Neighbour = BuildingType | Villager;

export function buildings(type?: BuildingType): Count {
  return type === undefined ? { what: 'buildings' } : { what: 'buildings', type };
}

export function villagers(type?: Villager): Count {
  return type === undefined ? { what: 'villagers' } : { what: 'villagers', type };
}

export function villagersIn(clearing: Clearing): Count {
  return { what: 'villagers', clearing };
}

export function resources(type?: Resource): Count {
  return type === undefined ? { what: 'resources' } : { what: 'resources', type };
}

export function plain(what: PlainCount): Count {
  return { what };
}

export function atLeast(n: number, of: Count): Condition {
  return { kind: 'atLeast', n, of };
}

export function atMost(n: number, of: Count): Condition {
  return { kind: 'atMost', n, of };
}

export function none(of: Count): Condition {
  return { kind: 'none', of };
}

/** So many leaves for each, up to a maximum. */
export function each(leaves: number, of: Count, max: number): Condition {
  return { kind: 'per', each: leaves, of, max };
}

export function equal(a: Count, b: Count, min: number): Condition {
  return { kind: 'equal', a, b, min };
}

export function most(of: Count): Condition {
  return { kind: 'most', of };
}

export function ofEach(n: number, set: CountSet): Condition {
  return { kind: 'each', n, set };
}

/** At least `n` in each of `members` of the set. */
export function ofSome(members: number, n: number, set: CountSet): Condition {
  return { kind: 'some', members, n, set };
}

/** So many neighbourhoods with at least so many building types, or of exactly this size. */
export function neighbourhoods(n: number, like: { readonly types: number } | { readonly size: number }): Condition {
  return { kind: 'neighbourhoods', n, ...like };
}

export function touching(n: number, a: Neighbour, b: Neighbour): Condition {
  return { kind: 'touching', n, a, b };
}

export function both(...conditions: readonly Condition[]): Condition {
  return { kind: 'both', conditions };
}
