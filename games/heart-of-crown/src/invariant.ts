import { itemAt } from '@crownleaf/engine';
import { costOf, IS_KEEPABLE, IS_TERRITORY, NAMES } from './components.ts';
import { STACKS, stacksOf } from './flow/refresh.ts';
import { type HeartOfCrown, seatOf } from './state.ts';

const CARDS_IN_THE_BOX = 300;

/** What is broken in this state, if anything. Simulations ask at every decision, so it allocates little. */
export function invariant(s: HeartOfCrown): string | undefined {
  const { table } = s;
  const cards = total(s);
  if (cards !== CARDS_IN_THE_BOX) return `there are ${cards} cards, not ${CARDS_IN_THE_BOX}`;
  if (stacksOf(table.market) > STACKS) return `the Random Market has ${stacksOf(table.market)} stacks`;
  if (table.coins < 0 || table.plays < 0) return 'coins or plays are below zero';
  for (let seat = 0; seat < s.seats.length; seat++) {
    const wrong = brokenSeat(seatOf(s, seat));
    if (wrong !== undefined) return `seat ${seat}: ${wrong}`;
  }
  return undefined;
}

function total({ table, seats }: HeartOfCrown): number {
  let cards = table.princesses.length + table.supply.length + table.curses.length + table.outskirts.length;
  for (let card = 0; card < NAMES.length; card++) cards += itemAt(table.market, card) + itemAt(table.box, card);
  for (const { draw, hand, discard, field, princess, domain, kept, keptNow } of seats) {
    cards += draw.length + hand.length + discard.length + field.length;
    cards += princess.length + domain.length + kept.length + keptNow.length;
  }
  return cards;
}

function brokenSeat(me: HeartOfCrown['seats'][number]): string | undefined {
  if (me.debt < 0 || me.counters < 0 || me.twins < 0) return 'counters are below zero';
  if (me.princess.length > 1) return 'there are two princesses';
  if (me.princess.length === 0 && me.domain.length > 0) return 'there is a Domain without a princess';
  return me.kept.length + me.keptNow.length > 0 ? brokenKeeping(me) : undefined;
}

/** [HOC-5.4] [HOC-5.5] [HOC-5.6] For each cost there are as many Territories as kept cards of that cost or more. */
function brokenKeeping(me: HeartOfCrown['seats'][number]): string | undefined {
  const kept = [...me.kept, ...me.keptNow];
  const other = kept.find((card) => !IS_KEEPABLE[card]);
  if (other !== undefined) return `'${NAMES[other]}' is kept`;
  for (const least of kept.map(costOf)) {
    const cards = kept.filter((card) => costOf(card) >= least).length;
    const room = me.domain.filter((card) => IS_TERRITORY[card] && costOf(card) >= least).length;
    if (cards > room) return `${cards} cards of cost ${least} or more are kept on ${room} Territories`;
  }
  return undefined;
}
