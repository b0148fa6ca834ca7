import { BUILDING_TYPES } from '../../data/buildings.ts';
import { EMPTY, type Fellowship } from '../state.ts';
import { CLEARING_COUNT, clearingOf, firstSpace, spaceCount, TOUCHING } from './board.ts';

/** Where a player's villagers live: in which clearings, and in which neighbourhoods [EMBER-12.10]. */

/** The spaces of the clearing that have a villager of this player, as bits. */
export function homesIn(homes: readonly number[], clearing: number): number {
  const first = firstSpace(clearing);
  let mask = 0;
  for (let bit = spaceCount(clearing) - 1; bit >= 0; bit--) if (homes[first + bit] !== EMPTY) mask |= 1 << bit;
  return mask;
}

/** Those of `mask` that hang together with `start`. */
export function grown(clearing: number, mask: number, start: number): number {
  const first = firstSpace(clearing);
  const count = spaceCount(clearing);
  let group = start;
  for (;;) {
    let next = group;
    for (let bit = 0; bit < count; bit++) if ((group >> bit) & 1) next |= TOUCHING[first + bit]! & mask;
    if (next === group) return group;
    group = next;
  }
}

/** The neighbourhood around a space, as bits of its clearing. */
export function neighbourhoodOf(homes: readonly number[], space: number): number {
  const clearing = clearingOf(space);
  return grown(clearing, homesIn(homes, clearing), 1 << (space - firstSpace(clearing)));
}

/** Calls back with every neighbourhood. */
export function eachNeighbourhood(homes: readonly number[], visit: (clearing: number, group: number) => void): void {
  for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) {
    let rest = homesIn(homes, clearing);
    while (rest !== 0) {
      const group = grown(clearing, rest, rest & -rest);
      visit(clearing, group);
      rest &= ~group;
    }
  }
}

/** The different building types on these spaces. */
export function typesIn(tiles: readonly number[], clearing: number, group: number): number {
  const first = firstSpace(clearing);
  let types = 0;
  for (let bit = 0; group >> bit !== 0; bit++) if ((group >> bit) & 1) types |= 1 << tiles[first + bit]!;
  return bitCount(types);
}

export function largestNeighbourhood(homes: readonly number[]): number {
  let largest = 0;
  eachNeighbourhood(homes, (_, group) => {
    largest = Math.max(largest, bitCount(group));
  });
  return largest;
}

export function clearingsWithVillager({ homes }: Fellowship): number {
  let count = 0;
  for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) if (homesIn(homes, clearing) !== 0) count++;
  return count;
}

export function villagersHomed({ homed }: Fellowship): number {
  return homed[0]! + homed[1]! + homed[2]! + homed[3]!;
}

/** How many buildings the player has, of one type or of all. */
export function buildingsHad(tiles: readonly number[], homes: readonly number[], type = EMPTY): number {
  let count = 0;
  for (let space = 0; space < homes.length; space++) {
    if (homes[space] !== EMPTY && (type === EMPTY || tiles[space] === type)) count++;
  }
  return count;
}

export function buildingTypesHad(tiles: readonly number[], homes: readonly number[]): number {
  return BUILDING_TYPES.filter((_, type) => buildingsHad(tiles, homes, type) > 0).length;
}

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
