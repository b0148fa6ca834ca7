import { rulebook } from './basis.ts';

/** The four resources in the order in which a payment asks for them [EMARA-20.7]. A place in this list is an index. */
export const RESOURCES = ['wood', 'cloth', 'grain', 'stone'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Everything that a player stores in numbers; the resources come first. */
export const GOODS = [...RESOURCES, 'gold', 'ring', 'book', 'bread'] as const;
export type Good = (typeof GOODS)[number];

/** A price in resources. */
export type Price = { readonly [R in Resource]?: number };

/** What one piece is worth when the game is over; resources count in pairs [EMARA-17.1]. */
export const LEFTOVER = {
  ring: rulebook(2),
  gold: rulebook(1),
  favor: rulebook(1),
  book: rulebook(1),
  bread: rulebook(1),
  pairOfResources: rulebook(1),
} as const;
