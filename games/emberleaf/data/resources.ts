import { itemAt } from '@crownleaf/engine';

/** The order is the order in which mixed gains and payments are settled. */
export const RESOURCES = ['wood', 'food', 'stone', 'beehive'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The place of each in `RESOURCES`. */
export const [WOOD, FOOD, STONE, BEEHIVE] = [0, 1, 2, 3] as const;

/** Amounts in the order of `RESOURCES`. */
export type Amounts = readonly [wood: number, food: number, stone: number, beehive: number];

export function resourceName(resource: number): Resource {
  return itemAt(RESOURCES, resource);
}
