import { itemAt } from '@crownleaf/engine';

/** The four tracks of a player, with five villagers each. The rulebook numbers their bonuses 1 to 20 [EMBER-13.11]. */
export const VILLAGERS = ['rat', 'owl', 'rabbit', 'frog'] as const;
export type Villager = (typeof VILLAGERS)[number];
export const VILLAGERS_A_TRACK = 5;

export function villagerName(track: number): Villager {
  return itemAt(VILLAGERS, track);
}
