import { HERO_SPACES } from '../../data/fellowship.ts';
import { HEROES } from '../components.ts';
import { type PerStat, STATS, type Stat } from '../effects/vocabulary.ts';
import { EMPTY, type Fellowship, OFF_BOARD } from '../state.ts';

/** By hero and stat, in the order of `STATS`. */
const HERO_STATS: readonly (readonly number[])[] = HEROES.map(({ stats }) => STATS.map((stat) => stats[stat] ?? 0));

const [WALK, ATTACK, WOOD, FOOD, STONE] = [0, 1, 2, 3, 4] as const;
const STAT_NUMBERS: { readonly [stat in Stat]: number } = {
  walk: WALK,
  attack: ATTACK,
  wood: WOOD,
  food: FOOD,
  stone: STONE,
};
const SPACE_STATS = HERO_SPACES.map(({ stat }) => (stat === undefined ? EMPTY : STAT_NUMBERS[stat]));

/** Tiles A, B and C, and the stat of which each gives two [EMBER-12.6]. */
const TILE_STATS = [WOOD, ATTACK, FOOD] as const;
const STATS_OF_TILE = 2;
const OWL = 1;

/** How many of a stat the player has [EMBER-3.6]. */
export function statCount(mine: Fellowship, stat: Stat): number {
  const number = STAT_NUMBERS[stat];
  const { spaces } = mine;
  let count = 0;
  for (let space = 0; space <= OFF_BOARD; space++) {
    const hero = spaces[space]!;
    if (hero !== EMPTY) count += HERO_STATS[hero]![number]!;
    else if (SPACE_STATS[space] === number) count++;
  }
  for (let slot = 0; slot < TILE_STATS.length; slot++) {
    if (TILE_STATS[slot] === number && mine.built[slot] === 1) count += STATS_OF_TILE;
  }
  if (number === ATTACK) count += owlStats(mine.homed[OWL]!);
  return count;
}

/** One attack stat each lies under the second and the fourth owl. */
function owlStats(homed: number): number {
  return (homed >= 2 ? 1 : 0) + (homed >= 4 ? 1 : 0);
}

/** A stat check [EMBER-3.7]. */
export function checked(mine: Fellowship, amount: number, perStat: PerStat | undefined): number {
  if (perStat === undefined) return amount;
  return amount + perStat.each * Math.floor(statCount(mine, perStat.stat) / perStat.per);
}
