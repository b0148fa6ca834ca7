import type { Part } from '@crownleaf/engine';
import type { C } from '../state.ts';

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

/** A group of cards with a name of its own in card texts. */
export interface Which {
  readonly key: string;
  readonly test: (card: number) => boolean;
}
