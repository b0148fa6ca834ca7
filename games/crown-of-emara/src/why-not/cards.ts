import type { Refusal, RuleId } from '@crownleaf/engine';
import { ACTION_CARDS, MOVE_STEPS, TRADES, type Trade } from '../../data/action-cards.ts';
import { SLOT_COUNT } from '../../data/course.ts';
import { PLACES } from '../../data/places.ts';
import { ahead } from '../board.ts';
import { GOLD, isTown, MOVE_CARD, TOWN_CARD, TRADE_CARD } from '../components.ts';
import { resourcesHeld } from '../payment.ts';
import * as marks from '../turn-marks.ts';
import { type Check, firstOf, no, type Refused, some } from './reason.ts';
import { inRound, inTurn, nothingOpen, nowAsAction, outsideVisit, unused, withCard } from './timing.ts';

/** Cards, their actions, the movement, and the end of a turn. */
export const play: Check = firstOf(
  ({ argument }) => (cardOf(argument) < 0 ? no('EMARA-2.13', 'there is no such action card') : undefined),
  ({ argument }) => {
    const slot = slotOf(argument);
    return slot >= 1 && slot <= SLOT_COUNT.value ? undefined : no('EMARA-4.2', 'the slots are 1, 2 and 3');
  },
  ({ t }) => (t.card >= 0 ? no('EMARA-4.1', 'the card of this turn is already played') : undefined),
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

function outOfReach({ t, m, argument }: Refused, rule: RuleId, steps: number, means: string): Refusal {
  const goals = m.councilors.map((from) => `'${PLACES[ahead(t, from, steps)]}'`);
  return no(rule, `no councilor reaches '${argument}' with ${means}, only ${goals.join(' and ')}`);
}

export const move: Check = firstOf(
  isPlace,
  inTurn,
  unused(marks.MOVEMENT, 'EMARA-4.3', 'the movement action of this turn is used'),
  nowAsAction,
  (refused) => {
    const { steps } = refused.t;
    return outOfReach(refused, 'EMARA-4.7', steps, `exactly ${some(steps, 'step')}`);
  },
);

export const step: Check = firstOf(isPlace, inTurn, withCard(MOVE_CARD), nowAsAction, (refused) =>
  outOfReach(refused, 'EMARA-5.3', MOVE_STEPS.value, `the ${some(MOVE_STEPS.value, 'step')} of 'move'`),
);

const [SMALL, LARGE] = TRADES.map(({ value }) => value) as [Trade, Trade];

const isTrade: Check = ({ argument }) => {
  const trades = [SMALL, LARGE];
  if (trades.some(({ resources }) => String(resources) === argument)) return undefined;
  const offers = trades.map(({ resources, gold }) => `${some(resources, 'resource')} for ${gold} gold`);
  return no('EMARA-5.2', `the trade is ${offers.join(' or ')}`);
};

export const trade: Check = firstOf(isTrade, inTurn, withCard(TRADE_CARD), nowAsAction, ({ m, argument }) => {
  if (argument === String(SMALL.resources)) {
    return no('EMARA-9.5', 'you have no resource, and a coin is not traded');
  }
  const held = resourcesHeld(m.goods) + m.goods[GOLD]!;
  return no('EMARA-5.2', `you need ${LARGE.resources} resources and have ${held}, coins included`);
});

/** By the town card. */
export const visit: Check = firstOf(
  ({ argument }) =>
    isTown(placeOf(argument)) ? undefined : no('EMARA-5.5', "'town' visits a place of the town, and that is none"),
  inTurn,
  withCard(TOWN_CARD),
  nowAsAction,
  ({ argument }) => no('EMARA-4.12', `at '${argument}' you can pay for no action and have no token to use`),
);

export const endTurn: Check = firstOf(
  inTurn,
  nothingOpen,
  outsideVisit,
  ({ t }) =>
    marks.isFree(t, marks.MOVEMENT) ? no('EMARA-4.10', 'the movement of this turn must be made first') : undefined,
  ({ t }) =>
    t.card === MOVE_CARD && marks.isFree(t, marks.CARD)
      ? no('EMARA-4.10', `the ${some(MOVE_STEPS.value, 'step')} of 'move' must be made first`)
      : undefined,
);

export const pass: Check = () => no('EMARA-16.2', 'only the offer of an event at the end of the round can be passed');
