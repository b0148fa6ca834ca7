import { type RuleId, range } from '@crownleaf/engine';
import { BOOK_TABLE, MARKET_COINS, PLACES, SITE_MOST_BREADS, SITE_WOOD } from '../../data/places.ts';
import {
  BOOK,
  BREAD,
  CASTLE,
  CATHEDRAL,
  CONSTRUCTION_SITE,
  eventKind,
  eventNumber,
  FAVORS,
  isTown,
  MARKET,
  STONE,
  WOOD,
} from '../components.ts';
import * as marks from '../flow/turn-marks.ts';
import { donationPrice, giftPrice } from '../places/dials.ts';
import { resourcesHeld } from '../stores/payment.ts';
import { isEvent } from '../stores/stores.ts';
import { type Check, firstOf, missing, no, priceOf, resourceOf, unpaid } from './reason.ts';
import { afterOpenStep, inRound } from './timing.ts';

/** What is done on a visit to a town place: its actions, tokens, and leaving it. */
function atPlace(place: number, action: number, ...checks: readonly Check[]): Check {
  return firstOf(
    inRound,
    ({ t }) => (t.visit === place ? undefined : no('EMARA-4.9', `this is done on a visit to '${PLACES[place]}'`)),
    ({ t }) =>
      marks.isUnvisited(t, action) ? undefined : no('EMARA-4.9', 'you have already used this action in this visit'),
    afterOpenStep(...checks),
  );
}

/** The numbers that an action takes. */
function isOneOf(counts: readonly number[], rule: RuleId, message: string): Check {
  return ({ argument }) => (counts.some((count) => String(count) === argument) ? undefined : no(rule, message));
}

/** A gift or a donation: of one resource as many as its marker shows. */
function byMarker(place: number, rule: RuleId, what: string, price: typeof giftPrice): Check {
  return firstOf(
    ({ argument }) =>
      resourceOf(argument) < 0 ? no(rule, `${what} is made in wood, cloth, grain or stone`) : undefined,
    atPlace(place, marks.FIRST_ACTION, ({ t, m, seats, argument }) => {
      const resource = resourceOf(argument);
      return unpaid(rule, m, priceOf(resource, price(t, seats, resource)));
    }),
  );
}

export const gift: Check = byMarker(CASTLE, 'EMARA-7.2', 'a gift', giftPrice);
export const donate: Check = byMarker(CATHEDRAL, 'EMARA-7.1', 'a donation', donationPrice);

export const book: Check = atPlace(CASTLE, marks.SECOND_ACTION, ({ m }) => missing('EMARA-7.3', m, BOOK, 1));

const COINS = MARKET_COINS.value;
const MORE_COINS = COINS + eventNumber('merchants-from-afar');
const MERCHANTS_FROM_AFAR = eventKind('merchants-from-afar');

export const coin: Check = firstOf(
  isOneOf(
    [COINS, MORE_COINS],
    'EMARA-7.4',
    `'market' buys ${COINS} resource in a visit, or ${MORE_COINS} with the event 'merchants-from-afar'`,
  ),
  ({ t, argument }) =>
    argument === String(COINS) || isEvent(t, MERCHANTS_FROM_AFAR)
      ? undefined
      : no('EMARA-15.13', `${MORE_COINS} resources are sold only with the event 'merchants-from-afar'`),
  atPlace(MARKET, marks.FIRST_ACTION, ({ m, argument }) => {
    const held = resourcesHeld(m.goods);
    if (held >= Number(argument)) return undefined;
    const short = held === 0 ? 'you have no resource' : `you need ${argument} resources and have ${held}`;
    return no('EMARA-9.5', `${short}, and a coin is not traded`);
  }),
);

const MAX_BOOKS = BOOK_TABLE.length - 1;

export const books: Check = firstOf(
  isOneOf(range(1, MAX_BOOKS), 'EMARA-7.5', `'market' takes 1 to ${MAX_BOOKS} books`),
  atPlace(MARKET, marks.SECOND_ACTION, ({ m, argument }) => missing('EMARA-7.5', m, BOOK, Number(argument))),
);

export const stone: Check = atPlace(CONSTRUCTION_SITE, marks.FIRST_ACTION, ({ m }) =>
  unpaid('EMARA-7.6', m, priceOf(STONE, 1)),
);

const MAX_BREADS = SITE_MOST_BREADS.value;

export const bread: Check = firstOf(
  isOneOf(range(1, MAX_BREADS), 'EMARA-7.7', `the builders take 1 to ${MAX_BREADS} breads`),
  atPlace(CONSTRUCTION_SITE, marks.SECOND_ACTION, ({ m, argument }) =>
    missing('EMARA-7.7', m, BREAD, Number(argument)),
  ),
);

const TIMBER = SITE_WOOD.map(({ value }) => value.wood);

export const wood: Check = firstOf(
  isOneOf(TIMBER, 'EMARA-7.8', `you pay ${TIMBER.join(' or ')} wood`),
  atPlace(CONSTRUCTION_SITE, marks.THIRD_ACTION, ({ m, argument }) =>
    unpaid('EMARA-7.8', m, priceOf(WOOD, Number(argument))),
  ),
);

export const leave: Check = firstOf(
  inRound,
  ({ t }) => (isTown(t.visit) ? undefined : no('EMARA-4.9', 'you are visiting no place of the town')),
  afterOpenStep(),
);

export const token: Check = firstOf(
  ({ m, argument }) => {
    const favor = FAVORS.find(({ name }) => name === argument);
    return favor !== undefined && m.favors.includes(favor.kind)
      ? undefined
      : no('EMARA-11.5', 'you hold no such token');
  },
  inRound,
  ({ t, argument }) => {
    const { place, kind } = FAVORS.find(({ name }) => name === argument)!;
    if (place !== t.visit) return no('EMARA-11.8', `this token is used on a visit to '${PLACES[place]}'`);
    return kind === t.fresh ? no('EMARA-11.9', 'a token gained in this visit waits for a later one') : undefined;
  },
  afterOpenStep(),
);
