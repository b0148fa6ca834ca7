import type { Part } from '@crownleaf/engine';
import { COST } from '../../components.ts';
import type { C } from '../../state.ts';
import { oneOf } from '../../verbs.ts';

/** A message key of the card's text and its values. */
export interface Phrase {
  readonly key: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/**
 * What a card does and what its text says about it, in one piece: the text of a card is put together from the very
 * clauses that are carried out, so neither can change without the other.
 */
export interface Clause {
  readonly part: Part<C>;
  readonly says: readonly Phrase[];
}

/** Says the phrase and does the part; what the inner clauses say comes after it. */
export function clause(key: string, values: Phrase['values'], part: Part<C>, inner: readonly Clause[] = []): Clause {
  return { part, says: [{ key, values }, ...inner.flatMap((each) => each.says)] };
}

export function parts(clauses: readonly Clause[]): Part<C> {
  return clauses.map((each) => each.part);
}

/** One of several, as the player likes. */
export function either(id: string, choices: { readonly [name: string]: Clause }): Clause {
  const clauses = Object.entries(choices);
  return {
    part: oneOf(id, Object.fromEntries(clauses.map(([name, { part }]) => [name, part]))),
    says: clauses.flatMap(([, { says }], i) => [{ key: i === 0 ? 'choose-one' : 'or', values: {} }, ...says]),
  };
}

/** A group of cards with a name of its own in card texts. */
export interface Which {
  readonly values: Phrase['values'];
  readonly test: (card: number) => boolean;
}

export function costing(least: number): Which {
  return { values: { which: 'costing', least }, test: (card) => COST[card]! >= least };
}
