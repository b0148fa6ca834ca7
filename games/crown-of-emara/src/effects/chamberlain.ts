import { argument } from '@crownleaf/engine';
import { GOODS } from '../../data/goods.ts';
import { countOf, GOLD, RING } from '../components.ts';
import { spend, take } from '../stores/stores.ts';
import { holdsArgument, isGoodAmong, no } from '../why-not/reason.ts';
import { AGAIN, ability } from './ability.ts';

const EITHER_WAY = 0;
const EXCHANGED = [RING, GOLD];

function otherOf(good: number): number {
  return good === RING ? GOLD : RING;
}

/** Rings for gold or gold for rings; the answer carries what is given. Until something else is done it goes one way only. */
export const chamberlain = ability({
  name: 'chamberlain',
  rule: 'EMARA-13.16',
  takes: argument(GOODS, EXCHANGED),
  mark: AGAIN,
  canUse: ({ table, mine }, given) => countOf(mine.goods, given) > 0 && table.exchanging !== otherOf(given),
  does: (use) => (c) => {
    const given = use(c);
    c.table.exchanging = given;
    spend(c, given, 1);
    take(c, otherOf(given), 1);
  },
  refusesArgument: isGoodAmong(EXCHANGED, 'EMARA-13.16', "the 'chamberlain' exchanges only signet rings and gold"),
  refuses: [holdsArgument('EMARA-13.16')],
  refusesLast: () => no('EMARA-20.4', "the 'chamberlain' exchanges in one direction until you do something else"),
  reopen: (t) => {
    t.exchanging = EITHER_WAY;
  },
  worth: 0.1,
});
