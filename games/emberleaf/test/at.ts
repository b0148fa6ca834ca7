import { type Arranger, type Scenario, scenario } from '@crownleaf/testkit';
import { BUILDING_TYPES, type BuildingType } from '../data/buildings.ts';
import { RESOURCES, type Resource } from '../data/resources.ts';
import type { Difficulty } from '../data/sister.ts';
import { VILLAGERS, type Villager } from '../data/villagers.ts';
import { SPACES, SPOT_NAMES } from '../src/board/board.ts';
import { COMPONENTS } from '../src/components.ts';
import { emberleaf } from '../src/game.ts';
import { EMPTY, type Emberleaf, type Fellowship } from '../src/state.ts';

export type Store = { readonly [resource in Resource]?: number };

/** Lays out a position: components are named, wherever they are taken from. */
export class Layout {
  readonly s: Emberleaf;
  readonly #arranger: Arranger;

  constructor(s: Emberleaf, arranger: Arranger) {
    this.s = s;
    this.#arranger = arranger;
  }

  seat(seat: number): Fellowship {
    return this.s.seats[seat]!;
  }

  /** The seat's hand is these heroes and no others. */
  hand(seat: number, ...names: readonly string[]): this {
    this.s.table.box.push(...this.seat(seat).hand.splice(0));
    this.seat(seat).hand.push(...names.map((name) => this.#arranger.take(name)));
    return this;
  }

  /** Heroes in play, by space from 1 to 8; tiles that cover a space must be built first. */
  play(seat: number, heroes: { readonly [space: number]: string }): this {
    for (const [space, name] of Object.entries(heroes)) {
      const kind = this.#arranger.take(name);
      this.seat(seat).played.push(kind);
      this.seat(seat).spaces[Number(space) - 1] = kind;
    }
    return this;
  }

  store(seat: number, amounts: Store): this {
    for (const [i, resource] of RESOURCES.entries()) this.seat(seat).storage[i] = amounts[resource] ?? 0;
    return this;
  }

  favours(seat: number, ...names: readonly string[]): this {
    this.seat(seat).favours.push(...names.map((name) => this.#arranger.take(name)));
    return this;
  }

  banners(seat: number, ...names: readonly string[]): this {
    this.seat(seat).banners.push(...names.map((name) => this.#arranger.take(name)));
    return this;
  }

  trophies(seat: number, ...names: readonly string[]): this {
    this.seat(seat).trophies.push(...names.map((name) => this.#arranger.take(name)));
    return this;
  }

  /** Only these are left to take. */
  trophiesLeft(...names: readonly string[]): this {
    this.s.table.box.push(...this.s.table.trophies.splice(0));
    this.s.table.trophies.push(...names.map((name) => this.#arranger.take(name)));
    return this;
  }

  /** The row from left to right. */
  heroRow(...names: readonly string[]): this {
    this.s.table.heroDeck.unshift(...this.s.table.heroRow.splice(0));
    this.s.table.heroRow.push(...names.map((name) => this.#arranger.take(name)));
    return this;
  }

  favourRow(...names: readonly string[]): this {
    this.s.table.favourDeck.unshift(...this.s.table.favourRow.splice(0));
    this.s.table.favourRow.push(...names.map((name) => this.#arranger.take(name)));
    return this;
  }

  /** The tokens on the board are these and no others, by spot. */
  dangers(tokens: { readonly [spot: string]: string }): this {
    const { table } = this.s;
    table.creatures.push(...table.dangers.splice(0));
    table.spots.fill(EMPTY);
    for (const [spot, name] of Object.entries(tokens)) {
      const kind = this.#arranger.take(name);
      table.dangers.push(kind);
      table.spots[spotNamed(spot)] = kind;
    }
    return this;
  }

  /** A general building that nobody built, or that this seat did. */
  building(space: string, type: BuildingType, seat?: number): this {
    const { table } = this.s;
    table.tiles[spaceNamed(space)] = BUILDING_TYPES.indexOf(type);
    table.makers[spaceNamed(space)] = seat === undefined ? EMPTY : seat * 8;
    table.buildings[BUILDING_TYPES.indexOf(type)]!--;
    return this;
  }

  /** All buildings of this type that are left stand on the board, outside one clearing. */
  useUp(type: BuildingType, clearing: string): this {
    const { tiles, buildings } = this.s.table;
    for (const [space, { name }] of SPACES.entries()) {
      if (buildings[BUILDING_TYPES.indexOf(type)] === 0) break;
      if (tiles[space] === EMPTY && !name.startsWith(clearing)) this.building(name, type);
    }
    return this;
  }

  /** Something stands on every space but these. */
  fillBoard(...open: readonly string[]): this {
    for (const [space, { name }] of SPACES.entries()) {
      if (this.s.table.tiles[space] !== EMPTY || open.includes(name)) continue;
      this.building(name, BUILDING_TYPES[space % BUILDING_TYPES.length]!);
    }
    return this;
  }

  /** A villager of the seat on a building there. */
  home(seat: number, space: string, villager: Villager, type: BuildingType = 'house'): this {
    if (this.s.table.tiles[spaceNamed(space)] === EMPTY) this.building(space, type, seat);
    this.seat(seat).homes[spaceNamed(space)] = VILLAGERS.indexOf(villager);
    this.seat(seat).homed[VILLAGERS.indexOf(villager)]!++;
    return this;
  }

  /** The seat's own tile, on a space of the board. */
  tile(seat: number, slot: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', space: string, type: BuildingType): this {
    const number = 'abcdef'.indexOf(slot);
    this.seat(seat).built[number] = 1;
    this.s.table.tiles[spaceNamed(space)] = BUILDING_TYPES.indexOf(type);
    this.s.table.makers[spaceNamed(space)] = seat * 8 + 1 + number;
    return this;
  }

  score(seat: number, leaves: number): this {
    this.seat(seat).score = leaves;
    this.seat(seat).leaves[4] = leaves;
    return this;
  }

  /** Bonuses of the score track that are gone already. */
  bonusesGone(count: number): this {
    this.s.table.bonuses = count;
    return this;
  }

  kind(name: string): number {
    return this.#arranger.take(name);
  }
}

export interface Position {
  readonly seats?: number;
  readonly difficulty?: Difficulty;
  readonly seed?: string;
  /** Keeps the pre-placed buildings and the first tokens of the set-up. */
  readonly asSetUp?: true;
}

/**
 * A position before the first turn of seat 0. Seat n has fellowship deck n; no building and no token is on the board and
 * storages are empty and favour discs used, unless the position is kept as set up.
 */
export function at(spec: Position, arrange: (lay: Layout) => void = () => {}): Scenario<Emberleaf> {
  const { seats = 2, difficulty, seed, asSetUp } = spec;
  const options = { decks: 'random', ...(difficulty === undefined ? {} : { difficulty }) };
  return scenario<Emberleaf>(emberleaf, {
    seats,
    options,
    ...(seed === undefined ? {} : { seed }),
    arrange(s, arranger) {
      const lay = new Layout(s, arranger);
      s.table.starter = 0;
      Object.assign(s.stack[0]!, { seat: 0, who: 0 });
      for (const [seat, mine] of s.seats.entries()) {
        mine.deck = seat;
        lay.hand(seat);
      }
      for (const seat of s.seats.keys()) lay.hand(seat, ...COMPONENTS.slice(seat * 6, seat * 6 + 6));
      if (!asSetUp) bare(lay);
      arrange(lay);
    },
  });
}

function bare(lay: Layout): void {
  const { table, seats } = lay.s;
  lay.dangers({});
  table.tiles.fill(EMPTY);
  table.buildings.fill(10);
  for (const mine of seats) {
    mine.storage.fill(0);
    mine.discs.fill(0);
  }
}

export function spaceNamed(name: string): number {
  return found(
    SPACES.findIndex((space) => space.name === name),
    name,
  );
}

export function spotNamed(name: string): number {
  return found(SPOT_NAMES.indexOf(name), name);
}

function found(index: number, name: string): number {
  if (index < 0) throw new Error(`there is no '${name}' on the board`);
  return index;
}

/** What a seat has in storage, without what it has none of. */
export function stored(game: Scenario<Emberleaf>, seat = 0): Store {
  const { storage } = game.state.seats[seat]!;
  return Object.fromEntries(RESOURCES.flatMap((name, i) => (storage[i] === 0 ? [] : [[name, storage[i]!]])));
}

export function names(kinds: readonly number[]): string[] {
  return kinds.map((kind) => COMPONENTS[kind & 0xffff]!).sort();
}
