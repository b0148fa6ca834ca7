import { defineGame } from '@crownleaf/engine';
import { baseline } from './bot/baseline.ts';
import { guide } from './bot/bot.ts';
import { NAMES } from './components.ts';
import { setup } from './flow/setup.ts';
import { wholeGame } from './flow/whole-game.ts';
import { options } from './options.ts';
import { score } from './score.ts';
import { type Events, mine, table } from './state.ts';
import { whyNot } from './why-not.ts';

export const skeleton = defineGame<typeof table, typeof mine, typeof options, Events>({
  id: 'skeleton',
  name: 'Skeleton',
  rulesVersion: 1,
  seats: [2, 4],
  table,
  seat: mine,
  options,
  components: NAMES,
  scripts: [wholeGame],
  setup,
  score,
  whyNot,
  policies: [baseline],
  guide,
});
