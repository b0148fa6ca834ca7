import { BANK, CITY, FARMING_VILLAGE, LARGE_CITY } from '../components.ts';
import { developKind } from '../kinds.ts';
import type { C } from '../state.ts';
import { mayPick } from '../verbs.ts';
import { action } from './effect.ts';
import { clause, either } from './verbs/clause.ts';
import { coins, gain, gainCoins, payCoins } from './verbs/coins.ts';
import { acquire, acquireCurse } from './verbs/market.ts';
import { banishFromHand, draw, holds } from './verbs/piles.ts';

export const tradingShip = action('trading-ship', either('cards-or-coins', { draw: draw(2), coins: gain(2) }));

export const governmentContractor = action(
  'government-contractor',
  coins('government-contractor'),
  clause('government-contractor', {}, (c) => {
    c.table.contractor = 1;
  }),
);

const LOAN = 4;

export const moneylender = action(
  'moneylender',
  coins('moneylender'),
  clause('moneylender', { count: LOAN }, (c) => {
    c.table.loans += LOAN;
  }),
);

const INTEREST = 1;

/** [HOC-14.66] Cards played this turn lie in the field; a Shinobi there is no Bank. */
export const bank = action(
  'bank',
  clause('bank', { count: INTEREST }, (c) => gainCoins(c, INTEREST * moneyPlayed(c))),
);

function moneyPlayed(c: C): number {
  const { field } = c.mine;
  let n = 0;
  for (let i = 0; i < field.length; i++) {
    const card = field[i];
    if (card === BANK || card === CITY || card === LARGE_CITY) n++;
  }
  return n;
}

export const VILLAGE_PRICE = 1;
export const CITY_PRICE = 2;

/** [HOC-14.52] The answer is the card to banish; what it becomes follows from it. */
export const cityDevelopment = action(
  'city-development',
  clause(
    'city-development',
    { village: VILLAGE_PRICE, city: CITY_PRICE },
    mayPick(
      developKind,
      (c, out) => {
        const { hand } = c.mine;
        if (c.table.coins >= VILLAGE_PRICE && holds(hand, FARMING_VILLAGE)) out.add(FARMING_VILLAGE);
        if (c.table.coins >= CITY_PRICE && holds(hand, CITY)) out.add(CITY);
      },
      (c) => {
        const from = c.answer;
        const to = from === CITY ? LARGE_CITY : CITY;
        payCoins(c, from === CITY ? CITY_PRICE : VILLAGE_PRICE);
        banishFromHand(c, c.seat, from);
        if (c.table.market[to]! > 0) acquire(c, c.seat, to, 'hand');
      },
    ),
  ),
);

const RAISED_VILLAGE = 2;

/** [HOC-14.17] Without a Curse to acquire it does nothing. */
export const slashAndBurnFarming = action(
  'slash-and-burn-farming',
  clause('slash-and-burn-farming', { count: RAISED_VILLAGE }, (c) => {
    if (acquireCurse(c, c.seat)) c.table.villageCoins = RAISED_VILLAGE;
  }),
);
