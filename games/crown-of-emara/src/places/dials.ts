import {
  BREAD_DIAL,
  type Dial,
  DONATION_DIAL,
  DONATIONS_AT_TWO,
  GIFT_DIAL,
  GIFTS_AT_TWO,
  STONE_DIAL,
} from '../../data/dials.ts';
import { RESOURCES } from '../../data/goods.ts';
import type { C, Table } from '../state.ts';

/** The ten markers. The state counts turns; what they show depends on the number of players [EMARA-2.4]. */
interface Side {
  /** From the black one on. */
  readonly numbers: readonly number[];
  /** What holds once the marker has left. */
  readonly board: number;
}

const TWO_PLAYERS = 2;
const MANY_PLAYERS = 4;

function side(dial: Dial, many: boolean): Side {
  return { numbers: (many ? dial.many : dial.few).map((f) => f.value), board: dial.board.value };
}

function sides(dial: Dial): readonly [few: Side, many: Side] {
  return [side(dial, false), side(dial, true)];
}

const GIFT = sides(GIFT_DIAL);
const DONATION = sides(DONATION_DIAL);
const BREAD = sides(BREAD_DIAL);
const STONE = sides(STONE_DIAL);

/** Gift and donation markers of a solo game are those of two players [EMARA-18.3]. */
function priceSide(dial: readonly [Side, Side], seats: number): Side {
  return dial[seats === MANY_PLAYERS ? 1 : 0];
}

/** Bread and stone marker of a solo game are those of four players [EMARA-18.3]. */
function yieldSide(dial: readonly [Side, Side], seats: number): Side {
  return dial[seats === MANY_PLAYERS || seats === 1 ? 1 : 0];
}

function shown({ numbers, board }: Side, turns: number): number {
  return numbers[turns] ?? board;
}

export function giftPrice(t: Table, seats: number, resource: number): number {
  return shown(priceSide(GIFT, seats), t.gifts[resource]!);
}

export function donationPrice(t: Table, seats: number, resource: number): number {
  return shown(priceSide(DONATION, seats), t.donations[resource]!);
}

export function breadYield(t: Pick<Table, 'bread'>, seats: number): number {
  return shown(yieldSide(BREAD, seats), t.bread);
}

export function stoneYield(t: Pick<Table, 'stone'>, seats: number): number {
  return shown(yieldSide(STONE, seats), t.stone);
}

/** One step on; past the last number the marker has left and stays where it is [EMARA-12.2]. */
function turned(c: C, marker: string, dial: Side, turns: number): number {
  if (turns >= dial.numbers.length) return turns;
  const now = turns + 1;
  c.tell?.('marker-turned', { marker, now: shown(dial, now), left: now === dial.numbers.length });
  return now;
}

export function turnGift(c: C, resource: number): void {
  const { gifts } = c.table;
  gifts[resource] = turned(c, `gift-${RESOURCES[resource]}`, priceSide(GIFT, c.seats), gifts[resource]!);
}

export function turnDonation(c: C, resource: number): void {
  const { donations } = c.table;
  donations[resource] = turned(
    c,
    `donation-${RESOURCES[resource]}`,
    priceSide(DONATION, c.seats),
    donations[resource]!,
  );
}

export function turnBread(c: C): void {
  c.table.bread = turned(c, 'bread', yieldSide(BREAD, c.seats), c.table.bread);
}

export function turnStone(c: C): void {
  c.table.stone = turned(c, 'stone', yieldSide(STONE, c.seats), c.table.stone);
}

/** Where the markers start ([EMARA-2.5] to [EMARA-2.7], [EMARA-18.3]). */
export function setMarkers(c: C): void {
  const { table: t, seats } = c;
  if (seats > TWO_PLAYERS) return;
  const two = GIFT[0].numbers.indexOf(2);
  const twoDonated = DONATION[0].numbers.indexOf(2);
  RESOURCES.forEach((name, r) => {
    if (GIFTS_AT_TWO.value.includes(name)) t.gifts[r] = two;
    if (DONATIONS_AT_TWO.value.includes(name)) t.donations[r] = twoDonated;
  });
  if (seats === TWO_PLAYERS) {
    t.bread = 1;
    t.stone = 1;
  }
}

/** How often each marker can be turned at most, for the game's own invariant. */
export function markerLimits(seats: number): { gift: number; donation: number; bread: number; stone: number } {
  const { gift, donation, bread, stone } = markerSides(seats);
  return {
    gift: gift.numbers.length,
    donation: donation.numbers.length,
    bread: bread.numbers.length,
    stone: stone.numbers.length,
  };
}

/** The sides that the markers show in a game of so many players. */
export function markerSides(seats: number): { readonly [M in 'gift' | 'donation' | 'bread' | 'stone']: Side } {
  return {
    gift: priceSide(GIFT, seats),
    donation: priceSide(DONATION, seats),
    bread: yieldSide(BREAD, seats),
    stone: yieldSide(STONE, seats),
  };
}
