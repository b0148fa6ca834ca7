import { defineGame } from '@crownleaf/engine';
import { baseline } from './baseline.ts';
import { guide } from './bot.ts';
import { EFFECTS } from './cards/all.ts';
import { NAMES } from './catalogue.ts';
import { determinise } from './determinise.ts';
import { delivery } from './flow/second.ts';
import { setup } from './flow/setup.ts';
import { wholeGame } from './flow/turn.ts';
import { invariant } from './invariant.ts';
import { checkOptions, options } from './options.ts';
import { ranking, score } from './score.ts';
import { type Events, mine, table } from './state.ts';
import { defence } from './verbs/attack.ts';
import { retreat } from './verbs/defence.ts';
import { whyNot } from './why-not.ts';

const scripts = [wholeGame, defence, retreat, delivery, ...EFFECTS.map((effect) => effect.script)];
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
