import type { Seat } from '@crownleaf/engine';
import { RESOURCES } from '../../data/goods.ts';
import {
  BOOK_TABLE,
  CASTLE_BOOK_BUILDINGS,
  GIFT_RINGS,
  SITE_MOST_BREADS,
  SITE_STONE_BUILDINGS,
  SITE_WOOD,
} from '../../data/places.ts';
import {
  BOOK,
  BREAD,
  CASTLE,
  CATHEDRAL,
  CONSTRUCTION_SITE,
  countOf,
  favorOf,
  goodName,
  isTown,
  MARKET,
  STONE,
  WOOD,
} from '../components.ts';
import type { EmaraView } from '../state.ts';
import { seatOf } from '../state.ts';
import { canPayOne, resourcesHeld } from '../stores/payment.ts';
import { receipt } from '../stores/stores.ts';
import { craftsmenAt } from './board.ts';
import { giftCitizens } from './castle.ts';
import { donationBooks, donationCitizens } from './cathedral.ts';
import { breadYield, donationPrice, giftPrice, stoneYield } from './dials.ts';
import { mostCoins } from './market.ts';

/** So many of something, by its name; `any` is a resource of any kind. */
export type Amount = readonly [name: string, count: number];

/** Something that a visit offers: what is given for what is got. */
export interface Deal {
  readonly gives: readonly Amount[];
  readonly gets: readonly Amount[];
}

/** What a visit to this place offers to the seat now; what has a price is left out unless it can be paid. */
export function dealsAt(view: EmaraView, seat: Seat, place: number, taken = -1): readonly Deal[] {
  const m = seatOf(view, seat);
  if (!isTown(place)) return [{ gives: [], gets: [[goodName(place), 1 + craftsmenAt(view.table, seat, place)]] }];
  const goods = m.goods.map((count, good) => count + (good === taken ? 1 : 0));
  const tokens = m.favors.map((kind) => favorOf(kind)).filter((favor) => favor.place === place);
  const free = tokens.map(({ reward, amount }): Deal => ({ gives: [], gets: [[reward, amount]] }));
  return [...free, ...OFFERS[place]!({ view, seat, goods })];
}

interface Visitor {
  readonly view: EmaraView;
  readonly seat: Seat;
  readonly goods: readonly number[];
}

type Offers = (visitor: Visitor) => readonly Deal[];

const OFFERS: { readonly [place: number]: Offers } = {
  [CASTLE]: (visitor) => [
    ...dialDeals(visitor, giftPrice, [
      ['ring', GIFT_RINGS.value],
      ...citizens(giftCitizens(visitor.view.table, mine(visitor))),
    ]),
    ...(countOf(visitor.goods, BOOK) > 0
      ? [deal(['book', 1], ['buildings', received(visitor, CASTLE_BOOK_BUILDINGS.value)])]
      : []),
  ],
  [CATHEDRAL]: (visitor) =>
    dialDeals(visitor, donationPrice, [
      ['book', donationBooks(mine(visitor))],
      ['favor', 1],
      ...citizens(donationCitizens(visitor.view.table)),
    ]),
  [CONSTRUCTION_SITE]: (visitor) => {
    const { view, goods } = visitor;
    const seats = view.seats.length;
    const breads = Math.min(countOf(goods, BREAD), SITE_MOST_BREADS.value);
    const timber = SITE_WOOD.map(({ value }) => value).findLast(({ wood }) => canPayOne(goods, WOOD, wood));
    return [
      ...(canPayOne(goods, STONE, 1)
        ? [
            deal(
              ['stone', 1],
              ['buildings', received(visitor, SITE_STONE_BUILDINGS.value)],
              ['citizens', stoneYield(view.table, seats)],
            ),
          ]
        : []),
      ...(breads > 0 ? [deal(['bread', breads], ['citizens', breads * breadYield(view.table, seats)])] : []),
      ...(timber !== undefined
        ? [deal(['wood', timber.wood], ['buildings', received(visitor, timber.buildings)])]
        : []),
    ];
  },
  [MARKET]: ({ view, goods }) => {
    const coins = mostCoins(view.table, resourcesHeld(goods));
    const books = Math.min(countOf(goods, BOOK), BOOK_TABLE.length - 1);
    return [
      ...(coins > 0 ? [deal(['any', coins], ['gold', coins])] : []),
      ...(books > 0 ? [deal(['book', books], ['citizens', BOOK_TABLE[books]!.value])] : []),
    ];
  },
};

function deal(price: Amount, ...gets: readonly Amount[]): Deal {
  return { gives: [price], gets };
}

/** One gift or donation: the lowest price of those that can be paid; of several such, any resource will do. */
function dialDeals({ view, goods }: Visitor, price: typeof giftPrice, gets: readonly Amount[]): readonly Deal[] {
  const asked = (resource: number): number => price(view.table, view.seats.length, resource);
  const payable = [...RESOURCES.keys()].filter((resource) => canPayOne(goods, resource, asked(resource)));
  const least = Math.min(...payable.map(asked));
  const cheapest = payable.filter((resource) => asked(resource) === least);
  const [first] = cheapest;
  if (first === undefined) return [];
  return [{ gives: [[cheapest.length > 1 ? 'any' : goodName(first), least]], gets }];
}

function mine({ view, seat }: Visitor): EmaraView['seats'][number] {
  return seatOf(view, seat);
}

function citizens(count: number): readonly Amount[] {
  return count > 0 ? [['citizens', count]] : [];
}

function received(visitor: Visitor, printed: number): number {
  return receipt(visitor.view.table, mine(visitor), printed);
}
