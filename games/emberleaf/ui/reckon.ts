import { itemAt, type Seat } from '@crownleaf/engine';
import type { Asked } from '@crownleaf/ui';
import { SLOTS } from '../data/buildings.ts';
import { HERO_SPACES } from '../data/fellowship.ts';
import { healthOf } from '../src/actions/attack.ts';
import { isFull } from '../src/actions/build.ts';
import { crossing } from '../src/actions/walk.ts';
import { CLEARING_COUNT, CLEARING_OF, clearingOf, firstSpace, PATHS, spaceCount } from '../src/board/board.ts';
import { neighbourhoodOf, typesIn } from '../src/board/villages.ts';
import { HEROES, heroCard, nameOf } from '../src/components.ts';
import { type Effect, type EffectOf, effectsOf, type Op, type Stat } from '../src/effects/vocabulary.ts';
import { statCount } from '../src/fellowship/stats.ts';
import { EMPTY, type Emberleaf, type Fellowship, OFF_BOARD } from '../src/state.ts';
import { kindOfName } from './look.ts';

/** Where so many of a stat come from [EMBER-3.6], for the sum that is shown. */
export interface Source {
  readonly from: 'hero' | 'space' | 'tile' | 'owls';
  readonly name: string;
  readonly count: number;
}

const TILE_STATS: readonly Stat[] = ['wood', 'attack', 'food'];
const STATS_OF_TILE = 2;

export function statSources(mine: Fellowship, stat: Stat): readonly Source[] {
  const out: Source[] = [];
  for (let space = 0; space <= OFF_BOARD; space++) {
    const hero = itemAt(mine.spaces, space);
    const own = hero === EMPTY ? 0 : (heroCard(hero).stats[stat] ?? 0);
    if (own > 0) out.push({ from: 'hero', name: nameOf(hero), count: own });
    else if (hero === EMPTY && HERO_SPACES[space]?.stat === stat) {
      out.push({ from: 'space', name: String(space + 1), count: 1 });
    }
  }
  const tile = TILE_STATS.indexOf(stat);
  if (tile >= 0 && mine.built[tile] === 1) out.push({ from: 'tile', name: itemAt(SLOTS, tile), count: STATS_OF_TILE });
  const rest = statCount(mine, stat) - out.reduce((sum, { count }) => sum + count, 0);
  if (rest > 0) out.push({ from: 'owls', name: 'owl', count: rest });
  return out;
}

/** The effect that asks: found by the skill or space that the chain of causes names last. */
export function effectAsked<O extends Op>(asked: Asked | undefined, op: O): EffectOf<O> | undefined {
  for (const { label } of (asked?.because ?? []).toReversed()) {
    const [effect] = effectsOf(effectsNamed(label), op);
    if (effect !== undefined) return effect;
  }
  return undefined;
}

/** `zorr,1` is the first skill of Zorr, `space-5` the skill of that space. */
function effectsNamed(label: string): readonly Effect[] {
  const space = /^space-(\d)$/.exec(label);
  if (space !== null) {
    const { skill } = itemAt(HERO_SPACES, Number(space[1]) - 1);
    return skill === undefined ? [] : [skill];
  }
  const [name = '', place] = label.split(',');
  const hero = place === undefined ? undefined : kindOfName(name);
  return (hero === undefined ? undefined : HEROES[hero]?.skills[Number(place) - 1]?.effects) ?? [];
}

/** The least moves to each clearing, and the pathway by which one comes there. */
export interface Route {
  readonly moves: number;
  /** Pathways from the start. */
  readonly paths: readonly number[];
}

export function routesFrom({ table: { spots } }: Emberleaf, from: number): readonly Route[] {
  const routes: (Route | undefined)[] = Array(CLEARING_COUNT).fill(undefined);
  routes[from] = { moves: 0, paths: [] };
  for (let round = 0; round < CLEARING_COUNT; round++) {
    for (const [path, { from: a, to: b }] of PATHS.entries()) {
      const cost = crossing(spots, path);
      for (const [near, far] of [
        [a, b],
        [b, a],
      ] as const) {
        const start = routes[near];
        if (start === undefined) continue;
        const moves = start.moves + cost;
        if ((routes[far]?.moves ?? Number.POSITIVE_INFINITY) > moves)
          routes[far] = { moves, paths: [...start.paths, path] };
      }
    }
  }
  return routes as readonly Route[];
}

/** On each pathway from here the nearer token, whatever its health. */
export function tokensInReach({ table }: Emberleaf, at: number): readonly number[] {
  return PATHS.flatMap(({ from, to, spots }) => {
    if (from !== at && to !== at) return [];
    const near = (from === at ? spots : spots.toReversed()).find((spot) => table.spots[spot] !== EMPTY);
    return near === undefined ? [] : [near];
  });
}

export function healthAt({ table }: Emberleaf, spot: number): number {
  return healthOf(table, itemAt(table.spots, spot));
}

/** The leaves for a villager of this seat on that space, if a building of this type stands or will stand there. */
export function leavesFor({ table, seats }: Emberleaf, seat: Seat, space: number, type?: number): number {
  const homes = itemAt(seats, seat).homes.slice();
  const tiles = table.tiles.slice();
  homes[space] = 0;
  if (type !== undefined) tiles[space] = type;
  return typesIn(tiles, clearingOf(space), neighbourhoodOf(homes, space));
}

/** The spaces of the neighbourhood that a villager there would belong to. */
export function neighboursWith({ seats }: Emberleaf, seat: Seat, space: number): readonly number[] {
  const homes = itemAt(seats, seat).homes.slice();
  homes[space] = 0;
  const clearing = clearingOf(space);
  const group = neighbourhoodOf(homes, space);
  return Array.from({ length: spaceCount(clearing) }, (_, bit) => bit)
    .filter((bit) => (group >> bit) & 1)
    .map((bit) => firstSpace(clearing) + bit);
}

export function freeSpaces({ table }: Emberleaf, clearing: number): number {
  return table.tiles.filter((tile, space) => tile === EMPTY && CLEARING_OF[space] === clearing).length;
}

/** Whether one more building fills the clearing, which is worth a trophy [EMBER-12.9]. */
export function fillsClearing(s: Emberleaf, space: number): boolean {
  const clearing = clearingOf(space);
  return !isFull(s.table, clearing) && freeSpaces(s, clearing) === 1;
}
