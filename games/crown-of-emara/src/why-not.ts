import type { Refusal, RuleId } from '@crownleaf/engine';
import { ACTION_CARDS, DISCOUNT, MOVE_STEPS, TRADES, type Trade } from '../data/action-cards.ts';
import { GOODS } from '../data/goods.ts';
import { RANKS } from '../data/nobility.ts';
import { CRAFTSMAN_POINTS, PLACES } from '../data/places.ts';
import { ahead, craftsmenOf, standsAt } from './board.ts';
import {
  ADVISORS,
  advisorKind,
  CASTLE,
  CATHEDRAL,
  CONSTRUCTION_SITE,
  DISCOUNT_CARD,
  FAVORS,
  GOLD,
  HUTS,
  isTown,
  MARKET,
  MOVE_CARD,
  RANK_GOLD,
  RANK_RINGS,
  RING,
  TOWN_CARD,
  TRADE_CARD,
} from './components.ts';
import { canRise, labourDiscount, placeOfAdvisor, SCHOLAR, STEWARD } from './flow/bonus.ts';
import { mayEnd, SLOTS } from './flow/turn.ts';
import { VERBS, type Verb } from './kinds.ts';
import { canPay, pieces, resourcesHeld } from './payment.ts';
import type { EmaraView, Mine, Table } from './state.ts';
import { owns } from './stores.ts';
import * as marks from './turn-marks.ts';

const CHAMBERLAIN = advisorKind('chamberlain');

/** Why a usual wish is not possible now: the rule and a sentence, with things by their names in quotes. */
export function whyNot(v: EmaraView, what: string): Refusal | undefined {
  if (v.viewer === null || v.viewer !== v.asked) return undefined;
  const [verb, argument = ''] = what.split(':') as [string, string?];
  const asked: Asked = { t: v.table, m: v.seats[v.viewer]!, seat: v.viewer, argument };
  const unfinished = whatIsUnfinished(asked);
  if (unfinished !== undefined) return unfinished;
  if (isBetweenTurns(asked)) return undefined;
  if (verb === 'play') return whyNotPlay(asked);
  if (asked.t.card < 0) return no('EMARA-4.6', 'a turn begins with a card on a slot');
  const known = VERBS.find((each) => each === verb);
  return known === undefined ? undefined : REASONS[known](asked);
}

interface Asked {
  readonly t: Table;
  readonly m: Mine;
  readonly seat: number;
  readonly argument: string;
}
type Reason = (asked: Asked) => Refusal | undefined;

function no(rule: RuleId, message: string): Refusal {
  return { rule, message };
}

/** A step under way is finished before anything else. */
function whatIsUnfinished({ t, m }: Asked): Refusal | undefined {
  if (t.price.some((n) => n > 0)) return no('EMARA-20.8', 'finish the payment first');
  if (m.drawn.length > 0) return no('EMARA-11.1', 'keep one of the drawn tokens first');
  if (t.visit >= 0 && !isTown(t.visit)) return no('EMARA-6.7', 'say first how many craftsmen bake');
  return undefined;
}

/** During the set-up and when an event asks at the end of the round. */
function isBetweenTurns({ t, m }: Asked): boolean {
  return t.round === 0 || (t.card < 0 && m.slots.length === SLOTS);
}

function whyNotPlay({ t, m, argument }: Asked): Refusal | undefined {
  if (t.card >= 0) return no('EMARA-4.1', 'the card of this turn is already played');
  const [card, slot] = argument.split(',');
  const kind = (ACTION_CARDS as readonly string[]).indexOf(card ?? '');
  if (kind < 0) return no('EMARA-2.13', `there is no action card '${card}'`);
  if (!m.hand.includes(kind)) return no('EMARA-4.1', 'that card is not in your hand');
  if (m.slots.includes(Number(slot))) return no('EMARA-4.2', `slot ${slot} is full until the end of the round`);
  return no('EMARA-4.2', 'the slots are 1, 2 and 3');
}

/** The action whose place is not the place of the visit under way, or was used in it already. */
function atPlace(place: number, action: number, rule: RuleId, price: string): Reason {
  return ({ t }) => {
    if (t.visit !== place) return no('EMARA-4.9', `this is done on a visit to '${PLACES[place]}'`);
    if (!marks.isUnvisited(t, action)) return no('EMARA-4.9', 'each action of a place is used once in a visit');
    return no(rule, price);
  };
}

/** Between the steps of a visit only the place, tokens and abilities can be used. */
function outsideVisit(reason: Reason): Reason {
  return (asked) =>
    isTown(asked.t.visit) ? no('EMARA-4.5', 'finish the visit first: answer with leave') : reason(asked);
}

function withCard(card: number, reason: Reason): Reason {
  return outsideVisit((asked) => {
    if (asked.t.card !== card) return no('EMARA-4.1', `this needs '${ACTION_CARDS[card]}' as the card of this turn`);
    if (!marks.isFree(asked.t, marks.CARD)) return no('EMARA-4.3', 'the card action of this turn is used');
    return reason(asked);
  });
}

function outOfReach({ t, m, argument }: Asked, rule: RuleId, steps: number, means: string): Refusal {
  const goals = m.councilors.map((from) => `'${PLACES[ahead(t, from, steps)]}'`);
  return no(rule, `no councilor reaches '${argument}' with ${means}, only ${goals.join(' and ')}`);
}

/** So many of something. */
function some(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

const whyNotMove: Reason = outsideVisit((asked) =>
  marks.isFree(asked.t, marks.MOVEMENT)
    ? outOfReach(asked, 'EMARA-4.7', asked.t.steps, `exactly ${some(asked.t.steps, 'step')}`)
    : no('EMARA-4.3', 'the movement action of this turn is used'),
);

/** `hire` alone asks about every hut, `hire:forest.1` about one. */
function hiring(mark: number, less: number): Reason {
  return ({ t, m, seat, argument }) => {
    const hut = HUTS.findIndex((each) => each.name === argument);
    if (hut < 0 && argument !== '') return no('EMARA-8.11', `there is no hut '${argument}'`);
    if (!marks.isFree(t, mark)) return no('EMARA-8.1', 'a craftsman was already hired in this turn');
    if (hut < 0) return hiringAnywhere(t, m, seat, less);
    if (t.huts[hut]! >= 0) return no('EMARA-8.11', 'that hut is taken');
    if (craftsmenOf(t, seat) >= CRAFTSMAN_POINTS.length) return no('EMARA-8.10', 'all four craftsmen are hired');
    const { place, cost } = HUTS[hut]!;
    if (!standsAt(m, place) && !owns(m, STEWARD)) {
      return no('EMARA-8.9', `none of your councilors stands on '${PLACES[place]}'`);
    }
    return canPay(m.goods, cost, less, owns(m, SCHOLAR)) ? undefined : tooDear(m, cost, less);
  };
}

function hiringAnywhere(t: Table, m: Mine, seat: number, less: number): Refusal {
  if (craftsmenOf(t, seat) >= CRAFTSMAN_POINTS.length) return no('EMARA-8.10', 'all four craftsmen are hired');
  const near = HUTS.filter(({ place }, hut) => t.huts[hut]! < 0 && (standsAt(m, place) || owns(m, STEWARD)));
  const costs = near.map(({ cost }) => cost);
  return costs.length === 0
    ? no('EMARA-8.9', 'no hut is free on a place where a councilor of yours stands')
    : allTooDear(m, costs, less);
}

function recruiting(mark: number, less: number): Reason {
  return ({ t, m, argument }) => {
    const advisor = ADVISORS.find((each) => each.name === argument);
    if (advisor === undefined && argument !== '') return no('EMARA-8.16', `there is no advisor '${argument}'`);
    if (!marks.isFree(t, mark)) return no('EMARA-8.1', 'an advisor was already recruited in this turn');
    if (advisor === undefined) return recruitingAnywhere(t, m, less);
    const place = placeOfAdvisor(t, advisor.kind);
    if (place < 0) return no('EMARA-8.16', `the advisor '${argument}' waits on no place`);
    if (!standsAt(m, place) && !owns(m, STEWARD)) {
      return no('EMARA-8.16', `none of your councilors stands on '${PLACES[place]}'`);
    }
    const off = less + labourDiscount(t);
    return canPay(m.goods, advisor.cost, off, owns(m, SCHOLAR)) ? undefined : tooDear(m, advisor.cost, off);
  };
}

function recruitingAnywhere(t: Table, m: Mine, less: number): Refusal {
  const near = ADVISORS.filter(({ kind }) => {
    const place = placeOfAdvisor(t, kind);
    return place >= 0 && (standsAt(m, place) || owns(m, STEWARD));
  });
  const costs = near.map(({ cost }) => cost);
  return costs.length === 0
    ? no('EMARA-8.16', 'no advisor waits on a place where a councilor of yours stands')
    : allTooDear(m, costs, less + labourDiscount(t));
}

function tooDear(m: Mine, cost: readonly number[], less: number): Refusal {
  return allTooDear(m, [cost], less);
}

function allTooDear(m: Mine, costs: readonly (readonly number[])[], less: number): Refusal {
  if (owns(m, SCHOLAR)) {
    const least = Math.min(...costs.map(pieces)) - less;
    return no('EMARA-13.17', `with the Scholar any ${some(least, 'resource')} would do; you have fewer`);
  }
  const prices = new Set(
    costs.map((cost) => cost.flatMap((n, r) => (n > 0 ? [`${n} ${GOODS[r]}`] : [])).join(' and ')),
  );
  const off = less > 0 ? `, ${some(less, 'resource')} less` : '';
  return no('EMARA-9.1', `you cannot pay ${[...prices].join(', nor ')}${off}`);
}

const whyNotTrade: Reason = ({ m, argument }) => {
  const [small, large] = TRADES.map(({ value }) => value) as [Trade, Trade];
  if (argument === String(small.resources)) return no('EMARA-9.5', 'you have no resource, and a coin is not traded');
  if (argument === String(large.resources)) {
    const held = resourcesHeld(m.goods) + m.goods[GOLD]!;
    return no('EMARA-5.2', `you need ${large.resources} resources and have ${held}, coins included`);
  }
  const trades = [small, large].map((trade) => `${some(trade.resources, 'resource')} for ${trade.gold} gold`);
  return no('EMARA-5.2', `the trade is ${trades.join(' or ')}`);
};

const whyNotRank: Reason = ({ t, m, argument }) => {
  if (!marks.isFree(t, marks.RANK)) return no('EMARA-8.1', 'the rank was already raised in this turn');
  const next = m.nobles.length;
  const name = RANKS[next];
  if (name === undefined) return no('EMARA-8.3', "there is no rank after 'duke'");
  if (argument !== name) return no('EMARA-8.3', `the next rank is '${name}'`);
  return canRise(m) ? undefined : no('EMARA-9.1', `the rank '${name}' costs ${rankPrice(next)}`);
};

function rankPrice(rank: number): string {
  const rings = some(RANK_RINGS[rank]!, 'signet ring');
  const gold = RANK_GOLD[rank]!;
  return gold === 0 ? rings : `${rings} and ${gold} gold`;
}

function ability(name: string, mark: number, rule: RuleId, price: string): Reason {
  const { kind } = ADVISORS.find((advisor) => advisor.name === name)!;
  return ({ t, m }) => {
    if (!owns(m, kind)) return no('EMARA-8.16', `you have not recruited the advisor '${name}'`);
    if (!marks.isFree(t, mark)) return no('EMARA-13.1', `the ability of the advisor '${name}' is used in this turn`);
    return no(rule, price);
  };
}

const CHAMBERLAIN_WAY = ability('chamberlain', 0, 'EMARA-20.4', 'the Chamberlain exchanges in one direction at a time');

const whyNotChamberlain: Reason = (asked) => {
  const { m, argument } = asked;
  if (owns(m, CHAMBERLAIN)) {
    if (argument === 'ring' && m.goods[RING] === 0) return no('EMARA-13.16', 'you have no signet ring');
    if (argument === 'gold' && m.goods[GOLD] === 0) return no('EMARA-13.16', 'you have no gold');
  }
  return CHAMBERLAIN_WAY(asked);
};

const whyNotToken: Reason = ({ t, m, argument }) => {
  const favor = FAVORS.find((each) => each.name === argument);
  if (favor === undefined || !m.favors.includes(favor.kind)) return no('EMARA-11.5', 'you hold no such token');
  if (favor.kind === t.fresh) return no('EMARA-11.9', 'a token gained in this visit waits for a later one');
  return no('EMARA-11.8', `this token is used on a visit to '${PLACES[favor.place]}'`);
};

const PAYABLE = 'you cannot pay what the marker shows';
const NOTHING_TO_DO = 'nothing can be done at this place';

const REASONS: { readonly [V in Verb]: Reason } = {
  'end-turn': outsideVisit(({ t }) =>
    mayEnd(t) ? undefined : no('EMARA-4.10', 'the movement of this turn must be made first'),
  ),
  move: whyNotMove,
  step: withCard(MOVE_CARD, (asked) =>
    outOfReach(asked, 'EMARA-5.3', MOVE_STEPS.value, `the ${some(MOVE_STEPS.value, 'step')} of 'move'`),
  ),
  trade: withCard(TRADE_CARD, whyNotTrade),
  visit: withCard(TOWN_CARD, () => no('EMARA-4.12', NOTHING_TO_DO)),
  'hire-less': withCard(DISCOUNT_CARD, hiring(marks.CARD, DISCOUNT.value)),
  'recruit-less': withCard(DISCOUNT_CARD, recruiting(marks.CARD, DISCOUNT.value)),
  rank: outsideVisit(whyNotRank),
  hire: outsideVisit(hiring(marks.HIRE, 0)),
  recruit: outsideVisit(recruiting(marks.RECRUIT, 0)),
  baker: ability('baker', marks.BAKER, 'EMARA-13.8', 'the Baker needs 1 cloth and 1 or 2 grain'),
  schoolmarm: ability('schoolmarm', marks.SCHOOLMARM, 'EMARA-13.9', 'the Schoolmarm needs 2 resources'),
  bailiff: ability('bailiff', marks.BAILIFF, 'EMARA-13.10', 'the Bailiff needs a signet ring'),
  dressmaker: ability('dressmaker', marks.DRESSMAKER, 'EMARA-13.11', 'the Dressmaker needs 1 cloth'),
  landlord: ability('landlord', marks.LANDLORD, 'EMARA-13.12', 'the Landlord needs 1 cloth and 1 citizen point'),
  merchant: ability('merchant', marks.MERCHANT, 'EMARA-13.14', 'you have none of what you want to pay'),
  chamberlain: whyNotChamberlain,
  leave: () => no('EMARA-4.9', 'there is no visit to end'),
  token: whyNotToken,
  gift: atPlace(CASTLE, marks.FIRST_ACTION, 'EMARA-7.2', PAYABLE),
  book: atPlace(CASTLE, marks.SECOND_ACTION, 'EMARA-7.3', 'you have no book'),
  donate: atPlace(CATHEDRAL, marks.FIRST_ACTION, 'EMARA-7.1', PAYABLE),
  coin: atPlace(MARKET, marks.FIRST_ACTION, 'EMARA-7.4', 'the Market gives 1 gold for 1 resource'),
  books: atPlace(MARKET, marks.SECOND_ACTION, 'EMARA-7.5', 'you need as many books, from 1 to 5'),
  stone: atPlace(CONSTRUCTION_SITE, marks.FIRST_ACTION, 'EMARA-7.6', 'you cannot pay 1 stone'),
  bread: atPlace(CONSTRUCTION_SITE, marks.SECOND_ACTION, 'EMARA-7.7', 'you need as many breads, from 1 to 3'),
  wood: atPlace(CONSTRUCTION_SITE, marks.THIRD_ACTION, 'EMARA-7.8', 'you pay 1 or 3 wood'),
};
