import type { Refusal } from '@crownleaf/engine';
import { DISCOUNT } from '../../data/action-cards.ts';
import { GOODS } from '../../data/goods.ts';
import { RANKS } from '../../data/nobility.ts';
import { CRAFTSMAN_POINTS, PLACES } from '../../data/places.ts';
import { craftsmenOf, standsAt } from '../board.ts';
import { ADVISORS, DISCOUNT_CARD, GOLD, HUTS, RANK_GOLD, RANK_RINGS, RING } from '../components.ts';
import { labourDiscount, placeOfAdvisor, SCHOLAR, STEWARD } from '../flow/bonus.ts';
import { canPay, pieces, resourcesHeld } from '../payment.ts';
import type { Mine } from '../state.ts';
import { owns } from '../stores.ts';
import * as marks from '../turn-marks.ts';
import { type Check, firstOf, heldFor, no, priceText, type Refused, some, unpaid } from './reason.ts';
import { inTurn, nothingOpen, outsideVisit, unused, withCard } from './timing.ts';

/** Ranks, craftsmen and advisors. `hire` alone asks about every hut, `hire:forest.1` about one; so does `recruit`. */
function reaches(m: Mine, place: number): boolean {
  return standsAt(m, place) || owns(m, STEWARD);
}

/** What can be had at one place for a price. */
interface Ware {
  readonly place: number;
  readonly cost: readonly number[];
}

function hutOf({ argument }: Refused): number {
  return HUTS.findIndex(({ name }) => name === argument);
}

const isFreeHut: Check = (refused) => {
  if (refused.argument === '') return undefined;
  const hut = hutOf(refused);
  if (hut < 0) return no('EMARA-8.11', 'there is no such hut');
  const owner = refused.t.huts[hut]!;
  if (owner < 0) return undefined;
  return no(
    'EMARA-8.11',
    `that hut is occupied by ${owner === refused.seat ? 'your own craftsman' : 'a craftsman of another player'}`,
  );
};

const hasCraftsman: Check = ({ t, seat }) =>
  craftsmenOf(t, seat) >= CRAFTSMAN_POINTS.length ? no('EMARA-8.10', 'all four craftsmen are hired') : undefined;

/** The hut asked about, or all that are free. */
function huts(refused: Refused): readonly Ware[] {
  const { t, argument } = refused;
  return argument === '' ? HUTS.filter((_, hut) => t.huts[hut]! < 0) : [HUTS[hutOf(refused)]!];
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

const FREE_HUT = firstOf(isFreeHut, hasCraftsman, inTurn);

export const hire: Check = firstOf(
  FREE_HUT,
  nothingOpen,
  unused(marks.HIRE, 'EMARA-8.1', 'a craftsman was already hired in this turn'),
  outsideVisit,
  isNearHut,
  paysHut(0),
);

/** That the card is missing is said only of a hut that could be had with it. */
export const hireLess: Check = firstOf(
  FREE_HUT,
  nothingOpen,
  isNearHut,
  paysHut(DISCOUNT.value),
  withCard(DISCOUNT_CARD),
  outsideVisit,
);

const isWaiting: Check = ({ t, m, argument }) => {
  if (argument === '') return undefined;
  const advisor = ADVISORS.find(({ name }) => name === argument);
  if (advisor === undefined) return no('EMARA-8.16', 'there is no such advisor');
  if (owns(m, advisor.kind)) return no('EMARA-8.16', `you have recruited the advisor '${argument}' already`);
  return placeOfAdvisor(t, advisor.kind) < 0
    ? no('EMARA-8.16', `the advisor '${argument}' waits on no place`)
    : undefined;
};

/** The advisor asked about, or all who wait. */
function advisors({ t, argument }: Refused): readonly Ware[] {
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
  inTurn,
  nothingOpen,
  unused(marks.RECRUIT, 'EMARA-8.1', 'an advisor was already recruited in this turn'),
  outsideVisit,
  isNearAdvisor,
  paysAdvisor(0),
);

export const recruitLess: Check = firstOf(
  isWaiting,
  inTurn,
  nothingOpen,
  isNearAdvisor,
  paysAdvisor(DISCOUNT.value),
  withCard(DISCOUNT_CARD),
  outsideVisit,
);

/** The reason if none of these within reach can be paid. */
function tooDear(m: Mine, all: readonly Ware[], less: number): Refusal | undefined {
  const anyKind = owns(m, SCHOLAR);
  const near = all.filter(({ place }) => reaches(m, place)).map(({ cost }) => cost);
  if (near.some((cost) => canPay(m.goods, cost, less, anyKind))) return undefined;
  if (anyKind) {
    const cheapest = Math.min(...near.map(pieces)) - less;
    const held = resourcesHeld(m.goods) + m.goods[GOLD]!;
    return no(
      'EMARA-13.17',
      `with the 'scholar' any ${some(cheapest, 'resource')} would do: you have ${held}, coins included`,
    );
  }
  const prices = new Set(near.map(priceText));
  const off = less > 0 ? ` less ${some(less, 'resource')}` : '';
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
  inTurn,
  nothingOpen,
  unused(marks.RANK, 'EMARA-8.1', 'the rank was already raised in this turn'),
  outsideVisit,
  ({ m }) => unpaidRank(m),
);

function unpaidRank(m: Mine): Refusal | undefined {
  const next = m.nobles.length;
  const price = GOODS.map((_, good) => (good === RING ? RANK_RINGS[next]! : good === GOLD ? RANK_GOLD[next]! : 0));
  return unpaid('EMARA-9.1', m, price);
}
