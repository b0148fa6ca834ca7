import { itemAt, type Part, type Script, script } from '@crownleaf/engine';
import { BEEHIVE, STONE } from '../../data/resources.ts';
import { SCORE_BONUSES } from '../../data/score-track.ts';
import { homeAnywhere } from '../actions/home.ts';
import { gain } from '../actions/storage.ts';
import { takeFavour } from '../actions/take.ts';
import { clearingsWithVillager } from '../board/villages.ts';
import { skillScript } from '../effects/compile.ts';
import { NO_HERO } from '../effects/record.ts';
import { triggering } from '../effects/trigger.ts';
import { gainLeaves, waitingBonus } from '../fellowship/leaves.ts';
import { type C, HUMAN, SISTER } from '../state.ts';
import { call, cite, eachFrom, loop } from '../verbs.ts';
import { renewFavours } from './rows.ts';

const FAVOURS_A_STONE = 2;
const LEAVES_A_CLEARING = 2;

type BonusName = (typeof SCORE_BONUSES)[number]['name'];

/** For all players, from the one who triggered it. */
const forAll = (part: Part<C>): Part<C> => eachFrom((c) => c.seat, part);

const EFFECTS: { readonly [name in BonusName]: Part<C> } = {
  favours: cite('EMBER-18.5', [renewFavours, forAll(call(takeFavour))]),
  stone: cite(
    'EMBER-18.6',
    forAll((c) => gain(c, c.who, STONE, Math.floor(c.theirs.favours.length / FAVOURS_A_STONE))),
  ),
  home: cite('EMBER-18.7', forAll(call(homeAnywhere))),
  beehive: cite(
    'EMBER-18.8',
    forAll((c) => gain(c, c.who, BEEHIVE, 1)),
  ),
  clearings: cite(
    'EMBER-18.9',
    forAll((c) => gainLeaves(c, c.who, LEAVES_A_CLEARING * clearingsWithVillager(c.theirs), 'bonuses')),
  ),
  skill: cite('EMBER-18.10', forAll(triggering(skillScript, NO_HERO))),
};

export const BONUS_SCRIPTS: readonly Script<C>[] = SCORE_BONUSES.map(({ name }) =>
  script(`score-bonus-${name}`, { rule: 'EMBER-18.3' }, EFFECTS[name]),
);

/** Step 4: all that wait, in the order they were passed; what comes meanwhile joins the end [EMBER-18.3, EMBER-18.4]. */
export const stepFour: Part<C> = loop(
  (c) => c.table.waiting.length > 0,
  (c) => {
    const { bonus, seat } = waitingBonus(c.table.waiting.shift()!);
    c.tell?.('bonus-resolved', { bonus: itemAt(SCORE_BONUSES, bonus).name });
    c.call(itemAt(BONUS_SCRIPTS, bonus), seat === SISTER ? HUMAN : seat);
  },
);
