import { type Fact, reconstructed, rulebook } from './basis.ts';
import type { Price } from './goods.ts';

/** The countryside places stand in the order of the resources they yield, so a place's index is its resource's. */
export const PLACES = [
  'forest',
  'weaving-mill',
  'grainfield',
  'quarry',
  'castle',
  'cathedral',
  'construction-site',
  'market',
] as const;
export type Place = (typeof PLACES)[number];

/** The costs of the huts on each countryside place ([EMARA-8.12] to [EMARA-8.15]). */
export const HUT_COSTS: readonly (readonly Fact<Price>[])[] = [
  [rulebook({ wood: 2 }), rulebook({ wood: 1, cloth: 1 }), reconstructed({ wood: 1, stone: 1 })],
  [reconstructed({ cloth: 2 }), reconstructed({ cloth: 1, grain: 1 }), reconstructed({ cloth: 1, wood: 1 })],
  [reconstructed({ grain: 2 }), reconstructed({ grain: 1, stone: 1 }), reconstructed({ grain: 1, cloth: 1 })],
  [reconstructed({ stone: 2 }), reconstructed({ stone: 1, wood: 1 }), reconstructed({ stone: 1, grain: 1 })],
];

/** Citizen points for a player's first to fourth craftsman [EMARA-8.10]. */
export const CRAFTSMAN_POINTS: readonly Fact<number>[] = [
  rulebook(1),
  reconstructed(2),
  reconstructed(3),
  reconstructed(4),
];

/** Citizen points for so many books at the Market [EMARA-7.5]. */
export const BOOK_TABLE: readonly Fact<number>[] = [
  rulebook(0),
  rulebook(3),
  rulebook(6),
  rulebook(10),
  rulebook(15),
  rulebook(21),
];

/** What a gift and a donation bring [EMARA-7.1, EMARA-7.2]. */
export const GIFT_RINGS: Fact<number> = rulebook(1);
export const DONATION_BOOKS: Fact<number> = rulebook(1);
/** A book in the Castle [EMARA-7.3]. */
export const CASTLE_BOOK_BUILDINGS: Fact<number> = rulebook(5);
/** One resource for as much gold at the Market [EMARA-7.4]. */
export const MARKET_COINS: Fact<number> = rulebook(1);
/** The Construction Site ([EMARA-7.6] to [EMARA-7.8]). */
export const SITE_STONE_BUILDINGS: Fact<number> = rulebook(5);
export const SITE_MOST_BREADS: Fact<number> = rulebook(3);
export interface Timber {
  readonly wood: number;
  readonly buildings: number;
}
export const SITE_WOOD: readonly Fact<Timber>[] = [
  rulebook({ wood: 1, buildings: 5 }),
  rulebook({ wood: 3, buildings: 10 }),
];
