import { fastChance } from '@crownleaf/engine';
import { BUILDING_TYPES, FELLOWSHIP_TILES } from '../data/buildings.ts';
import { RESOURCES } from '../data/resources.ts';
import { VILLAGERS } from '../data/villagers.ts';
import { SPACES } from '../src/board/board.ts';
import { COMPONENTS, dangerToken } from '../src/components.ts';
import type { Emberleaf } from '../src/state.ts';
import { at, type Layout } from './at.ts';
import type { Amounts, Player, Village } from './naive.ts';

const CAMEL: { readonly [type: string]: string } = { 'boat-house': 'boatHouse', 'town-hall': 'townHall' };

/** A state with villages grown at random, and the same in plain words. Crowded ones make rare favours come true. */
export function randomVillage(seed: number, seats: number): { state: Emberleaf; village: Village } {
  const chance = fastChance(seed);
  let drawn = 0;
  const int = (below: number): number => chance.int(drawn++, below);
  const { state } = at({ seats, seed: `village ${seed}` }, (lay) => grow(lay, int));
  return { state, village: described(state) };
}

function grow(lay: Layout, int: (below: number) => number): void {
  const crowd = 1 + int(45);
  const fewTypes = int(3) === 0 ? 1 + int(3) : BUILDING_TYPES.length;
  const fewClearings = int(3) === 0 ? 8 + int(20) : SPACES.length;
  const left = [...lay.s.table.buildings];
  for (const space of SPACES.slice(0, fewClearings)) {
    const type = int(fewTypes);
    if (int(4) === 0 || left[type] === 0) continue;
    left[type]!--;
    lay.building(space.name, BUILDING_TYPES[type]!, int(3) === 0 ? int(lay.s.seats.length) : undefined);
  }
  for (const seat of lay.s.seats.keys()) raiseTiles(lay, seat, int);
  for (const [seat, mine] of lay.s.seats.entries()) {
    const favourite = int(VILLAGERS.length);
    for (let n = 0; n < crowd; n++) {
      const space = int(fewClearings);
      const villager = int(3) === 0 ? favourite : int(VILLAGERS.length);
      if (lay.s.table.tiles[space] === -1 || mine.homes[space] !== -1 || mine.homed[villager] === 5) continue;
      lay.home(seat, SPACES[space]!.name, VILLAGERS[villager]!);
    }
    const room = mine.built[3] === 1 ? 12 : 8;
    for (let n = int(room + 1); n > 0; n--) mine.storage[int(RESOURCES.length)]!++;
    for (let n = int(8); n > 0; n--) mine.banners.push(lay.s.table.creatures.pop()!);
    for (let n = int(11); n > 0; n--) mine.favours.push(lay.s.table.favourDeck.pop()!);
    for (let n = int(7); n > 0; n--) mine.hand.push(lay.s.table.heroDeck.pop()!);
    for (let n = int(5); n > 0; n--) lay.play(seat, { [n]: COMPONENTS[mine.hand[0]!]! });
    for (let clearing = 1; clearing < 6; clearing++) mine.discs[clearing] = int(2);
    while (lay.s.table.trophies.length > 0 && int(2) === 0) mine.trophies.push(lay.s.table.trophies.pop()!);
  }
  const { table } = lay.s;
  if (table.difficulty >= 0) {
    table.sisterCleared = int(6);
    while (table.trophies.length > 0 && int(3) === 0) table.sisterTrophies.push(table.trophies.pop()!);
  }
  for (let spot = 0; spot < 9; spot++) {
    if (int(2) === 0 || table.creatures.length === 0) continue;
    const token = table.creatures.pop()!;
    table.dangers.push(token);
    table.spots[spot] = token;
  }
}

/** Some of the seat's own tiles, each on the next space that is free. */
function raiseTiles(lay: Layout, seat: number, int: (below: number) => number): void {
  for (const { slot, type } of FELLOWSHIP_TILES) {
    const space = lay.s.table.tiles.indexOf(-1);
    if (space >= 0 && int(2) === 0) lay.tile(seat, slot, SPACES[space]!.name, type);
  }
}

function described(s: Emberleaf): Village {
  const { table } = s;
  const tiles = Object.fromEntries(
    SPACES.flatMap((space, i) => {
      const type = BUILDING_TYPES[table.tiles[i]!];
      return type === undefined ? [] : [[space.name, CAMEL[type] ?? type]];
    }),
  );
  return {
    tiles,
    players: s.seats.map((_, seat) => playerOf(s, seat)),
    dangersOnBoard: table.dangers.length,
    ...(table.difficulty >= 0
      ? { sister: { cleared: table.sisterCleared, trophies: table.sisterTrophies.length } }
      : {}),
  };
}

function playerOf({ seats, table }: Emberleaf, seat: number): Player {
  const mine = seats[seat]!;
  const storage: Amounts = Object.fromEntries(RESOURCES.map((name, i) => [name, mine.storage[i]!]));
  return {
    homes: Object.fromEntries(
      SPACES.flatMap((space, i) => (mine.homes[i] === -1 ? [] : [[space.name, VILLAGERS[mine.homes[i]!]!]])),
    ),
    builtOn: SPACES.flatMap((space, i) =>
      table.makers[i]! >= 0 && Math.floor(table.makers[i]! / 8) === seat ? [space.name] : [],
    ),
    banners: mine.banners.map((kind) => dangerToken(kind).banner),
    storage,
    heroes: mine.hand.length + mine.played.length,
    inPlay: mine.played.length,
    favours: mine.favours.map((kind) => COMPONENTS[kind]!),
    trophies: mine.trophies.length,
    fellowshipBuildings: mine.built.filter((built) => built === 1).length,
    discs: mine.discs.filter((disc) => disc === 1).length,
  };
}
