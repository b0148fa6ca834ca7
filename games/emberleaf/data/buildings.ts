import type { Basis } from './basis.ts';
import type { Amounts } from './resources.ts';

export const BUILDING_TYPES = ['house', 'boat-house', 'windmill', 'market', 'town-hall'] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];

export interface GeneralBuilding {
  readonly type: BuildingType;
  readonly copies: number;
  readonly cost: Amounts;
  readonly basis: { readonly copies: Basis; readonly cost: Basis };
}

const GENERAL_BASIS = { copies: 'rulebook', cost: 'reconstructed' } as const;

/** In the order of `BUILDING_TYPES`. */
export const GENERAL_BUILDINGS: readonly GeneralBuilding[] = [
  { type: 'house', copies: 10, cost: [3, 1, 0, 0], basis: GENERAL_BASIS },
  { type: 'boat-house', copies: 10, cost: [2, 2, 0, 0], basis: GENERAL_BASIS },
  { type: 'windmill', copies: 10, cost: [1, 3, 0, 0], basis: GENERAL_BASIS },
  { type: 'market', copies: 10, cost: [0, 1, 2, 0], basis: GENERAL_BASIS },
  { type: 'town-hall', copies: 10, cost: [1, 0, 2, 0], basis: GENERAL_BASIS },
];

export const SLOTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Slot = (typeof SLOTS)[number];

/** A tile of a player's own. Its bonus is the rulebook's and stands in the code of what it unlocks. */
export interface FellowshipTile {
  readonly slot: Slot;
  readonly type: BuildingType;
  readonly cost: Amounts;
  readonly basis: { readonly type: Basis; readonly cost: Basis };
}

/** In the order of `SLOTS`. */
export const FELLOWSHIP_TILES: readonly FellowshipTile[] = [
  { slot: 'a', type: 'market', cost: [0, 2, 2, 0], basis: { type: 'rulebook', cost: 'reconstructed' } },
  { slot: 'b', type: 'town-hall', cost: [2, 0, 2, 0], basis: { type: 'reconstructed', cost: 'reconstructed' } },
  { slot: 'c', type: 'windmill', cost: [2, 2, 1, 0], basis: { type: 'reconstructed', cost: 'reconstructed' } },
  { slot: 'd', type: 'boat-house', cost: [3, 2, 0, 0], basis: { type: 'rulebook', cost: 'reconstructed' } },
  { slot: 'e', type: 'house', cost: [3, 0, 0, 1], basis: { type: 'reconstructed', cost: 'reconstructed' } },
  { slot: 'f', type: 'house', cost: [0, 3, 0, 1], basis: { type: 'reconstructed', cost: 'reconstructed' } },
];
