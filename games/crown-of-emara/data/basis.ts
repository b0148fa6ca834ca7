/**
 * Where a value comes from: the rulebook's text, another source named in the facts sheet, or our reconstruction of a
 * number that no text we hold states.
 */
export const BASES = ['rulebook', 'source', 'reconstructed'] as const;
export type Basis = (typeof BASES)[number];

export interface Fact<T> {
  readonly value: T;
  readonly basis: Basis;
}

export function rulebook<T>(value: T): Fact<T> {
  return { value, basis: 'rulebook' };
}

export function source<T>(value: T): Fact<T> {
  return { value, basis: 'source' };
}

export function reconstructed<T>(value: T): Fact<T> {
  return { value, basis: 'reconstructed' };
}
