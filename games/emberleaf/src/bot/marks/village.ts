import { CLEARINGS } from '../../../data/board.ts';
import { BUILDING_TYPES } from '../../../data/buildings.ts';
import { VILLAGERS, VILLAGERS_A_TRACK } from '../../../data/villagers.ts';
import { clearingOf, firstSpace, SPACES, TOUCHING } from '../../board/board.ts';
import { bitCount } from '../../board/villages.ts';
import { EMPTY } from '../../state.ts';
import { AT, countIn } from '../counts.ts';
import { type Group, numbered, prefixed, steps } from '../group.ts';
import type { Position } from '../position.ts';

/** Villagers and where they live. */
const TYPE_STEPS = 3;
const ALL_VILLAGERS = 20;
const IN_CLEARING = 5;
const LARGE = 8;
const NAMES = [
  ...VILLAGERS.flatMap((villager) => numbered(villager, VILLAGERS_A_TRACK)),
  ...prefixed('last-bonus', VILLAGERS),
  ...BUILDING_TYPES.flatMap((type) => numbered(type, TYPE_STEPS)),
  ...prefixed('villagers', CLEARINGS),
  'villagers-homed',
  'villagers-time',
  'clearings-lived',
  'largest-neighbourhood',
  'neighbourhoods',
  'lodgings',
  'best-lodging',
  'second-lodging',
  'banners',
  'banner-kinds',
] as const;

export const village: Group = {
  names: NAMES,
  write(p, out, first) {
    const { me, time } = p;
    const { row } = me.counts;
    const { homed, storage } = me.mine;
    let at = first;
    for (let track = 0; track < VILLAGERS.length; track++) {
      steps(out, at, homed[track]!, VILLAGERS_A_TRACK);
      at += VILLAGERS_A_TRACK;
    }
    /** What the last villager of a track would give ([EMBER-13.7] to 13.10). */
    const almost = VILLAGERS_A_TRACK - 1;
    const [rats, owls, rabbits, frogs] = homed as [number, number, number, number];
    out[at++] = rats === almost ? storage[0]! / 10 : 0;
    out[at++] = owls === almost ? countIn(row, AT.uniqueBanners) / 3 : 0;
    out[at++] = rabbits === almost ? countIn(row, AT.largestNeighbourhood) / 5 : 0;
    out[at++] = frogs === almost ? storage[1]! / 10 : 0;
    for (let type = 0; type < BUILDING_TYPES.length; type++) {
      steps(out, at, countIn(row, AT.buildingsByType + type), TYPE_STEPS);
      at += TYPE_STEPS;
    }
    for (let clearing = 0; clearing < CLEARINGS.length; clearing++) {
      out[at++] = countIn(row, AT.villagersByClearing + clearing) / IN_CLEARING;
    }
    out[at++] = countIn(row, AT.villagers) / ALL_VILLAGERS;
    out[at++] = (time * countIn(row, AT.villagers)) / ALL_VILLAGERS;
    out[at++] = countIn(row, AT.clearingsWithVillager) / CLEARINGS.length;
    out[at++] = countIn(row, AT.largestNeighbourhood) / LARGE;
    out[at++] = countIn(row, AT.neighbourhoods) / LARGE;
    const { count, best, second } = lodgings(p);
    out[at++] = count / ALL_VILLAGERS;
    out[at++] = best / BUILDING_TYPES.length;
    out[at++] = second / BUILDING_TYPES.length;
    out[at++] = countIn(row, AT.banners) / LARGE;
    out[at] = countIn(row, AT.uniqueBanners) / 3;
  },
};

const found = { count: 0, best: 0, second: 0 };

/** Buildings without a villager of the seat, and what a villager there would score. */
function lodgings({ table: { tiles }, me }: Position): typeof found {
  const { homes } = me.mine;
  found.count = 0;
  found.best = 0;
  found.second = 0;
  for (let space = 0; space < SPACES.length; space++) {
    if (tiles[space] === EMPTY || homes[space] !== EMPTY) continue;
    found.count++;
    const leaves = bitCount(around(me.counts.types, space) | (1 << tiles[space]!));
    if (leaves > found.best) {
      found.second = found.best;
      found.best = leaves;
    } else if (leaves > found.second) found.second = leaves;
  }
  return found;
}

/** The building types of the neighbourhoods that touch a space, as bits. */
export function around(types: Int32Array, space: number): number {
  const first = firstSpace(clearingOf(space));
  let mask = 0;
  for (let bits = TOUCHING[space]!; bits !== 0; bits &= bits - 1) mask |= types[first + 31 - Math.clz32(bits & -bits)]!;
  return mask;
}
