/**
 * Where a value comes from: the rulebook's text, another text that the facts sheet names, or our own reconstruction of
 * something that no text we hold states. Only reconstructed values may be tuned.
 */
export const BASES = ['rulebook', 'source', 'reconstructed'] as const;
export type Basis = (typeof BASES)[number];
