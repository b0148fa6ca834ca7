import type { Script } from '@crownleaf/engine';
import { ACCEPT_SCRIPTS } from './actions/accept.ts';
import { homeAnywhere, homeHere } from './actions/home.ts';
import { keep } from './actions/storage.ts';
import { takeFavour, takeHero } from './actions/take.ts';
import { SKILL_SCRIPTS, SPACE_SCRIPTS } from './effects/compile.ts';
import { BONUS_SCRIPTS } from './flow/score-bonuses.ts';
import { award, sisterAward } from './flow/trophies.ts';
import { wholeGame } from './flow/whole-game.ts';
import { SISTER_SCRIPTS } from './sister/turn.ts';
import type { C } from './state.ts';

/** All that can be under way; a frame names its script by the place here. */
export const SCRIPTS: readonly Script<C>[] = [
  wholeGame,
  keep,
  ...ACCEPT_SCRIPTS,
  homeHere,
  homeAnywhere,
  takeHero,
  takeFavour,
  award,
  sisterAward,
  ...BONUS_SCRIPTS,
  ...SKILL_SCRIPTS.flat(),
  ...SPACE_SCRIPTS.filter((script) => script !== undefined),
  ...SISTER_SCRIPTS,
];
