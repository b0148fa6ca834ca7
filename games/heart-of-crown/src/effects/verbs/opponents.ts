import type { Part, Seat } from '@crownleaf/engine';
import type { C } from '../../state.ts';
import { local, loop, when } from '../../verbs.ts';
import { type Clause, clause, parts } from './clause.ts';

/** [HOC-2.2] The seat to the left of this one. */
export function leftOf(c: C, seat: Seat): Seat {
  const { order } = c.table;
  const place = order.indexOf(seat) + 1;
  return order[place === order.length ? 0 : place]!;
}

/** [HOC-9.11] [HOC-11.13] Each opponent clockwise; players who are out are opponents for nothing. */
export function eachOpponent(body: Part<C>): Part<C> {
  return local((gone) => [
    (c) => c.setWho(c.seat),
    loop(
      (c) => c.get(gone) < c.seats - 1,
      [
        (c) => {
          c.setWho(leftOf(c, c.who));
          c.set(gone, c.get(gone) + 1);
        },
        when((c) => c.theirs.out === 0, body),
      ],
    ),
    (c) => c.setWho(c.seat),
  ]);
}

export function forEachOpponent(...clauses: readonly Clause[]): Clause {
  return clause('each-opponent', {}, eachOpponent(parts(clauses)), clauses);
}
