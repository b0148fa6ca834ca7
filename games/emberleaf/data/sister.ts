import type { Basis } from './basis.ts';
import type { BuildingType } from './buildings.ts';

/** One of the two skills of her action cards. */
export type SisterSkill =
  | { readonly op: 'travel'; readonly n: number }
  | { readonly op: 'travelToYou' | 'draw' | 'shuffle' }
  | { readonly op: 'attack'; readonly health: number }
  | { readonly op: 'build'; readonly type: BuildingType }
  | { readonly op: 'hero' | 'favour'; readonly place: number };

export interface SisterAction {
  readonly id: string;
  readonly stamina: number;
  /** Top first. */
  readonly skills: readonly [SisterSkill, SisterSkill];
  readonly basis: Basis;
}

/** What her favours count, on the player unless it says otherwise. */
export const SISTER_COUNTS = [
  'unhomedVillagers',
  'favours',
  'trophies',
  'heroCards',
  'banners',
  'largestNeighbourhood',
  'clearingsWithVillager',
  'unbuiltFellowshipBuildings',
  'villagers',
  'rats',
  'owls',
  'rabbits',
  'frogs',
  'favourDiscsLeft',
  'neighbourhoods',
  'resources',
  'buildingTypesOwned',
  'incompleteFavours',
  'clearingsWithoutVillager',
  'halfTheDangersOnBoard',
  'fellowshipBuildings',
  'heroesInPlay',
  'trophiesOfSister',
] as const;
export type SisterCount = (typeof SISTER_COUNTS)[number];

export interface SisterFavour {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly per: SisterCount;
  readonly reputation: number;
  /** Of points and count; name and reputation are reconstructed. */
  readonly basis: Basis;
}

export interface SisterBuilding {
  readonly id: string;
  readonly type: BuildingType;
  readonly reputation: number;
  readonly basis: Basis;
}

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard', 'ultimate'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How many basic and advanced favours she has (rulebook). */
export const SISTER_FAVOUR_COUNTS: { readonly [difficulty in Difficulty]: readonly [basic: number, advanced: number] } =
  {
    easy: [2, 0],
    medium: [3, 0],
    hard: [3, 1],
    'very-hard': [3, 2],
    ultimate: [3, 3],
  };

/** She rests from so much stamina on (rulebook). */
export const REST_AT = 5;

const TRAVEL_TO_YOU: SisterSkill = { op: 'travelToYou' };
const DRAW: SisterSkill = { op: 'draw' };
const SHUFFLE: SisterSkill = { op: 'shuffle' };

function travel(n: number): SisterSkill {
  return { op: 'travel', n };
}

function attack(health: number): SisterSkill {
  return { op: 'attack', health };
}

function build(type: BuildingType): SisterSkill {
  return { op: 'build', type };
}

function hero(place: number): SisterSkill {
  return { op: 'hero', place };
}

function favourAt(place: number): SisterSkill {
  return { op: 'favour', place };
}

function action(id: string, stamina: number, top: SisterSkill, bottom: SisterSkill): SisterAction {
  return { id, stamina, skills: [top, bottom], basis: 'reconstructed' };
}

function favour(
  id: string,
  name: string,
  points: number,
  per: SisterCount,
  reputation: number,
  basis: Basis = 'reconstructed',
): SisterFavour {
  return { id, name, points, per, reputation, basis };
}

export const SISTER_ACTIONS: readonly SisterAction[] = [
  action('SA01', 1, travel(1), build('house')),
  action('SA02', 1, travel(2), build('house')),
  action('SA03', 2, travel(3), build('house')),
  action('SA04', 1, travel(1), build('boat-house')),
  action('SA05', 1, travel(2), build('boat-house')),
  action('SA06', 2, travel(3), build('boat-house')),
  action('SA07', 1, travel(1), build('windmill')),
  action('SA08', 1, travel(2), build('windmill')),
  action('SA09', 2, travel(3), build('windmill')),
  action('SA10', 1, travel(1), build('market')),
  action('SA11', 2, travel(2), build('market')),
  action('SA12', 2, travel(3), build('market')),
  action('SA13', 1, travel(1), build('town-hall')),
  action('SA14', 2, travel(2), build('town-hall')),
  action('SA15', 2, travel(3), build('town-hall')),
  action('SA16', 1, TRAVEL_TO_YOU, build('house')),
  action('SA17', 2, TRAVEL_TO_YOU, build('market')),
  action('SA18', 1, TRAVEL_TO_YOU, build('windmill')),
  action('SA19', 1, travel(1), attack(2)),
  action('SA20', 1, travel(2), attack(3)),
  action('SA21', 1, travel(3), attack(3)),
  action('SA22', 2, travel(1), attack(4)),
  action('SA23', 2, travel(2), attack(4)),
  action('SA24', 2, travel(3), attack(5)),
  action('SA25', 2, travel(1), attack(5)),
  action('SA26', 2, travel(2), attack(6)),
  action('SA27', 2, travel(3), attack(6)),
  action('SA28', 3, travel(4), attack(7)),
  action('SA29', 1, hero(1), favourAt(5)),
  action('SA30', 1, hero(3), favourAt(2)),
  action('SA31', 1, hero(2), favourAt(4)),
  action('SA32', 1, hero(5), favourAt(1)),
  action('SA33', 1, hero(3), DRAW),
  action('SA34', 1, favourAt(3), DRAW),
  action('SA35', 1, hero(4), SHUFFLE),
  action('SA36', 3, favourAt(2), SHUFFLE),
];

export const SISTER_BUILDINGS: readonly SisterBuilding[] = [
  { id: 'SB1', type: 'house', reputation: 0, basis: 'reconstructed' },
  { id: 'SB2', type: 'boat-house', reputation: 0, basis: 'reconstructed' },
  { id: 'SB3', type: 'windmill', reputation: 0, basis: 'reconstructed' },
  { id: 'SB4', type: 'market', reputation: 1, basis: 'reconstructed' },
  { id: 'SB5', type: 'town-hall', reputation: 1, basis: 'reconstructed' },
];

export const SISTER_FAVOURS: readonly SisterFavour[] = [
  favour('SF01', 'Empty Cots', 3, 'unhomedVillagers', 0, 'rulebook'),
  favour('SF02', 'Idle Promises', 2, 'favours', 0, 'rulebook'),
  favour('SF03', 'Borrowed Glory', 3, 'trophies', 1),
  favour('SF04', 'Camp Followers', 1, 'heroCards', 0),
  favour('SF05', 'Banner Envy', 2, 'banners', 0),
  favour('SF06', 'Tidy Village', 2, 'largestNeighbourhood', 0),
  favour('SF07', 'Footprints', 2, 'clearingsWithVillager', 0),
  favour('SF08', 'Unbuilt Dreams', 3, 'unbuiltFellowshipBuildings', 1),
  favour('SF09', "Rat's Share", 3, 'rats', 0),
  favour('SF10', "Owl's Share", 3, 'owls', 0),
  favour('SF11', "Rabbit's Share", 3, 'rabbits', 0),
  favour('SF12', "Frog's Share", 3, 'frogs', 0),
  favour('SF13', 'Loose Ends', 4, 'favourDiscsLeft', 2),
  favour('SF14', 'Scattered Homes', 2, 'neighbourhoods', 1),
  favour('SF15', "Hoarder's Due", 1, 'resources', 1),
];

export const ADVANCED_SISTER_FAVOURS: readonly SisterFavour[] = [
  favour('SX1', 'Grand Reputation', 2, 'buildingTypesOwned', 2),
  favour('SX2', 'Long Memory', 1, 'villagers', 1),
  favour('SX3', 'Every Promise', 3, 'incompleteFavours', 1),
  favour('SX4', 'Watchful Eye', 4, 'clearingsWithoutVillager', 2),
  favour('SX5', 'Storm of Banners', 3, 'halfTheDangersOnBoard', 1),
  favour('SX6', 'Old Stones', 2, 'fellowshipBuildings', 2),
  favour('SX7', "Hero's Shadow", 2, 'heroesInPlay', 1),
  favour('SX8', 'Last Word', 3, 'trophiesOfSister', 1),
];

/** What each building of a type costs the player at the end, by its card's place in her line (rulebook). */
export const BUILDING_CARD_LEAVES = [5, 4, 3, 2, 1] as const;
