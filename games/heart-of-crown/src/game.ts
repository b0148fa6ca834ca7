import { defineGame } from '@crownleaf/engine';
import { baseline } from './bot/baseline.ts';
import { guide } from './bot/bot.ts';
import { NAMES } from './components.ts';
import { determinise } from './determinise.ts';
import { defence } from './effects/verbs/attack.ts';
import { retreat } from './effects/verbs/defence.ts';
import { setup } from './flow/setup.ts';
import { invariant } from './invariant.ts';
import { checkOptions, options } from './options.ts';
import { ranking, scoreLines } from './score.ts';
import { SCRIPTS } from './scripts.ts';
import { type Events, mine, table } from './state.ts';
import { whyNot } from './why-not.ts';

const defenceScripts = { defence: SCRIPTS.indexOf(defence), retreat: SCRIPTS.indexOf(retreat) };

/** The base set of Heart of Crown for two to four players. */
export const heartOfCrown = defineGame<typeof table, typeof mine, typeof options, Events>({
  id: 'heart-of-crown',
  name: 'Heart of Crown',
  rulesVersion: 2,
  seats: [2, 4],
  table,
  seat: mine,
  options,
  components: NAMES,
  scripts: SCRIPTS,
  checkOptions,
  setup,
  score: scoreLines,
  ranking,
  determinise: (world, view, random) => determinise(world, view, random, defenceScripts),
  invariant,
  whyNot,
  policies: [baseline],
  guide,
});
