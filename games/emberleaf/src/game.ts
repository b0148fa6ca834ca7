import { defineGame, type Game } from '@crownleaf/engine';
import { homeAnywhere, homeHere } from './actions/home.ts';
import { keep } from './actions/storage.ts';
import { takeFavour, takeHero } from './actions/take.ts';
import { baseline } from './baseline.ts';
import { COMPONENTS } from './components.ts';
import { describe } from './describe.ts';
import { BONUS_SCRIPTS } from './flow/score-bonuses.ts';
import { setup } from './flow/setup.ts';
import { award, sisterAward } from './flow/trophies.ts';
import { wholeGame } from './flow/whole-game.ts';
import { invariant } from './invariant.ts';
import { options } from './options.ts';
import { ranking, scoreLines } from './score.ts';
import { SISTER_SCRIPTS } from './sister/turn.ts';
import { SKILL_SCRIPTS, SPACE_SCRIPTS } from './skills/compile.ts';
import { type Events, mine, table } from './state.ts';
import { whyNot } from './why-not.ts';

/** Emberleaf for 1 to 5 players; alone one plays against the sister. RULES.md numbers its rules. */
export const emberleaf: Game = defineGame<typeof table, typeof mine, typeof options, Events>({
  id: 'emberleaf',
  name: 'Emberleaf',
  rulesVersion: 1,
  seats: [1, 5],
  table,
  seat: mine,
  options,
  components: COMPONENTS,
  describe,
  scripts: [
    wholeGame,
    keep,
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
  ],
  setup,
  score: scoreLines,
  ranking,
  invariant,
  whyNot,
  policies: [baseline(() => emberleaf)],
});
