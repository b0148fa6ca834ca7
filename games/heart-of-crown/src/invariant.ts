import { COST, IS_ACTION, IS_TERRITORY, NAMES } from './catalogue.ts';
import { STACKS, stacksOf } from './flow/refresh.ts';
import type { HeartOfCrown } from './state.ts';

const CARDS_IN_THE_BOX = 300;

/** What is broken in this state, if anything. */
export function invariant(s: HeartOfCrown): string | undefined {
  const { table } = s;
  if (total(s) !== CARDS_IN_THE_BOX) return `there are ${total(s)} cards, not ${CARDS_IN_THE_BOX}`;
  if (stacksOf(table.market) > STACKS) return `the Random Market has ${stacksOf(table.market)} stacks`;
  if (table.coins < 0 || table.plays < 0) return 'coins or plays are below zero';
  for (const [seat, me] of s.seats.entries()) {
    const wrong = brokenSeat(me);
    if (wrong !== undefined) return `seat ${seat}: ${wrong}`;
  }
  return undefined;
}

function total(s: HeartOfCrown): number {
  const { princesses, market, supply, curses, outskirts, box } = s.table;
  const counts = [...market, ...box].reduce((sum, n) => sum + n, 0);
  const zones = s.seats.flatMap((me) => [
    me.draw,
    me.hand,
    me.discard,
    me.field,
    me.princess,
    me.domain,
    me.kept,
    me.keptNow,
  ]);
  return [princesses, supply, curses, outskirts, ...zones].reduce((sum, zone) => sum + zone.length, counts);
}

function brokenSeat(me: HeartOfCrown['seats'][number]): string | undefined {
  if (me.debt < 0 || me.counters < 0 || me.twins < 0) return 'counters are below zero';
  if (me.princess.length > 1) return 'there are two princesses';
  if (me.princess.length === 0 && me.domain.length > 0) return 'there is a Domain without a princess';
  const kept = [...me.kept, ...me.keptNow];
  const other = kept.find((card) => !IS_ACTION[card]);
  if (other !== undefined) return `'${NAMES[other]}' is kept`;
  const places = me.domain.filter((card) => IS_TERRITORY[card]);
  for (const least of new Set(kept.map((card) => COST[card]!))) {
    const cards = kept.filter((card) => COST[card]! >= least).length;
    const room = places.filter((card) => COST[card]! >= least).length;
    if (cards > room) return `${cards} cards of cost ${least} or more are kept on ${room} Territories`;
  }
  return undefined;
}
