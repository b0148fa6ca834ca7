import type { Script } from '@crownleaf/engine';
import { EVENT_SCRIPTS } from './effects/events.ts';
import { SETUP_SCRIPTS } from './flow/setup.ts';
import { TURN_SCRIPTS, turn } from './flow/turn.ts';
import { townVisit, VISIT_SCRIPTS } from './flow/visit.ts';
import { ROUND_SCRIPTS, wholeGame } from './flow/whole-game.ts';
import { gather } from './places/countryside.ts';
import type { C } from './state.ts';
import { pay } from './stores/payment.ts';

/** Every script of the game, in the order in which states number them. */
export const SCRIPTS: readonly Script<C>[] = [
  wholeGame,
  ...SETUP_SCRIPTS,
  ...ROUND_SCRIPTS,
  ...EVENT_SCRIPTS,
  turn,
  townVisit,
  gather,
  pay,
  ...new Set(Object.values({ ...TURN_SCRIPTS, ...VISIT_SCRIPTS })),
];
