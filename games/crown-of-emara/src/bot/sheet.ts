import type { Seat } from '@crownleaf/engine';
import type { Emara } from '../state.ts';

/** A part of the features: what is always written side by side. */
export interface Part {
  readonly names: readonly string[];
  /** Writes from `at` on; what is not written is zero. */
  write(s: Emara, seat: Seat, out: Float32Array, at: number): void;
}

/** Each name with each of these behind it. */
export function each(name: string, ends: readonly (string | number)[]): string[] {
  return ends.map((end) => `${name}-${end}`);
}
