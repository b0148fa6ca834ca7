import { type Option, PASS, type Random } from '@crownleaf/engine';
import { END_TURN } from '../kinds.ts';
import type { Emberleaf } from '../state.ts';
import { areLeavesAsked, isStorageAsked } from './asked.ts';

/** Ends a turn that is under way: takes all that it can get, and otherwise anything. */
export function rollout(s: Emberleaf, options: readonly Option[], random: Random): Option {
  const last = options.length - 1;
  if (options[last] === END_TURN) return END_TURN;
  if (isStorageAsked(s) || areLeavesAsked(s)) return options[last]!;
  return options[random(options[last] === PASS ? last : options.length)]!;
}
