import type { Resource } from './resources.ts';

/** The rows of the war banner track from the top; the last row, trophy and refresh, is not listed. Reconstructed. */
export type TrackRows = readonly (readonly Resource[])[];

/** 1-3 players. */
export const SHORT_TRACK: TrackRows = [
  ['wood', 'food'],
  ['wood', 'food', 'stone'],
  ['stone', 'beehive'],
  ['wood', 'food'],
  ['wood', 'food', 'stone'],
  ['stone', 'beehive'],
  ['wood', 'food', 'stone'],
];

/** 4+ players. */
export const LONG_TRACK: TrackRows = [
  ['wood', 'food'],
  ['wood', 'food', 'stone'],
  ['stone', 'food'],
  ['wood', 'beehive'],
  ['wood', 'food', 'stone'],
  ['stone', 'wood'],
  ['stone', 'beehive'],
  ['wood', 'food', 'stone'],
];
