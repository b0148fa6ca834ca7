import { layFaceUp } from '@crownleaf/engine';
import { MAGIC_TALISMAN, nameOf } from '../catalogue.ts';
import { deedOf, ELSEWHERE, putBackKind } from '../kinds.ts';
import { mine } from '../state.ts';
import { type Clause, clause } from './clause.ts';
import { offer } from './piles.ts';
import { ask, cite } from './script.ts';

const RAMPART_LOWERS = 1;

/** [HOC-14.9] */
export const rampartDefence = clause('defence-rampart', { count: RAMPART_LOWERS }, (c) => {
  c.table.reach -= RAMPART_LOWERS;
});

/** [HOC-14.28] [HOC-14.29] Which card it was is in `c.answer` right after. */
export const refugeDefence = clause(
  'defence-refuge',
  {},
  cite(
    'HOC-14.28',
    ask(
      putBackKind,
      (c, out) => offer(c.theirs.hand, out),
      (c) => {
        layFaceUp(c, c.theirs.hand.indexOf(c.answer), mine.hand, mine.draw, 'top', c.who);
        c.tell?.('put-back', { seat: c.who, card: nameOf(c.answer), to: 'top' });
      },
    ),
  ),
);

/** [HOC-14.33] [HOC-14.37] */
export const talismanDefence = clause('defence-magic-talisman', {}, (c) => {
  const from = deedOf(c.answer) === ELSEWHERE ? mine.kept : mine.hand;
  const index = c.theirs[from.name as 'kept' | 'hand'].indexOf(MAGIC_TALISMAN);
  layFaceUp(c, index, from, mine.draw, 'top', c.who);
  c.tell?.('put-back', { seat: c.who, card: nameOf(MAGIC_TALISMAN), to: 'top' });
});

/** Played, a card does nothing of its defence, but its text says what that would be. */
export function defends({ says }: Clause): Clause {
  return { part: [], says };
}
