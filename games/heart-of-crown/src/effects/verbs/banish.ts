import { IS_CALAMITY } from '../../components.ts';
import { banishKind } from '../../kinds.ts';
import { mayPick } from '../../verbs.ts';
import { type Clause, clause, parts, type Which } from './clause.ts';
import { payCoins } from './coins.ts';
import { banishFromHand, offer } from './piles.ts';

export const anyCard: Which = { values: { which: 'any-card' }, test: () => true };
/** [HOC-1.17] Magic Talisman counts as a Curse card. */
export const nonCurse: Which = { values: { which: 'non-curse' }, test: (card) => !IS_CALAMITY[card] };

/**
 * [HOC-9.8] [HOC-9.9] Pays coins and banishes a card of the hand, in one question: declining it is declining to pay, and
 * paying with nothing to banish is not offered [HOC-16.6]. What follows happens only if it was done.
 */
export function mayBanish(price: number, which: Which, ...then: readonly Clause[]): Clause {
  return clause(
    price > 0 ? 'pay-to-banish' : 'banish',
    price > 0 ? { price, ...which.values } : which.values,
    mayPick(
      banishKind,
      (c, out) => {
        if (c.table.coins >= price) offer(c.mine.hand, out, which.test);
      },
      [
        (c) => {
          payCoins(c, price);
          banishFromHand(c, c.seat, c.answer);
        },
        parts(then),
      ],
    ),
    then,
  );
}
