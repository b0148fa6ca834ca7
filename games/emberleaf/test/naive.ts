import facts from './effects/facts.json' with { type: 'json' };

/**
 * A second reader of the facts, as simple as it can be and without a line of the game's own code: it says what cards
 * should do from the table of facts alone.
 */
export type Amounts = { [resource: string]: number };

export interface FactEffect {
  readonly op: string;
  readonly amount: number | string;
  readonly resource?: string;
  readonly perStat?: { readonly stat: string; readonly per: number; readonly each: number };
  readonly perCount?: { readonly each: number };
  readonly modifiers?: {
    readonly anywhere?: boolean;
    readonly everyone?: boolean;
    readonly reduce?: { readonly amount: number; readonly spend: Amounts };
  };
}

export interface FactSkill {
  readonly trigger: string;
  readonly effects: readonly FactEffect[];
  readonly charges?: number;
  readonly spend?: { readonly [what: string]: number | string };
  readonly spendTo?: string;
  readonly when?: { readonly event: string; readonly atLeast: number };
}

export interface FactHero {
  readonly no: string;
  readonly name: string;
  readonly stats: Amounts;
  readonly skills: readonly FactSkill[];
  readonly text: readonly string[];
}

export const factHeroes = facts.heroes as unknown as readonly FactHero[];

export function slug(name: string): string {
  return name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
}

const KEBAB: { readonly [type: string]: string } = { boatHouse: 'boat-house', townHall: 'town-hall' };
export function kebab(type: string): string {
  return KEBAB[type] ?? type;
}

/** A position in plain words. */
export interface Village {
  /** Building type by space, as far as there is a building. */
  readonly tiles: { readonly [space: string]: string };
  readonly players: readonly Player[];
  /** Solo only. */
  readonly sister?: { readonly cleared: number; readonly trophies: number };
  readonly dangersOnBoard: number;
}

export interface Player {
  /** Villager by space. */
  readonly homes: { readonly [space: string]: string };
  /** Spaces that this player built on. */
  readonly builtOn: readonly string[];
  readonly banners: readonly string[];
  readonly storage: Amounts;
  readonly heroes: number;
  readonly inPlay: number;
  readonly favours: readonly string[];
  readonly trophies: number;
  readonly fellowshipBuildings: number;
  readonly discs: number;
}

const adjacent = new Map<string, readonly string[]>(
  facts.board.clearings.flatMap((clearing) => clearing.spaces.map((space) => [space.id, space.adjacent] as const)),
);
const clearingOf = (space: string): string => space.slice(0, space.lastIndexOf('-'));

function neighbourhoods(player: Player): string[][] {
  const left = new Set(Object.keys(player.homes));
  const groups: string[][] = [];
  while (left.size > 0) {
    const group = [[...left][0]!];
    left.delete(group[0]!);
    for (let i = 0; i < group.length; i++) {
      for (const near of adjacent.get(group[i]!)!) {
        if (left.delete(near)) group.push(near);
      }
    }
    groups.push(group);
  }
  return groups;
}

const unique = (list: readonly string[]): number => new Set(list).size;

interface What {
  readonly what: string;
  readonly type?: string;
  readonly clearing?: string;
}

function count(village: Village, index: number, { what, type, clearing }: What): number {
  const player = village.players[index]!;
  const spaces = Object.keys(player.homes);
  switch (what) {
    case 'buildings':
      return spaces.filter((space) => type === undefined || village.tiles[space] === type).length;
    case 'villagers':
      return spaces.filter(
        (space) =>
          (type === undefined || player.homes[space] === type) &&
          (clearing === undefined || clearingOf(space) === clearing),
      ).length;
    case 'completedVillagerTracks':
      return ['rat', 'owl', 'rabbit', 'frog'].filter(
        (kind) => spaces.filter((s) => player.homes[s] === kind).length === 5,
      ).length;
    case 'clearingsWithVillager':
      return unique(spaces.map(clearingOf));
    case 'largestNeighbourhood':
      return Math.max(0, ...neighbourhoods(player).map((group) => group.length));
    case 'neighbourhoods':
      return neighbourhoods(player).length;
    case 'banners':
      return player.banners.length;
    case 'uniqueBanners':
      return unique(player.banners);
    case 'resources':
      return Object.entries(player.storage).reduce(
        (n, [kind, held]) => (type === undefined || type === kind ? n + held : n),
        0,
      );
    case 'heroCards':
      return player.heroes;
    case 'favours':
      return player.favours.length;
    case 'fellowshipBuildings':
      return player.fellowshipBuildings;
    case 'trophies':
      return player.trophies;
    case 'sharedBuildings':
      return spaces.filter((space) =>
        village.sister
          ? !player.builtOn.includes(space)
          : village.players.some((other, i) => i !== index && other.homes[space] !== undefined),
      ).length;
    default:
      throw new Error(`the facts count '${what}'`);
  }
}

function sisterHas(village: Village, { what, type, clearing }: What): number {
  if (what === 'banners') return village.sister!.cleared;
  if (what === 'trophies') return village.sister!.trophies;
  return Object.entries(village.tiles).filter(
    ([space, tile]) =>
      village.players.every((player) => player.homes[space] === undefined) &&
      (what === 'villagers' || type === undefined || tile === type) &&
      (clearing === undefined || clearingOf(space) === clearing),
  ).length;
}

interface FactCondition {
  readonly kind: string;
  readonly n: number;
  readonly set: string;
  readonly each: number;
  readonly max: number;
  readonly min: number;
  readonly what: string;
  readonly a: unknown;
  readonly b: unknown;
  readonly of: readonly FactCondition[];
  readonly uniqueTypesAtLeast?: number;
  readonly sizeExactly?: number;
}

function members(village: Village, index: number, set: string): number[] {
  const player = village.players[index]!;
  switch (set) {
    case 'buildingTypes':
      return ['house', 'boatHouse', 'windmill', 'market', 'townHall'].map((type) =>
        count(village, index, { what: 'buildings', type }),
      );
    case 'villagerTypes':
      return ['rat', 'owl', 'rabbit', 'frog'].map((type) => count(village, index, { what: 'villagers', type }));
    case 'bannerTypes':
      return ['fang', 'flame', 'thorn'].map((kind) => player.banners.filter((banner) => banner === kind).length);
    default:
      return facts.board.clockwise.map((clearing) => count(village, index, { what: 'villagers', clearing }));
  }
}

function holds(village: Village, index: number, c: FactCondition): boolean {
  const player = village.players[index]!;
  switch (c.kind) {
    case 'atLeast':
      return count(village, index, c) >= c.n;
    case 'atMost':
      return count(village, index, c) <= c.n;
    case 'none':
      return count(village, index, c) === 0;
    case 'equal': {
      const [a, b] = [count(village, index, c.a as What), count(village, index, c.b as What)];
      return a === b && a >= c.min;
    }
    case 'most': {
      const mine = count(village, index, c);
      if (village.sister) return mine > sisterHas(village, c);
      return village.players.every((_, i) => i === index || count(village, i, c) < mine);
    }
    case 'each':
      return members(village, index, c.set).every((n) => n >= c.n);
    case 'setAtLeast':
      return members(village, index, c.set).filter((n) => n >= c.each).length >= c.n;
    case 'neighbourhoods':
      return (
        neighbourhoods(player).filter((group) =>
          c.sizeExactly === undefined
            ? unique(group.map((space) => village.tiles[space]!)) >= c.uniqueTypesAtLeast!
            : group.length === c.sizeExactly,
        ).length >= c.n
      );
    case 'touching': {
      const is = (space: string, kind: unknown): boolean =>
        player.homes[space] !== undefined &&
        (c.what === 'buildings' ? village.tiles[space] === kind : player.homes[space] === kind);
      const touching = Object.keys(player.homes).filter(
        (space) => is(space, c.a) && adjacent.get(space)!.some((near) => is(near, c.b)),
      );
      return touching.length >= c.n;
    }
    case 'all':
      return c.of.every((each) => holds(village, index, each));
    default:
      throw new Error(`the facts know a condition '${c.kind}'`);
  }
}

export interface FactFavour {
  readonly no: string;
  readonly name: string;
  readonly leaves: number;
  readonly condition: FactCondition;
}

export const factFavours = facts.favours as unknown as readonly FactFavour[];

export function naiveFavour(village: Village, index: number, { condition, leaves }: FactFavour): number {
  if (condition.kind === 'per') return Math.min(condition.max, leaves * count(village, index, condition));
  return holds(village, index, condition) ? leaves : 0;
}

/** What the sister gets for one of her favours. */
export function naiveSisterFavour(village: Village, points: number, per: string): number {
  const player = village.players[0]!;
  const plainly = (what: string, type?: string): number =>
    count(village, 0, type === undefined ? { what } : { what, type });
  const counts: { readonly [per: string]: () => number } = {
    unhomedVillagers: () => 20 - Object.keys(player.homes).length,
    unbuiltFellowshipBuildings: () => 6 - player.fellowshipBuildings,
    favourDiscsLeft: () => player.discs,
    buildingTypesOwned: () => unique(Object.keys(player.homes).map((space) => village.tiles[space]!)),
    incompleteFavours: () =>
      player.favours.filter((name) => naiveFavour(village, 0, factFavours.find((f) => slug(f.name) === name)!) === 0)
        .length,
    clearingsWithoutVillager: () => 6 - plainly('clearingsWithVillager'),
    'dangerousAreasOnBoard/2': () => Math.floor(village.dangersOnBoard / 2),
    fellowshipBuildingsBuilt: () => player.fellowshipBuildings,
    heroesInPlay: () => player.inPlay,
    trophiesSister: () => village.sister!.trophies,
  };
  const [what = '', type] = per.split(':');
  return points * (counts[per]?.() ?? plainly(what, type));
}
