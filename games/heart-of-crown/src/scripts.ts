import type { Script } from '@crownleaf/engine';
import { EFFECTS } from './effects/all.ts';
import { defence } from './effects/verbs/attack.ts';
import { retreat } from './effects/verbs/defence.ts';
import { delivery } from './flow/second.ts';
import { wholeGame } from './flow/whole-game.ts';
import type { C } from './state.ts';

/** Frames of the stack name a script by its place in this list. */
export const SCRIPTS: readonly Script<C>[] = [
  wholeGame,
  defence,
  retreat,
  delivery,
  ...EFFECTS.map((effect) => effect.script),
];
