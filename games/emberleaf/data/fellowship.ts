import { build, type Effect, gather, type Stat, walk } from '../src/effects/vocabulary.ts';
import type { Basis } from './basis.ts';
import type { Slot } from './buildings.ts';

/** A space for heroes: a stat that counts while it is empty, a skill for who is placed there, a tile that covers it. */
export interface HeroSpace {
  readonly stat?: Stat;
  readonly skill?: Effect;
  readonly coveredBy?: Slot;
  readonly basis: { readonly stat: Basis; readonly skill: Basis };
}

const BASIS = { stat: 'rulebook', skill: 'reconstructed' } as const;

/** Column by column: 1, 3, 5, 7 are the top row, 2, 4, 6, 8 the bottom row. */
export const HERO_SPACES: readonly HeroSpace[] = [
  { skill: gather('wood', 1), basis: BASIS },
  { skill: gather('food', 1), basis: BASIS },
  { stat: 'wood', basis: BASIS },
  { stat: 'food', basis: BASIS },
  { skill: walk(1), basis: BASIS },
  { skill: gather('stone', 1), basis: BASIS },
  { skill: build(1), coveredBy: 'e', basis: BASIS },
  { skill: gather('beehive', 1), coveredBy: 'f', basis: BASIS },
];

export const STORAGE = 8;
export const STORAGE_WITH_BOAT_HOUSE = 12;

export const DECKS = ['a', 'b', 'c', 'd', 'e'] as const;
export const CARDS_A_DECK = 6;
