import type { Lesson } from '@crownleaf/engine';
import { SET_NAMES } from '../../data/sets.ts';

/** Two seats count most, for there every deed of one is felt by the other. */
const SEATS = [2, 2, 3, 4];
const RANDOM_SETS = 4;

/** The recommended sets and, so that no card is unknown, sets drawn by lot; among the latter two seats with rares. */
export const lessons: readonly Lesson[] = SEATS.flatMap((seats) => [
  ...SET_NAMES.map((set) => ({ seats, options: { set } })),
  ...Array.from({ length: RANDOM_SETS }, () => ({ seats, options: { set: 'random', rares: 'auto' } })),
]);
