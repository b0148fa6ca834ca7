import type { Refusal, RuleId } from '@crownleaf/engine';
import { ACTION_CARDS, MOVE_STEPS, TRADES, type Trade } from '../../data/action-cards.ts';
import { SLOT_COUNT } from '../../data/course.ts';
import { PLACES } from '../../data/places.ts';
import { countOf, GOLD, isTown, MOVE_CARD, TOWN_CARD, TRADE_CARD } from '../components.ts';
import * as marks from '../flow/turn-marks.ts';
import { isWorthVisiting, NO_FAVOR } from '../flow/visit.ts';
import { ahead, departure, NO_PLACE } from '../places/board.ts';
import { resourcesHeld } from '../stores/payment.ts';
import { type Check, firstOf, no, type RefusedError, some } from './reason.ts';
import { afterOpenStep, cardAction, inRound, inTurn, outsideVisit, unused } from './timing.ts';

/** Cards, their actions, the movement, and the end of a turn. */
export const play: Check = firstOf(
  ({ argument }) => (cardOf(argument) < 0 ? no('EMARA-2.13', 'there is no such action card') : undefined),
  ({ argument }) => {
    const slot = slotOf(argument);
    return slot >= 1 && slot <= SLOT_COUNT.value ? undefined : no('EMARA-4.2', 'the slots are 1, 2 and 3');
  },
  ({ t }) => (t.card >= 0 ? no('EMARA-4.1', 'you have already played the card of this turn') : undefined),
  inRound,
  ({ m, argument }) =>
    m.hand.includes(cardOf(argument)) ? undefined : no('EMARA-4.1', 'that card is not in your hand'),
  ({ argument }) => no('EMARA-4.2', `slot ${slotOf(argument)} is full until the end of the round`),
);

function cardOf(argument: string): number {
  return (ACTION_CARDS as readonly string[]).indexOf(argument.split(',')[0]!);
}

function slotOf(argument: string): number {
  return Number(argument.split(',')[1]);
}

function placeOf(argument: string): number {
  return (PLACES as readonly string[]).indexOf(argument);
}

const isPlace: Check = ({ argument }) =>
  placeOf(argument) < 0 ? no('EMARA-1.1', 'there is no such place') : undefined;

function outOfReach({ t, m, argument }: RefusedError, rule: RuleId, steps: number, means: string): Refusal | undefined {
  if (departure(t, m, placeOf(argument), steps) !== NO_PLACE) return undefined;
  const goals = m.councilors.map((from) => `'${PLACES[ahead(t, from, steps)]}'`);
  return no(rule, `no councilor reaches '${argument}' with ${means}, only ${goals.join(' and ')}`);
}

export const move: Check = firstOf(
  isPlace,
  inTurn,
  unused(marks.MOVEMENT, 'EMARA-4.3', 'the movement action has already been used this turn'),
  afterOpenStep((refused) => {
    const { steps } = refused.t;
    return outOfReach(refused, 'EMARA-4.7', steps, `exactly ${some(steps, 'step')}`);
  }),
  outsideVisit('EMARA-4.4'),
);

export const step: Check = firstOf(
  isPlace,
  inRound,
  cardAction(MOVE_CARD, (refused) => outOfReach(refused, 'EMARA-5.3', MOVE_STEPS.value, "the step of 'move'")),
);

const [SMALL, LARGE] = TRADES.map(({ value }) => value) as [Trade, Trade];

const isTrade: Check = ({ argument }) => {
  const trades = [SMALL, LARGE];
  if (trades.some(({ resources }) => String(resources) === argument)) return undefined;
  const offers = trades.map(({ resources, gold }) => `${some(resources, 'resource')} for ${gold} gold`);
  return no('EMARA-5.2', `the trade is ${offers.join(' or ')}`);
};

const canTrade: Check = ({ m, argument }) => {
  const resources = resourcesHeld(m.goods);
  if (argument === String(SMALL.resources)) {
    return resources > 0 ? undefined : no('EMARA-9.5', 'you have no resource, and a coin is not traded');
  }
  const held = resources + countOf(m.goods, GOLD);
  return held >= LARGE.resources
    ? undefined
    : no('EMARA-5.2', `you need ${LARGE.resources} resources and have ${held}, coins included`);
};

export const trade: Check = firstOf(isTrade, inRound, cardAction(TRADE_CARD, canTrade));

/** By the town card. */
export const visit: Check = firstOf(
  ({ argument }) =>
    isTown(placeOf(argument)) ? undefined : no('EMARA-5.5', "'town' visits a place of the town, and that is none"),
  inRound,
  cardAction(TOWN_CARD, ({ t, m, seats, argument }) => {
    const afresh = { table: { ...t, visited: 0, fresh: NO_FAVOR }, mine: m, seats };
    return isWorthVisiting(afresh, placeOf(argument))
      ? undefined
      : no('EMARA-4.12', `at '${argument}' you can pay for no action and have no token to use`);
  }),
);

export const endTurn: Check = firstOf(
  inTurn,
  afterOpenStep(),
  outsideVisit('EMARA-4.4'),
  ({ t }) => (marks.isFree(t, marks.MOVEMENT) ? no('EMARA-4.10', 'make the movement of this turn first') : undefined),
  ({ t }) =>
    t.card === MOVE_CARD && marks.isFree(t, marks.CARD) ? no('EMARA-4.10', "make the step of 'move' first") : undefined,
);

export const pass: Check = () => no('EMARA-16.2', 'only the offer of an event at the end of the round can be passed');
