import type { Seat } from '@crownleaf/engine';
import { CLEARINGS } from '../../data/board.ts';
import { BUILDING_TYPES } from '../../data/buildings.ts';
import { BANNERS } from '../../data/dangers.ts';
import { RESOURCES } from '../../data/resources.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../../data/villagers.ts';
import { builderOf } from '../actions/build.ts';
import { uniqueBanners } from '../actions/home.ts';
import { stored } from '../actions/storage.ts';
import {
  bitCount,
  buildingsHad,
  clearingsWithVillager,
  eachNeighbourhood,
  homesIn,
  largestNeighbourhood,
  villagersHomed,
} from '../board/villages.ts';
import { bannerOf } from '../components.ts';
import { EMPTY, type Emberleaf, seatOf } from '../state.ts';
import type { Count, CountSet } from './vocabulary.ts';

/** What a player has of something ([EMBER-15.5] to 15.8). */
export function countOf(s: Emberleaf, seat: Seat, of: Count): number {
  const mine = seatOf(s, seat);
  switch (of.what) {
    case 'buildings':
      return buildingsHad(s.table.tiles, mine.homes, of.type === undefined ? EMPTY : BUILDING_TYPES.indexOf(of.type));
    case 'villagers':
      if (of.type !== undefined) return mine.homed[VILLAGERS.indexOf(of.type)]!;
      return of.clearing === undefined
        ? villagersHomed(mine)
        : bitCount(homesIn(mine.homes, CLEARINGS.indexOf(of.clearing)));
    case 'resources':
      return of.type === undefined ? stored(mine) : mine.storage[RESOURCES.indexOf(of.type)]!;
    case 'completedVillagerTracks':
      return mine.homed.filter((count) => count === VILLAGERS_A_TRACK).length;
    case 'clearingsWithVillager':
      return clearingsWithVillager(mine);
    case 'largestNeighbourhood':
      return largestNeighbourhood(mine.homes);
    case 'neighbourhoods':
      return neighbourhoodCount(mine.homes);
    case 'banners':
      return mine.banners.length;
    case 'uniqueBanners':
      return uniqueBanners(mine);
    case 'heroCards':
      return mine.hand.length + mine.played.length;
    case 'favours':
      return mine.favours.length;
    case 'fellowshipBuildings':
      return mine.built.filter((built) => built === 1).length;
    case 'sharedBuildings':
      return sharedBuildings(s, seat);
    case 'trophies':
      return mine.trophies.length;
  }
}

function neighbourhoodCount(homes: readonly number[]): number {
  let count = 0;
  eachNeighbourhood(homes, () => count++);
  return count;
}

/** Had together with another player; in solo play had without having built them [EMBER-21.45]. */
function sharedBuildings(s: Emberleaf, seat: Seat): number {
  const isShared = (space: number): boolean =>
    s.table.difficulty === EMPTY
      ? s.seats.some((other, i) => i !== seat && other.homes[space] !== EMPTY)
      : builderOf(s.table, space) !== seat;
  return seatOf(s, seat).homes.filter((home, space) => home !== EMPTY && isShared(space)).length;
}

/** The numbers of each member of a set. */
export function countsOf(s: Emberleaf, seat: Seat, set: CountSet): readonly number[] {
  const { homes, homed, banners } = seatOf(s, seat);
  switch (set) {
    case 'buildingTypes':
      return BUILDING_TYPES.map((_, type) => buildingsHad(s.table.tiles, homes, type));
    case 'villagerTypes':
      return homed;
    case 'bannerTypes':
      return BANNERS.map((_, banner) => banners.filter((token) => bannerOf(token) === banner).length);
    case 'clearings':
      return CLEARINGS.map((_, clearing) => bitCount(homesIn(homes, clearing)));
  }
}
