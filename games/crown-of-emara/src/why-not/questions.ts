import { type RuleId, range } from '@crownleaf/engine';
import { GOODS } from '../../data/goods.ts';
import { PLACES } from '../../data/places.ts';
import {
  countOf,
  type EventOffer,
  eventOf,
  FAVORS,
  GRAINFIELD,
  HUTS_A_PLACE,
  isTown,
  KINDS_OF_RESOURCE,
  OFFERS,
} from '../components.ts';
import { craftsmenAt, ringOf, standsAt } from '../places/board.ts';
import { grainFor } from '../places/countryside.ts';
import { least } from '../stores/payment.ts';
import { due } from '../stores/payment-plan.ts';
import { currentEvent } from '../stores/stores.ts';
import {
  type Check,
  firstOf,
  isResource,
  missing,
  no,
  priceOf,
  type RefusedError,
  resourceOf,
  some,
  someOf,
  unpaid,
} from './reason.ts';
import { afterSetup } from './timing.ts';

/** Answers to questions that only a step under way, an event or the set-up asks. */
/* payments */

function partOf({ argument }: RefusedError): { readonly resource: number; readonly count: number } {
  const [resource, count] = argument.split(',');
  return { resource: resourceOf(resource), count: Number(count) };
}

const isAskedPart: Check = (refused) => {
  const { t, slots } = refused;
  const { resource } = partOf(refused);
  const asked = slots[0]!;
  if (resource < 0) return no('EMARA-20.7', 'you say how many of each resource you pay, the rest is coins');
  if (t.price[resource] === 0) return no('EMARA-20.6', `the price has no ${GOODS[resource]} in it`);
  if (resource < asked) return no('EMARA-20.7', `the ${GOODS[resource]} of this payment is settled`);
  return resource > asked ? no('EMARA-20.7', `say first how much ${GOODS[asked]} you pay`) : undefined;
};

const isRightAmount: Check = (refused) => {
  const { t, m } = refused;
  const { resource, count } = partOf(refused);
  const held = countOf(m.goods, resource);
  const fewest = least(t, m, resource);
  if (count > due(t)) {
    return no('EMARA-20.6', `only ${some(due(t), 'resource')} ${due(t) === 1 ? 'is' : 'are'} left to pay`);
  }
  if (count > t.price[resource]!)
    return no('EMARA-20.6', `the price has only ${someOf(resource, t.price[resource]!)} in it`);
  if (count > held) return no('EMARA-9.1', `you have only ${someOf(resource, held)}`);
  if (count < fewest)
    return no('EMARA-9.1', `pay at least ${someOf(resource, fewest)}: you cannot pay the rest otherwise`);
  return no('EMARA-20.7', 'name a whole number');
};

export const pay: Check = firstOf(
  ({ kind }) => (kind === 'pay' ? undefined : no('EMARA-20.7', 'nothing is being paid now')),
  isAskedPart,
  isRightAmount,
);

/* craftsmen, tokens */

export const bake: Check = firstOf(
  ({ argument }) =>
    range(0, HUTS_A_PLACE).some((bakers) => String(bakers) === argument)
      ? undefined
      : no('EMARA-8.11', `a place has huts for ${HUTS_A_PLACE} craftsmen`),
  ({ kind, t, m, seat, argument }) => {
    if (kind !== 'bake') return undefined;
    const bakers = Number(argument);
    const workers = craftsmenAt(t, seat, t.visit);
    if (bakers > workers)
      return no('EMARA-6.5', `you have only ${some(workers, 'craftsman', 'craftsmen')} at '${PLACES[t.visit]}'`);
    const grain = grainFor(t, m, seat, bakers);
    const have = t.visit === GRAINFIELD ? 'would have' : 'have';
    return no('EMARA-6.5', `${bakers} breads cost ${bakers} grain, and you ${have} ${grain}, coins included`);
  },
  ({ kind, t }) =>
    kind === 'pay' && t.visit >= 0 && !isTown(t.visit)
      ? no('EMARA-6.7', 'you have already said how many craftsmen bake')
      : no('EMARA-6.5', 'craftsmen bake when you visit their place and can pay for it'),
);

export const keep: Check = ({ kind, argument }) => {
  if (FAVORS.every(({ name }) => name !== argument)) return no('EMARA-11.1', 'there is no such token');
  return kind === 'keep'
    ? no('EMARA-11.1', 'you did not draw that token')
    : no('EMARA-11.1', 'you have drawn no tokens to choose from');
};

/* events */

function offerOf(argument: string): EventOffer | undefined {
  return OFFERS.find(({ name }) => name === argument);
}

function eventName(kind: number): string {
  return eventOf(kind).name;
}

const isOfThisEvent: Check = ({ t, argument }) => {
  const offer = offerOf(argument);
  if (offer === undefined) return no('EMARA-15.17', 'no event makes such an offer');
  const current = currentEvent(t);
  if (t.round === 0 || offer.event === current) return undefined;
  const names = `'${eventName(offer.event)}', and the event of this round is '${eventName(current)}'`;
  return no('EMARA-16.2', `that is an offer of ${names}`);
};

const atEndOfRound: Check = ({ t, kind }) => {
  if (kind === 'reward') return undefined;
  return kind === 'pay' && t.card < 0
    ? no('EMARA-15.17', 'you have taken an offer of the event: finish the payment')
    : no('EMARA-16.2', 'events make their offers at the end of a round');
};

export const reward: Check = firstOf(isOfThisEvent, atEndOfRound, ({ m, argument }) => {
  const { good, count } = offerOf(argument)!;
  return good < KINDS_OF_RESOURCE ? unpaid('EMARA-9.1', m, priceOf(good, count)) : missing('EMARA-9.1', m, good, count);
});

/* the set-up of the random location layout */

function inMixedSetup(rule: RuleId, what: string): Check {
  return ({ t }) => {
    if (t.randomLayout === 0) return no(rule, `only the random location layout lets a player ${what}`);
    return t.round > 0 ? no(rule, 'the set-up is over') : undefined;
  };
}

export const start: Check = firstOf(isResource, inMixedSetup('EMARA-19.2', 'choose a starting resource'), afterSetup);

export const relocate: Check = firstOf(
  inMixedSetup('EMARA-19.3', 'move a councilor in the set-up'),
  ({ kind }) => (kind === 'relocate' ? undefined : no('EMARA-19.3', 'your councilors stand in different rings')),
  ({ t, m, argument }) => {
    const [from = -1, to = -1] = argument.split(',').map((name) => (PLACES as readonly string[]).indexOf(name));
    if (from < 0 || to < 0) return no('EMARA-19.3', 'there is no such place');
    if (!standsAt(m, from)) return no('EMARA-19.3', `none of your councilors stands on '${PLACES[from]}'`);
    return ringOf(t, from) === ringOf(t, to)
      ? no('EMARA-19.3', `'${PLACES[to]}' lies in the same ring as '${PLACES[from]}'`)
      : undefined;
  },
);
