import { defineGame } from '@crownleaf/engine';
import { baseline } from './bot/baseline.ts';
import { guide } from './bot/bot.ts';
import { COMPONENTS } from './components.ts';
import { describe } from './describe.ts';
import { setup } from './flow/setup.ts';
import { invariant } from './invariant.ts';
import { checkOptions, options } from './options.ts';
import { ranking, scoreLines } from './score.ts';
import { SCRIPTS } from './scripts.ts';
import { type EmaraGame, type Events, mine, table } from './state.ts';
import { whyNot } from './why-not.ts';

/** Crown of Emara for 1 to 4 players, with both solo modes and both variants. RULES.md numbers its rules. */
export const crownOfEmara: EmaraGame = defineGame<typeof table, typeof mine, typeof options, Events>({
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
  scripts: SCRIPTS,
  setup,
  score: scoreLines,
  ranking,
  invariant,
  whyNot,
  guide,
  policies: [baseline(() => crownOfEmara)],
});
