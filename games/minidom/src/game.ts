import { defineGame } from '@crownleaf/engine';
import { guide } from './bot/bot.ts';
import { NAMES } from './components.ts';
import { setup } from './flow/setup.ts';
import { wholeGame } from './flow/whole-game.ts';
import { options } from './options.ts';
import { scoreLines } from './score.ts';
import { type Events, mine, table } from './state.ts';
import { whyNot } from './why-not.ts';

/** A small deck-builder: the engine's fixture, its benchmark, and a game that is quickly read. */
export const minidom = defineGame<typeof table, typeof mine, typeof options, Events>({
  id: 'minidom',
  name: 'MiniDom',
  rulesVersion: 2,
  seats: [2, 2],
  table,
  seat: mine,
  options,
  components: NAMES,
  scripts: [wholeGame],
  setup,
  score: scoreLines,
  whyNot,
  guide,
});
