import { FELLOWSHIP_TILES, GENERAL_BUILDINGS } from '../data/buildings.ts';
import { capacity, stored } from './actions/storage.ts';
import { GENERAL_COUNT, PLANS, SPOT_COUNT } from './board.ts';
import { EMPTY, type Emberleaf, type Fellowship, HERO_SPACE_COUNT, MAKER_STEPS, OFF_BOARD } from './state.ts';

/** Figures, tiles and tokens that are not in zones are neither made nor lost, and lie where they can. */
export function invariant(s: Emberleaf): string | undefined {
  return tiles(s) ?? tokens(s) ?? firstOf(s.seats, (mine, seat) => fellowship(s, mine, seat));
}

function tiles({ table, seats }: Emberleaf): string | undefined {
  for (const [type, { copies }] of GENERAL_BUILDINGS.entries()) {
    const placed = table.tiles.filter((tile, space) => tile === type && isGeneral(table.makers[space]!)).length;
    if (placed + table.buildings[type]! !== copies) return `there are not ${copies} general buildings of type ${type}`;
  }
  for (const [seat, { built }] of seats.entries()) {
    for (const slot of FELLOWSHIP_TILES.keys()) {
      const spaces = table.makers.flatMap((maker, space) => (maker === seat * MAKER_STEPS + 1 + slot ? [space] : []));
      if (spaces.length !== built[slot]) return `tile ${slot} of seat ${seat} lies on ${spaces.length} spaces`;
      const type = PLANS[GENERAL_COUNT + slot]!.type;
      if (spaces.some((space) => table.tiles[space] !== type)) return `tile ${slot} of seat ${seat} has another type`;
    }
  }
  return undefined;
}

function isGeneral(maker: number): boolean {
  return maker === EMPTY || maker % MAKER_STEPS === 0;
}

function tokens({ table: { spots, dangers } }: Emberleaf): string | undefined {
  const onSpots = spots.filter((token) => token !== EMPTY);
  if (onSpots.length > SPOT_COUNT || !sameKinds(onSpots, dangers)) return 'the spots do not hold the tokens on board';
  return undefined;
}

function fellowship({ table }: Emberleaf, mine: Fellowship, seat: number): string | undefined {
  const inPlay = mine.spaces.filter((hero) => hero !== EMPTY);
  if (!sameKinds(inPlay, mine.played)) return `the spaces of seat ${seat} do not hold its heroes in play`;
  const mayDrop = table.active === seat;
  if (mine.spaces[OFF_BOARD] !== EMPTY && !mayDrop) return `a card of seat ${seat} hangs off its board`;
  for (let space = 0; space < HERO_SPACE_COUNT; space++) {
    if (mine.spaces[space] === EMPTY && mine.uses[space] !== 0) return `an empty space of seat ${seat} was charged`;
  }
  if (mine.storage.some((count) => count < 0)) return `seat ${seat} owes resources`;
  if (stored(mine) > capacity(mine)) return `the storage of seat ${seat} overflows`;
  for (const [villager, homed] of mine.homed.entries()) {
    if (mine.homes.filter((home) => home === villager).length !== homed) return `seat ${seat} lost a villager`;
  }
  if (mine.homes.some((home, space) => home !== EMPTY && table.tiles[space] === EMPTY)) return 'a villager has no roof';
  if (mine.leaves.reduce((sum, n) => sum + n, 0) !== mine.score) return `the score of seat ${seat} has no source`;
  return undefined;
}

function sameKinds(a: readonly number[], b: readonly number[]): boolean {
  return a.toSorted((x, y) => x - y).join() === b.toSorted((x, y) => x - y).join();
}

function firstOf<A>(items: readonly A[], wrong: (item: A, index: number) => string | undefined): string | undefined {
  for (let i = 0; i < items.length; i++) {
    const found = wrong(items[i]!, i);
    if (found !== undefined) return found;
  }
  return undefined;
}
