import { pileVerbs, verbs } from '@crownleaf/engine';
import type { C } from './state.ts';

/** The engine's verbs, bound to this game. */
export const { ask, pick, mayPick, anyNumber, oneOf, repeat, when, loop, call, local, cite } = verbs<C>();
export const { moveAny, reorder } = pileVerbs<C>();
