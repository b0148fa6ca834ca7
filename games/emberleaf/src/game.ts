import { defineGame } from '@crownleaf/engine';
import { baseline } from './bot/baseline.ts';
import { guide } from './bot/bot.ts';
import { COMPONENTS } from './components.ts';
import { describe } from './describe.ts';
import { setup } from './flow/setup.ts';
import { invariant } from './invariant.ts';
import { options } from './options.ts';
import { ranking, scoreLines } from './score.ts';
import { SCRIPTS } from './scripts.ts';
import { type EmberleafGame, type Events, mine, table } from './state.ts';
import { whyNot } from './why-not.ts';

/** Emberleaf for 1 to 5 players; alone one plays against the sister. RULES.md numbers its rules. */
export const emberleaf: EmberleafGame = defineGame<typeof table, typeof mine, typeof options, Events>({
  id: 'emberleaf',
  name: 'Emberleaf',
  rulesVersion: 2,
  seats: [1, 5],
  table,
  seat: mine,
  options,
  components: COMPONENTS,
  describe,
  scripts: SCRIPTS,
  unasked: { leaves: 'last', trophy: 'first' },
  setup,
  score: scoreLines,
  ranking,
  invariant,
  whyNot,
  policies: [baseline(() => emberleaf)],
  guide,
});
