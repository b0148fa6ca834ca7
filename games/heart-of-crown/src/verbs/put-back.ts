import type { Kind, Part } from '@crownleaf/engine';
import { type Card, IS_SUCCESSION } from '../catalogue.ts';
import type { C } from '../state.ts';
import { type Clause, clause } from './clause.ts';
import { payCoins } from './coins.ts';
import { offer, putBack } from './piles.ts';
import { local, loop, mayPick } from './script.ts';

/** [HOC-14.49] A card that has the Succession type besides another is shut out too. */
function nonSuccession(card: Card): boolean {
  return !IS_SUCCESSION[card];
}

/** Any number of non-Succession cards of the discard pile face up on or under the draw pile, each for a price. */
export function putBackSome(kind: Kind, to: 'top' | 'bottom', price: number): Clause {
  return clause(
    `put-back-${to}`,
    { price },
    local((done) => {
      const stop: Part<C> = (c) => c.set(done, 1);
      return loop(
        (c) => c.get(done) === 0,
        mayPick(
          kind,
          (c, out) => {
            if (c.table.coins >= price) offer(c.mine.discard, out, nonSuccession);
          },
          (c) => {
            payCoins(c, price);
            putBack(c, c.seat, c.answer, to);
          },
          { passed: stop, none: stop },
        ),
      );
    }),
  );
}
