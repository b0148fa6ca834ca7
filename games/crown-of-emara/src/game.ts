import { defineGame, type Game, type Script } from '@crownleaf/engine';
import { baseline } from './baseline.ts';
import { guide } from './bot.ts';
import { COMPONENTS } from './components.ts';
import { describe } from './describe.ts';
import { EVENT_SCRIPTS } from './flow/events.ts';
import { ROUND_SCRIPTS, wholeGame } from './flow/round.ts';
import { SETUP_SCRIPTS, setup } from './flow/setup.ts';
import { TURN_DEEDS, turn } from './flow/turn.ts';
import { townVisit, VISIT_DEEDS } from './flow/visit.ts';
import { invariant } from './invariant.ts';
import { checkOptions, options } from './options.ts';
import { pay } from './payment.ts';
import { gather } from './places/countryside.ts';
import { ranking, scoreLines } from './scoring.ts';
import { type C, type Events, mine, table } from './state.ts';
import { whyNot } from './why-not.ts';

/** Crown of Emara for 1 to 4 players, with both solo modes and both variants. RULES.md numbers its rules. */
export const crownOfEmara: Game = defineGame<typeof table, typeof mine, typeof options, Events>({
  id: 'crown-of-emara',
  name: 'Crown of Emara',
  rulesVersion: 2,
  seats: [1, 4],
  table,
  seat: mine,
  options,
  checkOptions,
  components: COMPONENTS,
  describe,
  scripts: [
    wholeGame,
    ...SETUP_SCRIPTS,
    ...ROUND_SCRIPTS,
    ...EVENT_SCRIPTS,
    turn,
    townVisit,
    gather,
    pay,
    ...deedScripts(),
  ],
  setup,
  score: scoreLines,
  ranking,
  invariant,
  whyNot,
  guide,
  policies: [baseline(() => crownOfEmara)],
});

function deedScripts(): readonly Script<C>[] {
  return [...new Set(Object.values({ ...TURN_DEEDS, ...VISIT_DEEDS }))];
}
