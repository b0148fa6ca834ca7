import { type Fact, reconstructed, rulebook, source } from './basis.ts';

/** The two sides of a marker, each from its black number on, and the board's number, which holds once it has left. */
export interface Dial {
  /** The side with the player symbol, for 2 or 3 players. */
  readonly few: readonly Fact<number>[];
  /** The side for 4 players. */
  readonly many: readonly Fact<number>[];
  readonly board: Fact<number>;
}

/** The set-up names the "2" on the side for few players; the rest fits the example of a marker going from 1 to 2. */
const PRICE: Dial = {
  few: [reconstructed(1), reconstructed(1), rulebook(2)],
  many: [reconstructed(1), reconstructed(1), reconstructed(2), reconstructed(2)],
  board: reconstructed(3),
};

export const GIFT_DIAL: Dial = PRICE;
export const DONATION_DIAL: Dial = PRICE;

/** The number after the black one on the side for few players comes from the French summary. */
export const BREAD_DIAL: Dial = {
  few: [reconstructed(6), source(5), reconstructed(4)],
  many: [reconstructed(6), reconstructed(5), reconstructed(5), reconstructed(4)],
  board: reconstructed(3),
};

export const STONE_DIAL: Dial = {
  few: [reconstructed(5), source(4), reconstructed(3)],
  many: [reconstructed(5), reconstructed(4), reconstructed(4), reconstructed(3)],
  board: reconstructed(2),
};

/** Which kinds start at the "2" with two players [EMARA-2.5, EMARA-2.6]. */
export const GIFTS_AT_TWO: Fact<readonly string[]> = rulebook(['stone', 'cloth']);
export const DONATIONS_AT_TWO: Fact<readonly string[]> = rulebook(['wood', 'grain']);
