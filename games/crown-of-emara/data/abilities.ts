import { type Fact, rulebook } from './basis.ts';
import type { Price } from './goods.ts';

/** What lasting abilities ask for and give ([EMARA-13.8] to [EMARA-13.23]). */
export interface Recipe {
  readonly price: Price;
  readonly breads: number;
}
/** The Baker's, by the number of breads. */
export const BAKER_RECIPES: readonly Fact<Recipe>[] = [
  rulebook({ price: { cloth: 1, grain: 1 }, breads: 1 }),
  rulebook({ price: { cloth: 1, grain: 2 }, breads: 2 }),
];
export const SCHOOLMARM_DEAL = rulebook({ resources: 2, books: 1 });
export const BAILIFF_DEAL = rulebook({ rings: 1, buildings: 5 });
export const DRESSMAKER_DEAL = rulebook({ cloth: 1, citizens: 2 });
/** The citizen points are paid. */
export const LANDLORD_DEAL = rulebook({ cloth: 1, citizens: 1, buildings: 5 });
export const MAYORESS_CITIZENS: Fact<number> = rulebook(2);
export const TOOLMAKER_BUILDINGS: Fact<number> = rulebook(2);
export const ABBESS_BOOKS: Fact<number> = rulebook(1);
