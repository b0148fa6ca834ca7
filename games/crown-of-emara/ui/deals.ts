import type { Seat } from '@crownleaf/engine';
import { RESOURCES } from '../data/goods.ts';
import {
  BOOK_TABLE,
  CASTLE_BOOK_BUILDINGS,
  SITE_MOST_BREADS,
  SITE_STONE_BUILDINGS,
  SITE_WOOD,
} from '../data/places.ts';
import { BOOK, BREAD, CASTLE, CATHEDRAL, CONSTRUCTION_SITE, isTown, STONE, WOOD } from '../src/components.ts';
import { breadYield, donationPrice, giftPrice, stoneYield } from '../src/dials.ts';
import { canPayOne, resourcesHeld } from '../src/payment.ts';
import type { EmaraView } from '../src/state.ts';
import { receipt } from '../src/stores.ts';
import { favorOf, goodName, workersAt } from './look.ts';

/** Something that a visit could bring with these goods: what it brings, by name and number. */
export type Gain = readonly [name: string, count: number];

/** What a visit to this place would bring to the seat now; what has a price counts only if it can be paid. */
export function gainsAt(view: EmaraView, seat: Seat, place: number, taken = -1): readonly Gain[] {
  const { table } = view;
  const m = view.seats[seat]!;
  if (!isTown(place)) return [[goodName(place), 1 + workersAt(view, seat, place)]];
  const goods = m.goods.map((count, good) => count + (good === taken ? 1 : 0));
  const seats = view.seats.length;
  const tokens = m.favors.map(favorOf).filter((favor) => favor.place === place);
  const out: Gain[] = tokens.map(({ reward, amount }) => [reward, amount]);
  const some = (price: typeof giftPrice): boolean =>
    RESOURCES.some((_, r) => canPayOne(goods, r, price(table, seats, r)));
  if (place === CASTLE) {
    if (some(giftPrice)) out.push(['ring', 1]);
    if (goods[BOOK]! > 0) out.push(['buildings', receipt(table, m, CASTLE_BOOK_BUILDINGS.value)]);
  } else if (place === CATHEDRAL) {
    if (some(donationPrice)) out.push(['book', 1], ['favor', 1]);
  } else if (place === CONSTRUCTION_SITE) {
    let buildings = 0;
    let citizens = Math.min(goods[BREAD]!, SITE_MOST_BREADS.value) * breadYield(table, seats);
    if (canPayOne(goods, STONE, 1)) {
      buildings += receipt(table, m, SITE_STONE_BUILDINGS.value);
      citizens += stoneYield(table, seats);
    }
    const timber = SITE_WOOD.map(({ value }) => value).findLast(({ wood }) => canPayOne(goods, WOOD, wood));
    if (timber !== undefined) buildings += receipt(table, m, timber.buildings);
    if (buildings > 0) out.push(['buildings', buildings]);
    if (citizens > 0) out.push(['citizens', citizens]);
  } else {
    if (resourcesHeld(goods) > 0) out.push(['gold', 1]);
    const books = BOOK_TABLE[Math.min(goods[BOOK]!, BOOK_TABLE.length - 1)]!.value;
    if (books > 0) out.push(['citizens', books]);
  }
  return out;
}
