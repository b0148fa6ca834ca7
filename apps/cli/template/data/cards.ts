/** Where a value comes from: the rulebook, another text that can be named, or our own guess until the facts are known. */
const BASES = ['rulebook', 'source', 'reconstructed'] as const;

const TYPES = ['number', 'effect'] as const;

export interface CardData {
  readonly name: string;
  readonly type: (typeof TYPES)[number];
  readonly points: number;
  readonly copies: number;
  readonly basis: (typeof BASES)[number];
}

/** The place of a card in this list is its kind. New cards go to the end. */
export const CARDS: readonly CardData[] = [
  { name: '1', type: 'number', points: 1, copies: 4, basis: 'rulebook' },
  { name: '2', type: 'number', points: 2, copies: 4, basis: 'rulebook' },
  { name: '3', type: 'number', points: 3, copies: 4, basis: 'rulebook' },
  { name: '4', type: 'number', points: 4, copies: 4, basis: 'rulebook' },
  { name: '5', type: 'number', points: 5, copies: 4, basis: 'rulebook' },
  { name: '6', type: 'number', points: 6, copies: 4, basis: 'rulebook' },
  { name: 'coin', type: 'effect', points: 2, copies: 3, basis: 'rulebook' },
  { name: 'lantern', type: 'effect', points: 0, copies: 3, basis: 'rulebook' },
];
