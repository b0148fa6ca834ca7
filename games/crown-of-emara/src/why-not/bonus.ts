import type { Refusal } from '@crownleaf/engine';
import { DISCOUNT } from '../../data/action-cards.ts';
import { GOODS } from '../../data/goods.ts';
import { RANKS } from '../../data/nobility.ts';
import { CRAFTSMAN_POINTS, PLACES } from '../../data/places.ts';
import { ADVISORS, countOf, DISCOUNT_CARD, GOLD, goldFor, HUTS, hutAt, RING, ringsFor } from '../components.ts';
import { paysAnyKind, reachesAll } from '../effects/lasting.ts';
import { labourDiscount, placeOfAdvisor } from '../flow/bonus.ts';
import * as marks from '../flow/turn-marks.ts';
import { craftsmenOf, standsAt } from '../places/board.ts';
import type { Mine } from '../state.ts';
import { canPay, pieces, resourcesHeld } from '../stores/payment.ts';
import { owns } from '../stores/stores.ts';
import { type Check, firstOf, heldFor, no, priceText, type RefusedError, some, unpaid } from './reason.ts';
import { afterOpenStep, cardAction, inRound, outsideVisit, unused } from './timing.ts';

/** Ranks, craftsmen and advisors. `hire` alone asks about every hut, `hire:forest.1` about one; so does `recruit`. */
function reaches(m: Mine, place: number): boolean {
  return standsAt(m, place) || reachesAll(m);
}

/** What can be had at one place for a price. */
interface Ware {
  readonly place: number;
  readonly cost: readonly number[];
}

function hutOf({ argument }: RefusedError): number {
  return HUTS.findIndex(({ name }) => name === argument);
}

/** What is being paid for is taken once the payment is made. */
function isPaidFor({ step, about }: RefusedError, steps: readonly string[], what: number): boolean {
  return steps.includes(step) && about === what;
}

const isFreeHut: Check = (refused) => {
  if (refused.argument === '') return undefined;
  const hut = hutOf(refused);
  if (hut < 0) return no('EMARA-8.11', 'there is no such hut');
  if (isPaidFor(refused, ['hire', 'hire-less'], hut)) return no('EMARA-8.11', 'you are already paying for that hut');
  const owner = refused.t.huts[hut]!;
  if (owner < 0) return undefined;
  return no(
    'EMARA-8.11',
    `that hut is occupied by ${owner === refused.seat ? 'your own craftsman' : 'a craftsman of another player'}`,
  );
};

const hasCraftsman: Check = ({ t, seat }) =>
  craftsmenOf(t, seat) >= CRAFTSMAN_POINTS.length
    ? no('EMARA-8.10', 'all four of your craftsmen are hired')
    : undefined;

/** The hut asked about, or all that are free. */
function huts(refused: RefusedError): readonly Ware[] {
  const { t, argument } = refused;
  return argument === '' ? HUTS.filter((_, hut) => t.huts[hut]! < 0) : [hutAt(hutOf(refused))];
}

const isNearHut: Check = (refused) => {
  const { m, argument } = refused;
  const all = huts(refused);
  if (all.some(({ place }) => reaches(m, place))) return undefined;
  return argument === ''
    ? no('EMARA-8.9', 'no hut is free on a place where a councilor of yours stands')
    : no('EMARA-8.9', `none of your councilors stands on '${PLACES[all[0]!.place]}'`);
};

function paysHut(less: number): Check {
  return (refused) => tooDear(refused.m, huts(refused), less);
}

const isOpenHut = firstOf(isFreeHut, hasCraftsman, inRound);

export const hire: Check = firstOf(
  isOpenHut,
  unused(marks.HIRE, 'EMARA-8.1', 'the bonus action for craftsmen has already been used this turn'),
  afterOpenStep(isNearHut, paysHut(0)),
  outsideVisit('EMARA-4.5'),
);

/** That the card is missing is said only of a hut within reach. */
export const hireLess: Check = firstOf(isOpenHut, isNearHut, cardAction(DISCOUNT_CARD, paysHut(DISCOUNT.value)));

const isWaiting: Check = (refused) => {
  const { t, m, others, argument } = refused;
  if (argument === '') return undefined;
  const advisor = ADVISORS.find(({ name }) => name === argument);
  if (advisor === undefined) return no('EMARA-8.16', 'there is no such advisor');
  if (isPaidFor(refused, ['recruit', 'recruit-less'], ADVISORS.indexOf(advisor))) {
    return no('EMARA-8.16', `you are already paying for the advisor '${argument}'`);
  }
  if (owns(m, advisor.kind)) return no('EMARA-8.16', `you have recruited the advisor '${argument}' already`);
  if (placeOfAdvisor(t, advisor.kind) >= 0) return undefined;
  const why = others.some((other) => owns(other, advisor.kind)) ? ': another player has recruited it' : '';
  return no('EMARA-8.16', `the advisor '${argument}' is on no town place${why}`);
};

/** The advisor asked about, or all who wait. */
function advisors({ t, argument }: RefusedError): readonly Ware[] {
  return ADVISORS.filter(({ name }) => argument === '' || name === argument).flatMap(({ kind, cost }) => {
    const place = placeOfAdvisor(t, kind);
    return place < 0 ? [] : [{ place, cost }];
  });
}

const isNearAdvisor: Check = (refused) => {
  const { m, argument } = refused;
  const all = advisors(refused);
  if (all.some(({ place }) => reaches(m, place))) return undefined;
  return argument === ''
    ? no('EMARA-8.16', 'no advisor waits on a place where a councilor of yours stands')
    : no('EMARA-8.16', `none of your councilors stands on '${PLACES[all[0]!.place]}'`);
};

function paysAdvisor(less: number): Check {
  return (refused) => tooDear(refused.m, advisors(refused), less + labourDiscount(refused.t));
}

export const recruit: Check = firstOf(
  isWaiting,
  inRound,
  unused(marks.RECRUIT, 'EMARA-8.1', 'the bonus action for advisors has already been used this turn'),
  afterOpenStep(isNearAdvisor, paysAdvisor(0)),
  outsideVisit('EMARA-4.5'),
);

export const recruitLess: Check = firstOf(
  isWaiting,
  inRound,
  isNearAdvisor,
  cardAction(DISCOUNT_CARD, paysAdvisor(DISCOUNT.value)),
);

/** The reason if none of these within reach can be paid. */
function tooDear(m: Mine, all: readonly Ware[], less: number): Refusal | undefined {
  const anyKind = paysAnyKind(m);
  const near = all.filter(({ place }) => reaches(m, place)).map(({ cost }) => cost);
  if (near.some((cost) => canPay(m.goods, cost, less, anyKind))) return undefined;
  if (anyKind) {
    const cheapest = Math.min(...near.map(pieces)) - less;
    const held = resourcesHeld(m.goods) + countOf(m.goods, GOLD);
    const have = held === 0 ? 'none' : `${held}, coins included`;
    return no('EMARA-13.17', `even with the 'scholar' you need ${some(cheapest, 'resource')}; you have ${have}`);
  }
  const prices = new Set(near.map(priceText));
  const off = less > 0 ? `,${prices.size > 1 ? ' each' : ''} minus any ${some(less, 'resource')}` : '';
  const total = near.reduce((sum, cost) => sum.map((count, r) => count + cost[r]!));
  return no('EMARA-9.1', `you cannot pay ${[...prices].join(', nor ')}${off}: ${heldFor(m, total)}`);
}

const isNextRank: Check = ({ m, argument }) => {
  const next = RANKS[m.nobles.length];
  if (next === undefined) return no('EMARA-8.3', "there is no rank after 'duke'");
  return argument === next ? undefined : no('EMARA-8.3', `the next rank is '${next}'`);
};

export const rank: Check = firstOf(
  isNextRank,
  inRound,
  unused(marks.RANK, 'EMARA-8.1', 'the bonus action for ranks has already been used this turn'),
  afterOpenStep(({ m }) => unpaidRank(m)),
  outsideVisit('EMARA-4.5'),
);

function unpaidRank(m: Mine): Refusal | undefined {
  const next = m.nobles.length;
  const price = GOODS.map((_, good) => (good === RING ? ringsFor(next) : good === GOLD ? goldFor(next) : 0));
  return unpaid('EMARA-9.1', m, price);
}
