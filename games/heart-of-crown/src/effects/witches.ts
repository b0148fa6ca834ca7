import { isFaceUp, kindOf, layFaceUp } from '@crownleaf/engine';
import { CURSE, CURSE_WITCH, IS_CALAMITY, IS_TERRITORY, nameOf } from '../components.ts';
import { acquireKind } from '../kinds.ts';
import { type C, mine, table } from '../state.ts';
import { mayPick } from '../verbs.ts';
import { ability, action } from './effect.ts';
import { attack } from './verbs/attack.ts';
import { mayBanish } from './verbs/banish.ts';
import { clause, costing } from './verbs/clause.ts';
import { acquire, acquireCurse } from './verbs/market.ts';
import { eachOpponent } from './verbs/opponents.ts';
import { banishFromHand, deepen, discardFromDraw, draw, replace, reveal } from './verbs/piles.ts';

const CHARMED = 2;

/** [HOC-14.61] What was discarded is noted openly, for it may be shuffled in again before the third step. */
export const glamourWitch = action(
  'glamour-witch',
  draw(
    1,
    attack('glamour-witch', CHARMED, clause('glamour-witch-reveal', { count: CHARMED }, charm)),
    clause('glamour-witch-acquire', {}, [
      mayPick(
        acquireKind,
        (c, out) => {
          const { charmed, market } = c.table;
          for (let i = 0; i < charmed.length; i++) if (market[charmed[i]!]! > 0) out.addOnce(charmed[i]!);
        },
        (c) => acquire(c, c.seat, c.answer),
      ),
      (c) => {
        c.table.charmed.length = 0;
      },
    ]),
  ),
);

function charm(c: C): void {
  const { draw } = c.theirs;
  let shown = 0;
  while (shown < c.table.reach && deepen(c, c.who, shown + 1) > shown) {
    const card = reveal(c, c.who, shown);
    shown++;
    if (IS_CALAMITY[card]) break;
  }
  for (let below = shown - 1; below >= 0; below--) {
    const index = draw.length - 1 - below;
    const card = kindOf(draw[index]!);
    if (IS_CALAMITY[card] || IS_TERRITORY[card]) continue;
    discardFromDraw(c, c.who, index);
    c.table.charmed.push(card);
  }
  replace(c, c.who);
}

export const curseWitch = action(
  'curse-witch',
  mayBanish(0, costing(2), attack('curse-witch', 0, clause('curse-witch', {}, hex))),
);

/** [HOC-14.71] [HOC-14.72] */
function hex(c: C): void {
  const { curses } = c.table;
  if (curses.length === 0 || hasCurseInSight(c)) return;
  layFaceUp(c, curses.length - 1, table.curses, mine.draw, 'bottom', c.who);
  c.tell?.('acquired', { seat: c.who, card: nameOf(CURSE), to: 'bottom' });
}

function hasCurseInSight(c: C): boolean {
  const { draw } = c.theirs;
  for (let i = 0; i < draw.length; i++) if (isFaceUp(draw[i]!) && IS_CALAMITY[kindOf(draw[i]!)]) return true;
  return false;
}

/** [HOC-14.73] No attack, so there is no defence against it [HOC-6.4]. */
export const curseWitchFromHand = ability(
  'curse-witch',
  'hand',
  clause('curse-witch-hand', {}, [
    (c) => banishFromHand(c, c.seat, CURSE_WITCH),
    eachOpponent((c) => void acquireCurse(c, c.who)),
  ]),
);
