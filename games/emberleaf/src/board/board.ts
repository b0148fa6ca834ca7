import { itemAt } from '@crownleaf/engine';
import { CLEARING_PLANS, CLEARINGS, PATHWAYS } from '../../data/board.ts';
import { BUILDING_TYPES, FELLOWSHIP_TILES, GENERAL_BUILDINGS } from '../../data/buildings.ts';
import { RESOURCES } from '../../data/resources.ts';

/** The board by numbers: clearings 0–5, spaces 0–41 clearing after clearing, pathways 0–7, danger spots 0–8. */
export interface Space {
  readonly name: string;
  readonly clearing: number;
  /** Its place in its clearing, which is its bit in masks of that clearing. */
  readonly bit: number;
  /** The neighbours as bits. */
  readonly touching: number;
  readonly mark: number;
  /** Place in `RESOURCES`, or −1. */
  readonly resource: number;
}

export const CLEARING_COUNT = CLEARINGS.length;

const NEIGHBOURS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export const SPACES: readonly Space[] = CLEARING_PLANS.flatMap(({ clearing, spaces }, number) =>
  spaces.map(({ q, r, mark, resource }, bit) => ({
    name: `${clearing}-${bit + 1}`,
    clearing: number,
    bit,
    touching: spaces.reduce(
      (mask, other, i) =>
        NEIGHBOURS.some(([dq, dr]) => other.q === q + dq && other.r === r + dr) ? mask | (1 << i) : mask,
      0,
    ),
    mark,
    resource: resource === undefined ? -1 : RESOURCES.indexOf(resource),
  })),
);

/** The first space of each clearing, and how many it has. */
export const FIRST_SPACE: readonly number[] = CLEARINGS.map((_, clearing) =>
  SPACES.findIndex((space) => space.clearing === clearing),
);
export const SPACE_COUNT: readonly number[] = CLEARING_PLANS.map((plan) => plan.spaces.length);
/** By space, for speed: the clearing and the neighbours' bits. */
export const CLEARING_OF: readonly number[] = SPACES.map((space) => space.clearing);
export const TOUCHING: readonly number[] = SPACES.map((space) => space.touching);

export interface Path {
  readonly from: number;
  readonly to: number;
  /** Its danger spots, from its first end. */
  readonly spots: readonly number[];
}

export const PATHS: readonly Path[] = paths();
export const SPOT_NAMES: readonly string[] = PATHWAYS.flatMap(({ from, to, spots }) =>
  Array.from({ length: spots }, (_, i) => `${from}-${to}${spots > 1 ? `-${i + 1}` : ''}`),
);
export const SPOT_COUNT = SPOT_NAMES.length;

function paths(): readonly Path[] {
  let spot = 0;
  return PATHWAYS.map(({ from, to, spots }) => ({
    from: CLEARINGS.indexOf(from),
    to: CLEARINGS.indexOf(to),
    spots: Array.from({ length: spots }, () => spot++),
  }));
}

/** What can be built: five general buildings, then the six tiles of a fellowship. */
export interface Plan {
  readonly name: string;
  /** Place in `BUILDING_TYPES`. */
  readonly type: number;
  readonly cost: readonly number[];
  readonly total: number;
}

export const GENERAL_COUNT = GENERAL_BUILDINGS.length;
export const PLANS: readonly Plan[] = [
  ...GENERAL_BUILDINGS.map(({ type, cost }) => plan(type, type, cost)),
  ...FELLOWSHIP_TILES.map(({ slot, type, cost }) => plan(`tile-${slot}`, type, cost)),
];

function plan(name: string, type: (typeof BUILDING_TYPES)[number], cost: readonly number[]): Plan {
  return { name, type: BUILDING_TYPES.indexOf(type), cost, total: cost.reduce((sum, n) => sum + n, 0) };
}

export const TILE_BOAT_HOUSE = 3;

export function boardSpace(space: number): Space {
  return itemAt(SPACES, space);
}

export function clearingOf(space: number): number {
  return itemAt(CLEARING_OF, space);
}

export function firstSpace(clearing: number): number {
  return itemAt(FIRST_SPACE, clearing);
}

export function spaceCount(clearing: number): number {
  return itemAt(SPACE_COUNT, clearing);
}

export function spotName(spot: number): string {
  return itemAt(SPOT_NAMES, spot);
}

export function buildingPlan(number: number): Plan {
  return itemAt(PLANS, number);
}
