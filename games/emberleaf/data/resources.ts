/** The order is the order in which mixed gains and payments are settled. */
export const RESOURCES = ['wood', 'food', 'stone', 'beehive'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Amounts in the order of `RESOURCES`. */
export type Amounts = readonly [wood: number, food: number, stone: number, beehive: number];
