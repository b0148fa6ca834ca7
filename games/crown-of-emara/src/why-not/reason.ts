import type { Refusal, RuleId } from '@crownleaf/engine';
import { GOODS, RESOURCES } from '../../data/goods.ts';
import { BOOK, BREAD, countOf, GOLD, goodName, KINDS_OF_RESOURCE, RING } from '../components.ts';
import type { Mine, Table } from '../state.ts';

/** An answer that was refused, and the position in which it was given. */
export interface RefusedError {
  readonly t: Table;
  /** Of the player who is asked. */
  readonly m: Mine;
  readonly seat: number;
  readonly seats: number;
  readonly others: readonly Mine[];
  /** The kind of question that is asked. */
  readonly kind: string;
  /** The script of the step under way; a payment belongs to the step it is made for. */
  readonly step: string;
  /** The first thing that this script remembers: of a craftsman the hut, of an advisor his place in the list. */
  readonly about: number | undefined;
  /** What the script that asks remembers. */
  readonly slots: readonly number[];
  /** What stands behind the verb of the answer. */
  readonly argument: string;
}

/** A condition of an answer: says what is missing, if anything is. */
export type Check = (refused: RefusedError) => Refusal | undefined;

export function no(rule: RuleId, message: string): Refusal {
  return { rule, message };
}

/** The first condition that is not met is the reason. */
export function firstOf(...checks: readonly Check[]): Check {
  return (refused) => {
    for (const check of checks) {
      const refusal = check(refused);
      if (refusal !== undefined) return refusal;
    }
    return undefined;
  };
}

/** So many of something. */
export function some(count: number, one: string, several = `${one}s`): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : several}`;
}

const PLURALS: { readonly [good: number]: readonly [string, string] } = {
  [RING]: ['signet ring', 'signet rings'],
  [BOOK]: ['book', 'books'],
  [BREAD]: ['bread', 'breads'],
};

/** So many of a good. */
export function someOf(good: number, count: number): string {
  const [one, several] = PLURALS[good] ?? [goodName(good), goodName(good)];
  return some(count, one, several);
}

export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A price by goods, as a text. */
export function priceText(price: readonly number[]): string {
  return listed(price.flatMap((count, good) => (count > 0 ? [someOf(good, count)] : [])));
}

/** The player's own of all that could pay this price: coins stand in for resources [EMARA-9.2]. */
export function heldFor({ goods }: Mine, price: readonly number[]): string {
  const coinsToo = price.some((count, good) => count > 0 && good < KINDS_OF_RESOURCE);
  const useful = goods.flatMap((count, good) =>
    (price[good] ?? 0) > 0 || (coinsToo && good === GOLD) ? [someOf(good, count)] : [],
  );
  return `you have ${listed(useful)}`;
}

/** A price in a single good. */
export function priceOf(good: number, count: number): readonly number[] {
  return GOODS.map((_, each) => (each === good ? count : 0));
}

/** Can this be paid, with coins for the resources in it? */
function pays({ goods }: Mine, price: readonly number[]): boolean {
  let coins = 0;
  for (let good = 0; good < price.length; good++) {
    const missing = Math.max(0, price[good]! - countOf(goods, good));
    if (good < KINDS_OF_RESOURCE) coins += missing;
    else if (good !== GOLD && missing > 0) return false;
  }
  return countOf(goods, GOLD) >= coins + (price[GOLD] ?? 0);
}

/** The reason if this price cannot be paid. */
export function unpaid(rule: RuleId, m: Mine, price: readonly number[]): Refusal | undefined {
  return pays(m, price) ? undefined : no(rule, `you cannot pay ${priceText(price)}: ${heldFor(m, price)}`);
}

/** The reason if one does not have so many of a good that no coin can stand in for. */
export function missing(rule: RuleId, { goods }: Mine, good: number, count: number): Refusal | undefined {
  if (countOf(goods, good) >= count) return undefined;
  if (count === 1) return no(rule, `you have ${someOf(good, 0)}`);
  const held = goods[good] === 0 ? 'none' : `only ${goods[good]}`;
  return no(rule, `you need ${someOf(good, count)}, and you have ${held}`);
}

/** What stands behind the verb is one of these goods. */
export function isGoodAmong(goods: readonly number[], rule: RuleId, message: string): Check {
  return ({ argument }) => (goods.some((good) => GOODS[good] === argument) ? undefined : no(rule, message));
}

/** The reason if one has nothing of the good that stands behind the verb. */
export function holdsArgument(rule: RuleId): Check {
  return ({ m, argument }) => missing(rule, m, (GOODS as readonly string[]).indexOf(argument), 1);
}

export function resourceOf(name: string | undefined): number {
  return (RESOURCES as readonly (string | undefined)[]).indexOf(name);
}

export const isResource: Check = ({ argument }) =>
  resourceOf(argument) < 0 ? no('EMARA-1.4', 'the resources are wood, cloth, grain and stone') : undefined;
