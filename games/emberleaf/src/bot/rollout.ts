import { type Option, PASS, type Random } from '@crownleaf/engine';
import { keep } from '../actions/storage.ts';
import { END_TURN } from '../kinds.ts';
import { SCRIPTS } from '../scripts.ts';
import type { Emberleaf } from '../state.ts';

const KEEP = SCRIPTS.indexOf(keep);

/** Ends a turn that is under way: takes all that it can get, and otherwise anything. */
export function rollout(s: Emberleaf, options: readonly Option[], random: Random): Option {
  const last = options.length - 1;
  if (options[last] === END_TURN) return END_TURN;
  if (s.stack[s.stack.length - 1]!.script === KEEP) return options[last]!;
  return options[random(options[last] === PASS ? last : options.length)]!;
}
