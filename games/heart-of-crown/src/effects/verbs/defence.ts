import { layFaceUp, script } from '@crownleaf/engine';
import { type Card, isActionOrSuccession, MAGIC_TALISMAN, nameOf, RAMPART, REFUGE } from '../../components.ts';
import { putBackKind } from '../../kinds.ts';
import { type C, mine } from '../../state.ts';
import { mayPick } from '../../verbs.ts';
import { type Clause, clause } from './clause.ts';
import { offer } from './piles.ts';
import { ANY_NUMBER, upTo } from './up-to.ts';

const RAMPART_LOWERS = 1;

/** [HOC-14.9] */
export const rampartDefence = clause('defence-rampart', { count: RAMPART_LOWERS }, (c) => {
  c.table.reach -= RAMPART_LOWERS;
  c.table.rampartsUsed++;
});

/** [HOC-14.28] [HOC-14.29] */
export const refugeDefence = clause('defence-refuge', {}, [
  (c) => {
    c.table.refugesUsed++;
  },
  upTo(ANY_NUMBER, (stop) =>
    mayPick(
      putBackKind,
      (c, out) => offer(c.theirs.hand, out, isActionOrSuccession),
      (c) => layOnDrawPile(c, c.answer),
      stop,
    ),
  ),
]);

/** A script of its own, so that worlds can be dealt in which the defender has something to put back. */
export const retreat = script<C>('refuge.defence', { label: 'defence', rule: 'HOC-14.28' }, refugeDefence.part);

/** [HOC-16.5] Of equal cards one that was used in this defence is the one that leaves the hand. */
function layOnDrawPile(c: C, card: Card): void {
  const { table } = c;
  layFaceUp(c, c.theirs.hand.indexOf(card), mine.hand, mine.draw, 'top', c.who);
  if (card === RAMPART && table.rampartsUsed > 0) table.rampartsUsed--;
  if (card === REFUGE && table.refugesUsed > 0) table.refugesUsed--;
  c.tell?.('put-back', { seat: c.who, card: nameOf(card), to: 'top' });
}

/** [HOC-14.33] */
export const talismanDefence = clause('defence-magic-talisman', {}, (c) => layOnDrawPile(c, MAGIC_TALISMAN));

/** Played, a card does nothing of its defence, but its text says what that would be. */
export function defends({ says }: Clause): Clause {
  return { part: [], says };
}
