import { itemAt } from '@crownleaf/engine';
import { GENERAL_BUILDINGS } from '../data/buildings.ts';
import { capacity, stored } from './actions/storage.ts';
import { buildingPlan, GENERAL_COUNT } from './board/board.ts';
import { EMPTY, type Emberleaf, type Fellowship, HERO_SPACE_COUNT, MAKER_STEPS, OFF_BOARD, seatOf } from './state.ts';

/** Figures, tiles and tokens that are not in zones are neither made nor lost, and lie where they can. */
export function invariant(s: Emberleaf): string | undefined {
  const wrong = tiles(s) ?? tokens(s);
  if (wrong !== undefined) return wrong;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const found = fellowship(s, seatOf(s, seat), seat);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Asked at every decision of every simulated game: one pass over the spaces, and nothing built on the way. */
function tiles({ table, seats }: Emberleaf): string | undefined {
  for (let type = 0; type < GENERAL_COUNT; type++) general[type] = itemAt(table.buildings, type);
  let placed = 0;
  for (let space = 0; space < table.tiles.length; space++) {
    const type = itemAt(table.tiles, space);
    if (type === EMPTY) continue;
    const maker = itemAt(table.makers, space);
    const slot = maker === EMPTY ? 0 : maker % MAKER_STEPS;
    if (slot === 0) {
      general[type]!++;
      continue;
    }
    placed++;
    const owner = itemAt(seats, Math.floor(maker / MAKER_STEPS));
    if (owner.built[slot - 1] !== 1) return `a tile lies on space ${space} and on its owner's board`;
    if (buildingPlan(GENERAL_COUNT + slot - 1).type !== type) return `the tile on space ${space} has another type`;
  }
  for (let type = 0; type < GENERAL_COUNT; type++) {
    if (general[type] !== itemAt(GENERAL_BUILDINGS, type).copies)
      return `a general building of type ${type} was made or lost`;
  }
  for (const { built } of seats) for (const tile of built) placed -= tile;
  return placed === 0 ? undefined : 'a fellowship tile was lost';
}
const general: number[] = [];

function tokens({ table: { spots, dangers } }: Emberleaf): string | undefined {
  return sameKinds(spots, dangers) ? undefined : 'the spots do not hold the tokens on the board';
}

function fellowship({ table }: Emberleaf, mine: Fellowship, seat: number): string | undefined {
  if (!sameKinds(mine.spaces, mine.played)) return `the spaces of seat ${seat} do not hold its heroes in play`;
  if (mine.spaces[OFF_BOARD] !== EMPTY && table.active !== seat) return `a card of seat ${seat} hangs off its board`;
  for (let space = 0; space < HERO_SPACE_COUNT; space++) {
    if (mine.spaces[space] === EMPTY && mine.uses[space] !== 0) return `an empty space of seat ${seat} was charged`;
  }
  for (const count of mine.storage) if (count < 0) return `seat ${seat} owes resources`;
  if (stored(mine) > capacity(mine)) return `the storage of seat ${seat} overflows`;
  return villagers(table.tiles, mine, seat) ?? score(mine, seat);
}

function villagers(onBoard: readonly number[], { homes, homed }: Fellowship, seat: number): string | undefined {
  let left = 0;
  for (const count of homed) left += count;
  for (let space = 0; space < homes.length; space++) {
    if (homes[space] === EMPTY) continue;
    left--;
    if (onBoard[space] === EMPTY) return `a villager of seat ${seat} has no roof`;
  }
  return left === 0 ? undefined : `seat ${seat} made or lost a villager`;
}

function score(mine: Fellowship, seat: number): string | undefined {
  let sum = 0;
  for (const leaves of mine.leaves) sum += leaves;
  return sum === mine.score ? undefined : `the score of seat ${seat} has no source`;
}

/** Whether the places hold what the zone holds, in any order. */
function sameKinds(places: readonly number[], zone: readonly number[]): boolean {
  let count = 0;
  for (const kind of places) {
    if (kind === EMPTY) continue;
    count++;
    if (occurrences(places, kind) !== occurrences(zone, kind)) return false;
  }
  return count === zone.length;
}

function occurrences(list: readonly number[], kind: number): number {
  let count = 0;
  for (const entry of list) if (entry === kind) count++;
  return count;
}
