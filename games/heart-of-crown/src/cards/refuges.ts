import { isFaceUp, kindOf, moveKind, moveTop } from '@crownleaf/engine';
import { IS_CALAMITY, nameOf } from '../catalogue.ts';
import { cardOf, deed, deedOf, ELSEWHERE, HERE, purgeKind } from '../kinds.ts';
import { type C, mine, table } from '../state.ts';
import { attack } from '../verbs/attack.ts';
import { type Clause, clause } from '../verbs/clause.ts';
import { coins } from '../verbs/coins.ts';
import { replace } from '../verbs/piles.ts';
import { mayPick, oneOf } from '../verbs/script.ts';
import { action } from './effect.ts';

/** What a Defence card does in a window is in `verbs/attack.ts`; its text belongs to the card all the same. */
function defends(key: string): Clause {
  return clause(key, {}, []);
}

export const rampart = action('rampart', coins('rampart'), defends('defence-rampart'));

export const refuge = action(
  'refuge',
  coins('refuge'),
  clause(
    'refuge',
    {},
    oneOf('refuge', {
      'take-them': { if: topIsFaceUp, part: takeFaceUpCards },
      'leave-them': { if: topIsFaceUp, part: [] },
    }),
  ),
  defends('defence-refuge'),
);

function topIsFaceUp(c: C): boolean {
  const { draw } = c.mine;
  return draw.length > 0 && isFaceUp(draw[draw.length - 1]!);
}

/** [HOC-14.31] Only those that lie together on top. */
function takeFaceUpCards(c: C): void {
  const { draw } = c.mine;
  while (topIsFaceUp(c)) {
    const card = kindOf(draw[draw.length - 1]!);
    moveTop(c, mine.draw, mine.hand);
    c.tell?.('taken', { seat: c.seat, card: nameOf(card), from: 'top' });
  }
  replace(c, c.seat);
}

/** [HOC-14.44] The Talisman that is played lies in the field, so every Curse card found here is another. */
export const magicTalisman = action(
  'magic-talisman',
  clause(
    'magic-talisman',
    {},
    mayPick(
      purgeKind,
      (c, out) => {
        const { hand, discard } = c.mine;
        for (let i = 0; i < hand.length; i++) if (IS_CALAMITY[hand[i]!]) out.addOnce(deed(HERE, hand[i]!));
        for (let i = 0; i < discard.length; i++)
          if (IS_CALAMITY[discard[i]!]) out.addOnce(deed(ELSEWHERE, discard[i]!));
      },
      (c) => {
        const card = cardOf(c.answer);
        moveKind(c, card, deedOf(c.answer) === HERE ? mine.hand : mine.discard, table.outskirts);
        c.tell?.('banished', { seat: c.seat, card: nameOf(card) });
      },
    ),
  ),
  coins('magic-talisman'),
  defends('defence-magic-talisman'),
);

export const bribery = action(
  'bribery',
  attack('bribery', 0),
  clause('bribery', {}, (c) => {
    c.table.bribes++;
  }),
);
