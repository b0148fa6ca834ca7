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

/** The costs of the huts on each countryside place (EMARA-8.12 to EMARA-8.15). */
export const HUT_COSTS: readonly (readonly Fact<Price>[])[] = [
  [rulebook({ wood: 2 }), rulebook({ wood: 1, cloth: 1 }), reconstructed({ wood: 1, stone: 1 })],
  [reconstructed({ cloth: 2 }), reconstructed({ cloth: 1, grain: 1 }), reconstructed({ cloth: 1, wood: 1 })],
  [reconstructed({ grain: 2 }), reconstructed({ grain: 1, stone: 1 }), reconstructed({ grain: 1, cloth: 1 })],
  [reconstructed({ stone: 2 }), reconstructed({ stone: 1, wood: 1 }), reconstructed({ stone: 1, grain: 1 })],
];

/** Citizen points for a player's first to fourth craftsman (EMARA-8.10). */
export const CRAFTSMAN_POINTS: readonly Fact<number>[] = [
  rulebook(1),
  reconstructed(2),
  reconstructed(3),
  reconstructed(4),
];

/** Citizen points for so many books at the Market (EMARA-7.5). */
export const BOOK_TABLE: readonly Fact<number>[] = [
  rulebook(0),
  rulebook(3),
  rulebook(6),
  rulebook(10),
  rulebook(15),
  rulebook(21),
];
