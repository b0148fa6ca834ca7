import type { Basis } from './basis.ts';
import type { Amounts } from './resources.ts';

export interface Trophy {
  readonly name: string;
  /** For who takes it. */
  readonly leaves: number;
  readonly gain: Amounts;
  readonly homes: boolean;
  /** For everyone else. */
  readonly others: Amounts;
  readonly basis: Basis;
}

export const TROPHIES: readonly Trophy[] = [
  { name: 't1', leaves: 0, gain: [0, 0, 0, 0], homes: true, others: [0, 0, 1, 0], basis: 'rulebook' },
  { name: 't2', leaves: 5, gain: [0, 0, 0, 1], homes: false, others: [0, 0, 0, 1], basis: 'rulebook' },
  { name: 't3', leaves: 5, gain: [0, 0, 2, 0], homes: false, others: [0, 0, 1, 0], basis: 'rulebook' },
  { name: 't4', leaves: 5, gain: [4, 0, 0, 0], homes: false, others: [1, 0, 0, 0], basis: 'rulebook' },
  { name: 't5', leaves: 5, gain: [0, 4, 0, 0], homes: false, others: [0, 1, 0, 0], basis: 'rulebook' },
  { name: 't6', leaves: 8, gain: [0, 0, 0, 0], homes: false, others: [0, 0, 0, 0], basis: 'rulebook' },
];
