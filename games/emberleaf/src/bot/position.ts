import { kindOf, type Seat } from '@crownleaf/engine';
import { BUILDING_TYPES } from '../../data/buildings.ts';
import { BUILDING_CARD_LEAVES, type SisterCount } from '../../data/sister.ts';
import { lastRow } from '../actions/attack.ts';
import { CLEARING_COUNT, firstSpace, spaceCount } from '../board/board.ts';
import { sisterBuilding, sisterFavour } from '../components.ts';
import { EMPTY, type Emberleaf, type Fellowship, HERO_SPACE_COUNT, seatOf, type Table } from '../state.ts';
import { AT, Counts, countIn } from './counts.ts';
import { ownWorth, SISTER_WEIGHT } from './evaluation.ts';
import { leavesNow, mostLeaves, type Standing, stepsMissing } from './promises.ts';

const MOST_SEATS = 5;
const TROPHIES = 6;
/** The steps that a player takes in a whole game towards what favours ask for, roughly. */
const STEPS = 12;
/** How much of a trophy's time the way to the next one takes up that is nearly earned. */
const NEARLY = 0.5;
const WAY_TO_A_TROPHY = 8;

/** What a seat has in a position, and what it may hope for. */
export class Prospect implements Standing {
  table!: Table;
  mine!: Fellowship;
  readonly counts = new Counts();
  readonly rivals: Counts[] = [];
  rivalCount = 0;
  /** The leaves that its favours give now, and those that they may give in the time that is left. */
  favours = 0;
  hope = 0;
  /** All that it has and may come to, by the evaluation that needs no learning. */
  worth = 0;

  get total(): number {
    return this.mine.score + this.favours;
  }

  weighFavours(time: number): void {
    this.favours = 0;
    this.hope = 0;
    for (let i = 0; i < this.mine.favours.length; i++) {
      const favour = this.mine.favours[i]!;
      this.favours += leavesNow(this, favour);
      this.hope += hopeOf(this, favour, time);
    }
  }
}

/** What a favour gives now, and of the rest the more the fewer steps are missing and the more time there is. */
export function hopeOf(standing: Standing, favour: number, time: number): number {
  const now = leavesNow(standing, favour);
  const rest = mostLeaves(favour) - now;
  if (rest === 0) return now;
  return now + rest * Math.max(0, 1 - stepsMissing(standing, favour) / (1 + STEPS * time));
}

/** A position as the features see it; one object serves all positions, one after the other. */
export class Position {
  s!: Emberleaf;
  table!: Table;
  seat: Seat = 0;
  me!: Prospect;
  /** What the strongest of the others has, the sister included, and what it may come to. */
  rivalTotal = 0;
  rivalWorth = 0;
  /** From 1 at the beginning down to 0. */
  time = 0;
  /** Free spaces by clearing. */
  readonly free = new Int32Array(CLEARING_COUNT);
  readonly prospects: readonly Prospect[] = Array.from({ length: MOST_SEATS }, () => new Prospect());
  readonly sister = new Counts();
  sisterTotal = 0;

  read(s: Emberleaf, seat: Seat): void {
    this.s = s;
    this.table = s.table;
    this.seat = seat;
    this.me = this.prospects[seat]!;
    this.#forest();
    for (let i = 0; i < s.seats.length; i++) this.prospects[i]!.counts.of(s, i);
    if (s.table.difficulty !== EMPTY) this.sister.ofSister(s);
    for (let i = 0; i < s.seats.length; i++) this.#weigh(i);
    this.sisterTotal = s.table.difficulty === EMPTY ? 0 : this.#sisterScore();
    this.#compare();
  }

  #forest(): void {
    const { tiles, trophies, trackRow } = this.table;
    let nearest = lastRow(this.table) - trackRow;
    for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) {
      const first = firstSpace(clearing);
      let free = 0;
      for (let bit = spaceCount(clearing) - 1; bit >= 0; bit--) if (tiles[first + bit] === EMPTY) free++;
      this.free[clearing] = free;
      if (free > 0 && free < nearest) nearest = free;
    }
    this.time = Math.max(0, trophies.length - NEARLY * (1 - nearest / WAY_TO_A_TROPHY)) / TROPHIES;
  }

  #weigh(seat: Seat): void {
    const prospect = this.prospects[seat]!;
    prospect.table = this.table;
    prospect.mine = seatOf(this.s, seat);
    let rivals = 0;
    for (let other = 0; other < this.s.seats.length; other++) {
      if (other !== seat) prospect.rivals[rivals++] = this.prospects[other]!.counts;
    }
    if (this.table.difficulty !== EMPTY) prospect.rivals[rivals++] = this.sister;
    prospect.rivalCount = rivals;
    prospect.weighFavours(this.time);
    prospect.worth = ownWorth(this.s, seat);
  }

  #compare(): void {
    this.rivalTotal = this.sisterTotal;
    this.rivalWorth = SISTER_WEIGHT * this.sisterTotal;
    for (let other = 0; other < this.s.seats.length; other++) {
      if (other === this.seat) continue;
      const prospect = this.prospects[other]!;
      this.rivalTotal = Math.max(this.rivalTotal, prospect.total);
      this.rivalWorth = Math.max(this.rivalWorth, prospect.worth);
    }
  }

  /** As `sisterScore`, but with all building cards turned up, as they will be at the end [EMBER-21.36]. */
  #sisterScore(): number {
    const { sisterLeaves, sisterFavours, sisterBuildings } = this.table;
    const { row } = this.me.counts;
    let sum = sisterLeaves[0]! + sisterLeaves[1]! + sisterLeaves[2]!;
    for (let i = 0; i < sisterFavours.length; i++) {
      const { points, per } = sisterFavour(sisterFavours[i]!);
      sum += points * SISTER_COUNTS[per](this, row);
    }
    for (let place = 0; place < sisterBuildings.length; place++) {
      const type = BUILDING_TYPES.indexOf(sisterBuilding(kindOf(sisterBuildings[place]!)).type);
      sum += BUILDING_CARD_LEAVES[place]! * countIn(row, AT.buildingsByType + type);
    }
    return sum;
  }
}

const ALL_VILLAGERS = 20;
const ALL_TILES = 6;

/** As in `sister/score.ts`, from the row of counts. */
const SISTER_COUNTS: { readonly [count in SisterCount]: (p: Position, row: Int32Array) => number } = {
  unhomedVillagers: (_, row) => ALL_VILLAGERS - countIn(row, AT.villagers),
  favours: (_, row) => countIn(row, AT.favours),
  trophies: (_, row) => countIn(row, AT.trophies),
  heroCards: (_, row) => countIn(row, AT.heroCards),
  banners: (_, row) => countIn(row, AT.banners),
  largestNeighbourhood: (_, row) => countIn(row, AT.largestNeighbourhood),
  clearingsWithVillager: (_, row) => countIn(row, AT.clearingsWithVillager),
  unbuiltFellowshipBuildings: (_, row) => ALL_TILES - countIn(row, AT.fellowshipBuildings),
  villagers: (_, row) => countIn(row, AT.villagers),
  rats: (_, row) => countIn(row, AT.villagersByKind),
  owls: (_, row) => countIn(row, AT.villagersByKind + 1),
  rabbits: (_, row) => countIn(row, AT.villagersByKind + 2),
  frogs: (_, row) => countIn(row, AT.villagersByKind + 3),
  favourDiscsLeft: ({ me }) => sum(me.mine.discs),
  neighbourhoods: (_, row) => countIn(row, AT.neighbourhoods),
  resources: (_, row) => countIn(row, AT.resources),
  buildingTypesOwned: (_, row) => {
    let types = 0;
    for (let type = 0; type < BUILDING_TYPES.length; type++) if (countIn(row, AT.buildingsByType + type) > 0) types++;
    return types;
  },
  incompleteFavours: ({ me }) => {
    let incomplete = 0;
    for (let i = 0; i < me.mine.favours.length; i++) if (leavesNow(me, me.mine.favours[i]!) === 0) incomplete++;
    return incomplete;
  },
  clearingsWithoutVillager: (_, row) => CLEARING_COUNT - countIn(row, AT.clearingsWithVillager),
  halfTheDangersOnBoard: ({ table }) => Math.floor(table.dangers.length / 2),
  fellowshipBuildings: (_, row) => countIn(row, AT.fellowshipBuildings),
  heroesInPlay: ({ me }) => {
    let heroes = 0;
    for (let space = 0; space < HERO_SPACE_COUNT; space++) if (me.mine.spaces[space] !== EMPTY) heroes++;
    return heroes;
  },
  trophiesOfSister: ({ table }) => table.sisterTrophies.length,
};

export function sum(numbers: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < numbers.length; i++) all += numbers[i]!;
  return all;
}
