import { moveKind, type Seat } from '@crownleaf/engine';
import { SLOTS } from '../../data/buildings.ts';
import { HERO_SPACES } from '../../data/fellowship.ts';
import { RESOURCES } from '../../data/resources.ts';
import { type C, EMPTY, type Fellowship, mine } from '../state.ts';

/** The cards on a player's board: where they lie, how they move and what lies on them. */
const KINDS = RESOURCES.length;
const NO_TILE = -1;
const COVERED_BY = HERO_SPACES.map(({ coveredBy }) => (coveredBy === undefined ? NO_TILE : SLOTS.indexOf(coveredBy)));

/** Neither a card nor a tile lies there [EMBER-3.3]. */
export function isEmptySpace({ spaces, built }: Fellowship, space: number): boolean {
  const tile = COVERED_BY[space]!;
  return spaces[space] === EMPTY && (tile === NO_TILE || built[tile] === 1);
}

/** Where this hero lies, the place off the board included; −1 if it is not in play. */
export function placeOf({ spaces }: Fellowship, hero: number): number {
  return spaces.indexOf(hero);
}

export function putInPlay(c: C, seat: Seat, hero: number, space: number): void {
  moveKind(c, hero, mine.hand, mine.played, seat);
  c.of(seat).spaces[space] = hero;
}

/** Its uses and what lies on it go with the card. */
export function shift({ spaces, uses, onCards }: Fellowship, from: number, to: number): void {
  spaces[to] = spaces[from]!;
  uses[to] = uses[from]!;
  spaces[from] = EMPTY;
  uses[from] = 0;
  for (let r = 0; r < KINDS; r++) {
    onCards[to * KINDS + r] = onCards[from * KINDS + r]!;
    onCards[from * KINDS + r] = 0;
  }
}

/** What lies on the card goes to the supply, and its uses are open again [EMBER-7.5]. */
export function returnToHand(c: C, seat: Seat, place: number): void {
  const { spaces, uses, onCards } = c.of(seat);
  moveKind(c, spaces[place]!, mine.played, mine.hand, seat);
  spaces[place] = EMPTY;
  uses[place] = 0;
  for (let r = 0; r < KINDS; r++) onCards[place * KINDS + r] = 0;
}

export function putOnCard({ onCards }: Fellowship, place: number, resource: number, count: number): void {
  onCards[place * KINDS + resource]! += count;
}

/** Empties the card and says what lay on it. */
export function takenOffCard({ onCards }: Fellowship, place: number): number[] {
  const first = place * KINDS;
  const amounts = onCards.slice(first, first + KINDS);
  onCards.fill(0, first, first + KINDS);
  return amounts;
}
