import { isFaceUp, kindOf, moveKind, type OptionList, PASS, type Seat, script } from '@crownleaf/engine';
import {
  type Card,
  COST,
  FARMING_VILLAGE,
  FLAMMARIA,
  IS_SUCCESSION,
  IS_TERRITORY,
  isActionOrSuccession,
  nameOf,
  namesOf,
} from '../components.ts';
import { backing, setting } from '../effects/all.ts';
import { BRIBE_PRICE, buyFromMarket, buyFromOpponent, deliver, priceOf } from '../effects/verbs/market.ts';
import { IN_DISCARD, KEPT, ON_DRAW, secondKind } from '../kinds.ts';
import { BACKED, BUYING, type C, ENDED, mine, SETTING, table, UNDECIDED } from '../state.ts';
import { ask, cite, local, loop, oneOf } from '../verbs.ts';
import { reviewPoints } from './coronation.ts';

const TERRITORIES_MOVED = 3;

const options = secondKind.of;
/** Where an option of Bribery names the seat and the zone. */
const SELLER = 1;
const SOLD_FROM = 2;

/** [HOC-7.1] [HOC-7.2] Buying, backing or setting; passing ends the turn and is always asked [HOC-16.1]. */
export const secondPhase = cite(
  'HOC-7.1',
  loop((c) => c.table.second !== ENDED, ask(secondKind, possible, act, { endsTurn: PASS })),
);

function possible(c: C, out: OptionList): void {
  const { second } = c.table;
  if (second === UNDECIDED || second === BUYING) offerPurchases(c, out);
  if (second === UNDECIDED && c.mine.princess.length === 0) offerPrincesses(c, out);
  if ((second === UNDECIDED || second === SETTING) && c.mine.princess.length > 0) offerSuccession(c, out);
  out.add(PASS);
}

/** [HOC-7.3] [HOC-7.4] */
function offerPurchases(c: C, out: OptionList): void {
  const { market, coins } = c.table;
  for (let card = 0; card < market.length; card++) {
    if (market[card]! > 0 && priceOf(c.mine, card) <= coins) out.add(options.buy(card));
  }
  if (c.table.bribery === 0) return;
  for (let seat = 0; seat < c.seats; seat++) if (seat !== c.seat && c.of(seat).out === 0) offerBribes(c, seat, out);
}

/** [HOC-14.25] What lies openly before an opponent. */
function offerBribes(c: C, owner: Seat, out: OptionList): void {
  const { discard, draw, kept } = c.of(owner);
  for (let i = 0; i < discard.length; i++) offerBribe(c, owner, IN_DISCARD, discard[i]!, out);
  const top = draw[draw.length - 1];
  if (top !== undefined && isFaceUp(top)) offerBribe(c, owner, ON_DRAW, kindOf(top), out);
  for (let i = 0; i < kept.length; i++) offerBribe(c, owner, KEPT, kept[i]!, out);
}

function offerBribe(c: C, owner: Seat, zone: number, card: Card, out: OptionList): void {
  if (isActionOrSuccession(card) && priceOf(c.mine, card, BRIBE_PRICE) <= c.table.coins)
    out.addOnce(options.bribe(card, owner, zone));
}

/** [HOC-7.5] */
function offerPrincesses(c: C, out: OptionList): void {
  const { princesses, coins } = c.table;
  for (const princess of princesses) if (coins >= COST[princess]!) out.add(options.back(princess));
}

/** [HOC-7.13] */
function offerSuccession(c: C, out: OptionList): void {
  const { hand } = c.mine;
  for (let i = 0; i < hand.length; i++) if (IS_SUCCESSION[hand[i]!]) out.addOnce(options.set(hand[i]!));
}

function act(c: C): void {
  const verb = secondKind.verbOf(c.answer);
  if (verb === 'pass') {
    c.table.second = ENDED;
    return;
  }
  c.table.idle = 0;
  const card = secondKind.argumentOf(c.answer);
  if (verb === 'back') back(c, card);
  else if (verb === 'set') set(c, card);
  else buy(c, card);
}

function buy(c: C, card: Card): void {
  c.table.second = BUYING;
  if (secondKind.verbOf(c.answer) === 'buy') buyFromMarket(c, card);
  else buyFromOpponent(c, card, secondKind.argumentOf(c.answer, SELLER), secondKind.argumentOf(c.answer, SOLD_FROM));
  if (c.table.contractor === 1) c.call(delivery);
}

/** [HOC-14.22] Asked for each card as it is bought; the answer that bought it still stands when this begins. */
export const delivery = script<C>(
  'delivery',
  { label: 'government-contractor', rule: 'HOC-14.22' },
  local((bought) => [
    (c) => c.set(bought, secondKind.argumentOf(c.answer)),
    oneOf('delivery', { 'discard-pile': [], 'draw-pile': (c) => deliver(c, c.get(bought)) }),
  ]),
);

/** [HOC-7.11] */
function back(c: C, princess: Card): void {
  c.table.second = BACKED;
  c.table.coins -= COST[princess]!;
  moveKind(c, princess, table.princesses, mine.princess);
  const territories = moveTerritories(c, princess === FLAMMARIA);
  c.tell?.('backed', { seat: c.seat, card: nameOf(princess), territories: namesOf(territories) });
  reviewPoints(c, c.seat);
  const ability = backing(princess);
  if (ability !== undefined) c.call(ability);
}

/** [HOC-7.7] [HOC-7.10] The dearest that were played; Flammaria leaves the villages [HOC-12.9]. */
function moveTerritories(c: C, leavesVillages: boolean): readonly Card[] {
  const moved: Card[] = [];
  while (moved.length < TERRITORIES_MOVED) {
    const dearest = dearestTerritory(c.mine.field, leavesVillages);
    if (dearest === undefined) break;
    moveKind(c, dearest, mine.field, mine.domain);
    moved.push(dearest);
  }
  return moved;
}

function dearestTerritory(field: readonly number[], leavesVillages: boolean): Card | undefined {
  let dearest: Card | undefined;
  for (const card of field) {
    if (!IS_TERRITORY[card] || (leavesVillages && card === FARMING_VILLAGE)) continue;
    if (dearest === undefined || COST[card]! > COST[dearest]!) dearest = card;
  }
  return dearest;
}

/** [HOC-7.15] */
function set(c: C, card: Card): void {
  c.table.second = SETTING;
  moveKind(c, card, mine.hand, mine.domain);
  c.tell?.('set', { seat: c.seat, card: nameOf(card) });
  reviewPoints(c, c.seat);
  const effect = setting(card);
  if (effect !== undefined) c.call(effect);
}
