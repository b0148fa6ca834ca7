import { BOOK_TABLE, SITE_MOST_BREADS } from '../../data/places.ts';
import {
  BOOK,
  BREAD,
  CASTLE,
  CATHEDRAL,
  CONSTRUCTION_SITE,
  countOf,
  favorOf,
  GOLD,
  KINDS_OF_RESOURCE,
  STONE,
  WOOD,
} from '../components.ts';
import { FIRST_ACTION, SECOND_ACTION, THIRD_ACTION } from '../flow/turn-marks.ts';
import { breadYield, donationPrice, giftPrice, stoneYield } from '../places/dials.ts';
import type { Emara, Mine } from '../state.ts';
import { resourcesHeld } from '../stores/payment.ts';

/** What a visit can be used for, each from 0 (not now) to about 1. */
export const USES = ['gift', 'read', 'donation', 'stone', 'bread', 'wood', 'coin', 'books', 'token'] as const;
const [GIFT, READ, DONATE, LAY_STONE, GIVE_BREAD, LAY_WOOD, COIN, SELL, TOKEN] = USES.map((_, i) => i) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const BOOK_POINTS: readonly number[] = BOOK_TABLE.map((points) => points.value);
const MAX_BOOKS = BOOK_POINTS.length - 1;
const MAX_BREADS = SITE_MOST_BREADS.value;
const POINTS = 20;

/** What this town place would bring; of what was written before, the better stays. */
export function writeUses(s: Emara, m: Mine, place: number, visited: number, out: Float32Array, at: number): void {
  const { goods } = m;
  const { table: t } = s;
  const seats = s.seats.length;
  if (place === CASTLE) {
    if ((visited & FIRST_ACTION) === 0) best(out, at + GIFT, cheapest(s, m, giftPrice));
    if ((visited & SECOND_ACTION) === 0 && countOf(goods, BOOK) > 0) out[at + READ] = 1;
  } else if (place === CATHEDRAL) {
    if ((visited & FIRST_ACTION) === 0) best(out, at + DONATE, cheapest(s, m, donationPrice));
  } else if (place === CONSTRUCTION_SITE) {
    if ((visited & FIRST_ACTION) === 0 && countOf(goods, STONE) + countOf(goods, GOLD) > 0) {
      out[at + LAY_STONE] = (5 + stoneYield(t, seats)) / (countOf(goods, STONE) > 0 ? 10 : 20);
    }
    if ((visited & SECOND_ACTION) === 0) {
      out[at + GIVE_BREAD] = (Math.min(MAX_BREADS, countOf(goods, BREAD)) * breadYield(t, seats)) / POINTS;
    }
    if ((visited & THIRD_ACTION) === 0 && countOf(goods, WOOD) > 0) {
      out[at + LAY_WOOD] = countOf(goods, WOOD) >= 3 ? 1 : 0.5;
    }
  } else {
    if ((visited & FIRST_ACTION) === 0 && resourcesHeld(goods) > 0) out[at + COIN] = 1;
    if ((visited & SECOND_ACTION) === 0)
      out[at + SELL] = BOOK_POINTS[Math.min(MAX_BOOKS, countOf(goods, BOOK))]! / POINTS;
  }
  tokens(s, m, place, out, at + TOKEN);
}

function best(out: Float32Array, at: number, value: number): void {
  if (value > out[at]!) out[at] = value;
}

/** One over the lowest price that the seat has the resources for. */
function cheapest(s: Emara, { goods }: Mine, price: typeof giftPrice): number {
  const seats = s.seats.length;
  let most = 0;
  for (let r = 0; r < KINDS_OF_RESOURCE; r++) {
    if (goods[r] === 0) continue;
    const due = price(s.table, seats, r);
    if (countOf(goods, r) + countOf(goods, GOLD) >= due) most = Math.max(most, 1 / due);
  }
  return most;
}

function tokens(s: Emara, { favors }: Mine, place: number, out: Float32Array, at: number): void {
  for (let i = 0; i < favors.length; i++) {
    if (favorOf(favors[i]!).place === place && favors[i] !== s.table.fresh) out[at]! += 0.5;
  }
}
