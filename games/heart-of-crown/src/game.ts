import { defineGame } from '@crownleaf/engine';
import { baseline } from './baseline.ts';
import { guide } from './bot.ts';
import { NAMES } from './catalogue.ts';
import { determinise } from './determinise.ts';
import { setup } from './flow/setup.ts';
import { invariant } from './invariant.ts';
import { checkOptions, options } from './options.ts';
import { ranking, score } from './score.ts';
import { scripts } from './scripts.ts';
import { type Events, mine, table } from './state.ts';
import { defence } from './verbs/attack.ts';
import { retreat } from './verbs/defence.ts';
import { whyNot } from './why-not.ts';

const defenceScripts = { defence: scripts.indexOf(defence), retreat: scripts.indexOf(retreat) };

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
  scripts,
  checkOptions,
  setup,
  score,
  ranking,
  determinise: (world, view, random) => determinise(world, view, random, defenceScripts),
  invariant,
  whyNot,
  policies: [baseline],
  guide,
});
