import { itemAt, type Seat } from '@crownleaf/engine';
import { CLEARINGS } from '../../data/board.ts';
import { BUILDING_TYPES } from '../../data/buildings.ts';
import { BANNERS } from '../../data/dangers.ts';
import { RESOURCES } from '../../data/resources.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../../data/villagers.ts';
import { builderOf } from '../actions/build.ts';
import { CLEARING_COUNT, clearingOf, firstSpace, SPACE_COUNT, SPACES } from '../board/board.ts';
import { bitCount, grown, homesIn } from '../board/villages.ts';
import { bannerOf } from '../components.ts';
import { type Count, type CountSet, PLAIN_COUNTS } from '../favours/vocabulary.ts';
import { EMPTY, type Emberleaf, seatOf } from '../state.ts';

/**
 * All that favours count on a player, as one row of numbers: a search asks for it thousands of times a second, and one
 * pass over the board is cheaper than one for each favour. The tests compare it with `countOf` and `countsOf`.
 */
const BUILDINGS_BY_TYPE = 0;
const BUILDINGS = BUILDINGS_BY_TYPE + BUILDING_TYPES.length;
const BY_VILLAGER = BUILDINGS + 1;
const ALL_VILLAGERS = BY_VILLAGER + VILLAGERS.length;
const BY_CLEARING = ALL_VILLAGERS + 1;
const BY_RESOURCE = BY_CLEARING + CLEARINGS.length;
const ALL_RESOURCES = BY_RESOURCE + RESOURCES.length;
const BY_BANNER = ALL_RESOURCES + 1;
const PLAIN = BY_BANNER + BANNERS.length;
/** Neighbourhoods with exactly so many building types, and of exactly so many spaces. */
const BY_TYPES = PLAIN + PLAIN_COUNTS.length;
const BY_SIZE = BY_TYPES + BUILDING_TYPES.length + 1;
const COUNTS = BY_SIZE + Math.max(...SPACE_COUNT) + 1;

const [TRACKS_DONE, CLEARINGS_LIVED, LARGEST, NEIGHBOURHOODS, ALL_BANNERS, UNIQUE, HEROES, FAVOURS, OWN_TILES, SHARED] =
  PLAIN_COUNTS.map((_, i) => PLAIN + i) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
const TROPHIES = PLAIN + PLAIN_COUNTS.indexOf('trophies');

export const AT = {
  buildings: BUILDINGS,
  buildingsByType: BUILDINGS_BY_TYPE,
  villagers: ALL_VILLAGERS,
  villagersByKind: BY_VILLAGER,
  villagersByClearing: BY_CLEARING,
  resources: ALL_RESOURCES,
  resourcesByKind: BY_RESOURCE,
  bannersByKind: BY_BANNER,
  clearingsWithVillager: CLEARINGS_LIVED,
  completedVillagerTracks: TRACKS_DONE,
  largestNeighbourhood: LARGEST,
  neighbourhoods: NEIGHBOURHOODS,
  banners: ALL_BANNERS,
  uniqueBanners: UNIQUE,
  heroCards: HEROES,
  favours: FAVOURS,
  fellowshipBuildings: OWN_TILES,
  sharedBuildings: SHARED,
  trophies: TROPHIES,
  neighbourhoodsByTypes: BY_TYPES,
  neighbourhoodsBySize: BY_SIZE,
} as const;

/** Where a count stands in the row. */
export function placeOfCount(of: Count): number {
  switch (of.what) {
    case 'buildings':
      return of.type === undefined ? BUILDINGS : BUILDINGS_BY_TYPE + BUILDING_TYPES.indexOf(of.type);
    case 'villagers':
      if (of.type !== undefined) return BY_VILLAGER + VILLAGERS.indexOf(of.type);
      return of.clearing === undefined ? ALL_VILLAGERS : BY_CLEARING + CLEARINGS.indexOf(of.clearing);
    case 'resources':
      return of.type === undefined ? ALL_RESOURCES : BY_RESOURCE + RESOURCES.indexOf(of.type);
    default:
      return PLAIN + PLAIN_COUNTS.indexOf(of.what);
  }
}

/** Where the members of a set stand, first and last. */
export const PLACES_OF_SET: { readonly [set in CountSet]: readonly [first: number, count: number] } = {
  buildingTypes: [BUILDINGS_BY_TYPE, BUILDING_TYPES.length],
  villagerTypes: [BY_VILLAGER, VILLAGERS.length],
  bannerTypes: [BY_BANNER, BANNERS.length],
  clearings: [BY_CLEARING, CLEARINGS.length],
};

/** One seat's numbers; used again for every position, so that nothing is built on the way. */
export class Counts {
  readonly row = new Int32Array(COUNTS);
  /** The building types of the neighbourhood on each space, as bits; 0 where the seat has no villager. */
  readonly types = new Int32Array(SPACES.length);

  of(s: Emberleaf, seat: Seat): void {
    const { row } = this;
    const mine = seatOf(s, seat);
    row.fill(0);
    for (let r = 0; r < RESOURCES.length; r++) {
      row[BY_RESOURCE + r] = mine.storage[r]!;
      add(row, ALL_RESOURCES, mine.storage[r]!);
    }
    for (let villager = 0; villager < VILLAGERS.length; villager++) {
      const homed = mine.homed[villager]!;
      row[BY_VILLAGER + villager] = homed;
      add(row, ALL_VILLAGERS, homed);
      if (homed === VILLAGERS_A_TRACK) add(row, TRACKS_DONE, 1);
    }
    for (const token of mine.banners) add(row, BY_BANNER + bannerOf(token), 1);
    for (let banner = 0; banner < BANNERS.length; banner++)
      if (countIn(row, BY_BANNER + banner) > 0) add(row, UNIQUE, 1);
    for (const built of mine.built) add(row, OWN_TILES, built);
    row[ALL_BANNERS] = mine.banners.length;
    row[HEROES] = mine.hand.length + mine.played.length;
    row[FAVOURS] = mine.favours.length;
    row[TROPHIES] = mine.trophies.length;
    this.#village(s, seat);
  }

  #village(s: Emberleaf, seat: Seat): void {
    const { row, types } = this;
    const { homes } = seatOf(s, seat);
    const { tiles } = s.table;
    types.fill(0);
    for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) {
      const first = firstSpace(clearing);
      let rest = homesIn(homes, clearing);
      if (rest !== 0) add(row, CLEARINGS_LIVED, 1);
      while (rest !== 0) {
        const group = grown(clearing, rest, rest & -rest);
        rest &= ~group;
        let size = 0;
        let kinds = 0;
        for (let bits = group; bits !== 0; bits &= bits - 1) {
          const space = first + 31 - Math.clz32(bits & -bits);
          kinds |= 1 << tiles[space]!;
          size++;
          add(row, BUILDINGS_BY_TYPE + tiles[space]!, 1);
          if (isShared(s, seat, space)) add(row, SHARED, 1);
        }
        for (let bits = group; bits !== 0; bits &= bits - 1) types[first + 31 - Math.clz32(bits & -bits)] = kinds;
        add(row, BUILDINGS, size);
        add(row, BY_CLEARING + clearing, size);
        add(row, NEIGHBOURHOODS, 1);
        add(row, BY_TYPES + bitCount(kinds), 1);
        add(row, BY_SIZE + size, 1);
        if (size > countIn(row, LARGEST)) row[LARGEST] = size;
      }
    }
  }

  /** The sister's, as far as anything compares them: buildings on which nobody lives ([EMBER-21.38] to 21.44). */
  ofSister({ table, seats }: Emberleaf): void {
    const { row } = this;
    row.fill(0);
    const { homes } = seats[0]!;
    for (let space = 0; space < homes.length; space++) {
      const tile = table.tiles[space]!;
      if (tile === EMPTY || homes[space] !== EMPTY) continue;
      add(row, BUILDINGS_BY_TYPE + tile, 1);
      add(row, BUILDINGS, 1);
      add(row, ALL_VILLAGERS, 1);
      add(row, BY_CLEARING + clearingOf(space), 1);
    }
    row[ALL_BANNERS] = table.sisterCleared;
    row[TROPHIES] = table.sisterTrophies.length;
  }
}

function isShared(s: Emberleaf, seat: Seat, space: number): boolean {
  if (s.table.difficulty !== EMPTY) return builderOf(s.table, space) !== seat;
  for (let other = 0; other < s.seats.length; other++) {
    if (other !== seat && seatOf(s, other).homes[space] !== EMPTY) return true;
  }
  return false;
}

export function countIn(row: Int32Array, at: number): number {
  return itemAt(row, at);
}

function add(row: Int32Array, at: number, count: number): void {
  row[at] = countIn(row, at) + count;
}
