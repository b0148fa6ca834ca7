import type { Kind } from '@crownleaf/engine';
import { IS_SUCCESSION, IS_TERRITORY } from '../../components.ts';
import { mayPick } from '../../verbs.ts';
import { type Clause, clause, type Which } from './clause.ts';
import { payCoins } from './coins.ts';
import { offer, putBack } from './piles.ts';
import { upTo } from './up-to.ts';

/** [HOC-14.49] A card that has the Succession type besides another is shut out too. */
export const nonSuccession: Which = { values: { which: 'non-succession' }, test: (card) => !IS_SUCCESSION[card] };
/** [HOC-14.13] The same with the Territory type. */
export const nonTerritory: Which = { values: { which: 'non-territory' }, test: (card) => !IS_TERRITORY[card] };

interface PutBack {
  readonly to: 'top' | 'bottom';
  readonly which: Which;
  readonly price: number;
  /** How many cards at most. */
  readonly most: number;
}

/** Cards of the discard pile face up on or under the draw pile, in the order chosen, each for a price. */
export function putBackSome(kind: Kind, { to, which, price, most }: PutBack): Clause {
  return clause(
    `put-back-${to}`,
    { ...(price > 0 ? { price } : { count: most }), ...which.values },
    upTo(most, (stop) =>
      mayPick(
        kind,
        (c, out) => {
          if (c.table.coins >= price) offer(c.mine.discard, out, which.test);
        },
        (c) => {
          payCoins(c, price);
          putBack(c, c.seat, c.answer, to);
        },
        stop,
      ),
    ),
  );
}
