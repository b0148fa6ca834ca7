import type { Plan } from '@crownleaf/engine';
import { CARDS_IN_HAND } from '../../data/action-cards.ts';
import { soloMode } from '../solo/victoria.ts';
import type { Emara, mine, table } from '../state.ts';
import { seatOf } from '../state.ts';

/** What good players make. */
const PAR = 80;
const HAND = CARDS_IN_HAND.value;

/** Players take little from each other here, so each plans the cards in hand for itself [EMARA-4.1]. */
export const plan = {
  par: ({ table: t }) => (soloMode(t) === 'campaign' ? t.victoria : PAR),
  /** They do the least: the last option ends, leaves or passes wherever that is possible. */
  others: (_, options) => options[options.length - 1]!,
  reaches: (from, to) => to.table.round <= lastKnownRound(from),
} satisfies Plan<typeof table, typeof mine>;

/** The cards of the next round are known too if no others are left. */
function lastKnownRound(from: Emara): number {
  const { round } = from.table;
  const { deck } = seatOf(from, from.asked);
  return deck.length === HAND ? round + 1 : round;
}
