import type { Part } from '@crownleaf/engine';
import type { C } from '../../state.ts';
import { local, loop } from '../../verbs.ts';

/** What a question does that ends the choosing: `mayPick(…, stop)`. */
interface Stop {
  readonly passed: Part<C>;
  readonly none: Part<C>;
}

/** More than there are cards. */
export const ANY_NUMBER = 1000;

/** Asks again and again, so many times at most, until the player passes or nothing is left to choose. */
export function upTo(most: number, question: (stop: Stop) => Part<C>): Part<C> {
  return local((asked) => {
    const stop: Part<C> = (c) => c.set(asked, most);
    return loop(
      (c) => c.get(asked) < most,
      [(c) => c.set(asked, c.get(asked) + 1), question({ passed: stop, none: stop })],
    );
  });
}
