import { moveKind } from '@crownleaf/engine';
import { BERGAMOTTE, IS_ACTION, isCourtier, nameOf, ROYAL_MAID, TWINS } from '../components.ts';
import { reviewPoints } from '../flow/coronation.ts';
import { acquireKind, discardKind, royalMaidsKind, takeKind, wreckKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { ask, mayPick, pick } from '../verbs.ts';
import { ability } from './effect.ts';
import { nonCurse } from './verbs/banish.ts';
import { clause } from './verbs/clause.ts';
import { payCoins } from './verbs/coins.ts';
import { estates } from './verbs/domain.ts';
import { acquire, offerMarket } from './verbs/market.ts';
import { forEachOpponent } from './verbs/opponents.ts';
import { discardFromHand, offer, offerToWreck } from './verbs/piles.ts';
import { upTo } from './verbs/up-to.ts';

const LAOLILLY_MAIDS = 5;

/** [HOC-12.3] The answer is how many. */
export const laolilly = ability(
  'laolilly',
  'backed',
  clause(
    'laolilly',
    { count: LAOLILLY_MAIDS },
    ask(
      royalMaidsKind,
      (c, out) => {
        const most = Math.min(LAOLILLY_MAIDS, c.table.market[ROYAL_MAID]!);
        for (let maids = 0; maids <= most; maids++) out.add(maids);
      },
      (c) => {
        const maids = c.answer;
        for (let i = 0; i < maids && !c.ended; i++) acquire(c, c.seat, ROYAL_MAID);
      },
    ),
  ),
);

const FLAMMARIA_CARDS = 2;
const FLAMMARIA_COST = 5;

export const flammaria = ability(
  'flammaria',
  'backed',
  clause(
    'flammaria',
    { count: FLAMMARIA_CARDS, cost: FLAMMARIA_COST },
    upTo(FLAMMARIA_CARDS, (stop) =>
      mayPick(
        acquireKind,
        (c, out) => offerMarket(c, out, FLAMMARIA_COST),
        (c) => acquire(c, c.seat, c.answer),
        stop,
      ),
    ),
  ),
);

/** [HOC-12.12] One counter, and one more for each princess that another player has backed. */
export const twinsBacked = ability(
  'twins',
  'backed',
  clause('twins-backed', {}, (c) => {
    let others = 0;
    for (let seat = 0; seat < c.seats; seat++) if (seat !== c.seat) others += c.of(seat).princess.length;
    c.mine.twins = 1 + others;
  }),
);

export const twins = ability(
  'twins',
  'use',
  clause('twins', {}, (c) => {
    c.mine.twins--;
    c.table.extraNext = 1;
  }),
);

/** [HOC-12.14] Once a turn, and not in an extra turn [HOC-12.13]. */
export function canUseTwins(c: C): boolean {
  return c.mine.princess[0] === TWINS && c.mine.twins > 0 && c.table.extra === 0 && c.table.extraNext === 0;
}

/** [HOC-12.6] [HOC-12.8] */
export const bergamotte = ability(
  'bergamotte',
  'use',
  clause('bergamotte', {}, [
    (c) => {
      c.table.bergamotteUsed = 1;
    },
    pick(
      discardKind,
      (c, out) => offer(c.mine.hand, out, nonCurse.test),
      (c) => discardFromHand(c, c.seat, c.answer),
    ),
    pick(
      takeKind,
      (c, out) => offer(c.mine.discard, out, (card) => IS_ACTION[card]!),
      (c) => {
        moveKind(c, c.answer, mine.discard, mine.hand);
        c.tell?.('taken', { seat: c.seat, card: nameOf(c.answer), from: 'discard' });
      },
    ),
  ]),
);

/** [HOC-6.3] */
export function canUseBergamotte(c: C): boolean {
  return c.mine.princess[0] === BERGAMOTTE && c.table.bergamotteUsed === 0 && c.mine.hand.some(nonCurse.test);
}

export const ESTATE_PRICE = 3;
const ESTATE_POINTS = 1;

export const imperialEstate = ability(
  'imperial-estate',
  'use',
  clause('imperial-estate', { price: ESTATE_PRICE, points: ESTATE_POINTS }, (c) => {
    payCoins(c, ESTATE_PRICE);
    c.table.estatesUsed++;
    c.mine.counters += ESTATE_POINTS;
    c.tell?.('counter', { seat: c.seat, points: ESTATE_POINTS });
    reviewPoints(c, c.seat);
  }),
);

/** [HOC-14.76] Once in each Main Phase for each Estate. */
export function canUseEstate(c: C): boolean {
  return c.table.coins >= ESTATE_PRICE && c.table.estatesUsed < estates(c.mine);
}

/** [HOC-14.78] [HOC-14.79] */
export const gossipyDuchess = ability(
  'gossipy-duchess',
  'set',
  forEachOpponent(
    clause(
      'gossipy-duchess',
      {},
      pick(
        wreckKind,
        (c, out) => offerToWreck(c.theirs.domain, c.who, out, isCourtier),
        (c) => {
          const card = wreckKind.argumentOf(c.answer);
          moveKind(c, card, mine.domain, mine.discard, c.who);
          c.tell?.('discarded', { seat: c.who, card: nameOf(card) });
          reviewPoints(c, c.who);
        },
        { by: (c) => c.seat },
      ),
    ),
  ),
);
