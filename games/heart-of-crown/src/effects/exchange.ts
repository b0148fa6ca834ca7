import { kindOf, moveAt, turnUp } from '@crownleaf/engine';
import { COST, nameOf } from '../components.ts';
import { acquireKind, banishKind } from '../kinds.ts';
import { type C, mine, table } from '../state.ts';
import { local, mayPick, oneOf, pick, when } from '../verbs.ts';
import { action } from './effect.ts';
import { anyCard, mayBanish, nonCurse } from './verbs/banish.ts';
import { clause } from './verbs/clause.ts';
import { payCoins } from './verbs/coins.ts';
import { acquire, offerMarket } from './verbs/market.ts';
import { banishFromHand, offer } from './verbs/piles.ts';

export const contribution = action('contribution', mayBanish(1, anyCard));

const PRICE = 1;
export const DEARER = 2;

export const adventurer = action(
  'adventurer',
  clause(
    'adventurer',
    { price: PRICE, dearer: DEARER },
    local((most) =>
      mayPick(
        banishKind,
        (c, out) => {
          if (c.table.coins >= PRICE) offer(c.mine.hand, out, nonCurse.test);
        },
        [
          (c) => {
            c.set(most, COST[c.answer]! + DEARER);
            payCoins(c, PRICE);
            banishFromHand(c, c.seat, c.answer);
          },
          pick(
            acquireKind,
            (c, out) => offerMarket(c, out, c.get(most)),
            (c) => acquire(c, c.seat, c.answer),
          ),
        ],
      ),
    ),
  ),
);

export const buriedTreasure = action(
  'buried-treasure',
  clause(
    'buried-treasure',
    {},
    when(
      (c) => c.table.supply.length > 0,
      [unearth, oneOf('acquire-or-banish', { 'acquire-it': acquireTreasure, 'banish-it': banishTreasure })],
    ),
  ),
);

const BOTTOM = 0;

function unearth(c: C): void {
  turnUp(c, BOTTOM, table.supply);
  c.tell?.('revealed', { seat: c.seat, card: nameOf(kindOf(c.table.supply[BOTTOM]!)), of: 'supply' });
}

function acquireTreasure(c: C): void {
  const card = kindOf(c.table.supply[BOTTOM]!);
  moveAt(c, BOTTOM, table.supply, mine.discard);
  c.tell?.('acquired', { seat: c.seat, card: nameOf(card), to: 'discard' });
}

function banishTreasure(c: C): void {
  const card = kindOf(c.table.supply[BOTTOM]!);
  moveAt(c, BOTTOM, table.supply, table.outskirts);
  c.tell?.('banished', { seat: c.seat, card: nameOf(card) });
}
