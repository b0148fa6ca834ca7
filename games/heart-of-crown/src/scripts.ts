import type { Script } from '@crownleaf/engine';
import { EFFECTS } from './cards/all.ts';
import { delivery } from './flow/second.ts';
import { wholeGame } from './flow/turn.ts';
import type { C } from './state.ts';
import { defence } from './verbs/attack.ts';
import { retreat } from './verbs/defence.ts';

/** Frames of the stack name a script by its place in this list. */
export const scripts: readonly Script<C>[] = [
  wholeGame,
  defence,
  retreat,
  delivery,
  ...EFFECTS.map((effect) => effect.script),
];
