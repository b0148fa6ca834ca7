import { kindOf, type Seat } from '@crownleaf/engine';
import type { CardName } from '../../data/cards.ts';
import {
  BANK,
  CARDS,
  type Card,
  CITY,
  cardNamed,
  costOf,
  IMPERIAL_ESTATE,
  IS_ACTION,
  IS_PLAYABLE,
  IS_SUCCESSION,
  IS_TERRITORY,
  KLAM_KLAM,
  LARGE_CITY,
  linksOf,
  missing,
  pointsOn,
} from '../components.ts';
import { pointsOf } from '../effects/verbs/domain.ts';
import { CEREMONY } from '../flow/coronation.ts';
import { HAND } from '../flow/setup.ts';
import { BACKED, type HeartOfCrown, SETTING, seatOf } from '../state.ts';

/** Cards that an Action card puts into the hand, roughly. */
const DRAWN: { readonly [name in CardName]?: number } = {
  'post-horse': 1,
  alchemist: 2,
  library: 1,
  'stargazing-witch': 1,
  'supply-unit': 1,
  'battering-ram': 1,
  'evicted-monster': 1,
  'glamour-witch': 1,
};
const DRAWS: readonly number[] = CARDS.map(({ name }) => DRAWN[name as CardName] ?? 0);

/** Coins that a card is good for where its effect brings them. */
const EFFECT_COINS: { readonly [name in CardName]?: number } = {
  'trading-ship': 2,
  bank: 2,
  moneylender: 1,
  'magic-talisman': 1.5,
};
const YIELD: readonly number[] = CARDS.map(({ name, coins }) => EFFECT_COINS[name as CardName] ?? coins);

function drawsOf(card: Card): number {
  return DRAWS[card] ?? missing(card);
}

function yieldOf(card: Card): number {
  return YIELD[card] ?? missing(card);
}

const TRADING_SHIP = cardNamed('trading-ship');

/** What a seat has, in the numbers that features are made of. One is used over and over. */
export class Profile {
  seat: Seat = 0;
  /** Cards of the deck by kind, wherever they are; those that were set are out of it. */
  readonly cards = new Float32Array(CARDS.length);
  size = 0;
  /** Coins and draws of all cards of the deck. */
  coins = 0;
  draws = 0;
  actions = 0;
  terminals = 0;
  /** Succession points in the Domain, on cards of the deck that could be set, and on those of them in hand. */
  points = 0;
  deckPoints = 0;
  deckSuccession = 0;
  handPoints = 0;
  /** Coins that the hand will bring, with those of the turn under way. */
  purse = 0;
  handDraws = 0;
  /** What comes next from the draw pile. */
  drawSize = 0;
  drawCoins = 0;
  drawPoints = 0;
  /** Coins that a hand may be expected to bring. */
  money = 0;
  /** Turns that twenty points may take yet, roughly. */
  turnsToGo = 0;
  backed = false;

  countOf(card: Card): number {
    return this.cards[card] ?? missing(card);
  }

  read(s: HeartOfCrown, seat: Seat): void {
    const me = seatOf(s, seat);
    this.seat = seat;
    this.cards.fill(0);
    this.size = this.coins = this.draws = this.actions = this.terminals = 0;
    this.deckPoints = this.deckSuccession = 0;
    this.backed = me.princess.length > 0;
    this.points = pointsOf(me);
    this.#readDraw(me.draw);
    this.#count(me.hand);
    this.#count(me.discard);
    this.#count(me.field);
    this.#count(me.kept);
    this.#count(me.keptNow);
    this.#readHand(s, me);
    this.money = this.#expectedMoney(me.princess[0] === KLAM_KLAM);
    this.turnsToGo = this.#turnsToGo();
  }

  #readDraw(draw: readonly number[]): void {
    this.drawSize = draw.length;
    let coins = 0;
    let points = 0;
    for (const entry of draw) {
      const card = kindOf(entry);
      this.#add(card);
      coins += yieldOf(card);
      if (IS_SUCCESSION[card] && pointsOn(card) > 0) points += pointsOn(card);
    }
    this.drawCoins = coins;
    this.drawPoints = points;
  }

  #count(cards: readonly number[]): void {
    for (const card of cards) this.#add(card);
  }

  #add(card: Card): void {
    this.cards[card] = this.countOf(card) + 1;
    this.size++;
    this.coins += yieldOf(card);
    this.draws += drawsOf(card);
    if (IS_ACTION[card]) {
      this.actions++;
      if (linksOf(card) === 0) this.terminals++;
    }
    if (IS_SUCCESSION[card] && worthSetting(card) > 0) {
      this.deckSuccession++;
      this.deckPoints += worthSetting(card);
    }
  }

  /** Cards with links can all be played, of those without only as many as there are plays. */
  #readHand({ table, stack }: HeartOfCrown, { hand, debt }: HeartOfCrown['seats'][number]): void {
    const onTurn = stack[0] !== undefined && stack[0].seat === this.seat;
    this.purse = this.handPoints = this.handDraws = 0;
    if (onTurn && table.second >= BACKED) return;
    let plays = onTurn ? table.plays : 1;
    let coins = 0;
    let best = 0;
    let second = 0;
    const canPlay = !onTurn || (table.main === 1 && plays > 0);
    let linked = false;
    for (const card of hand) {
      if (IS_SUCCESSION[card]) this.handPoints += worthSetting(card);
      if (!canPlay || !IS_PLAYABLE[card]) continue;
      const links = linksOf(card);
      if (links > 0) {
        coins += yieldOf(card);
        plays += links - 1;
        linked = true;
        this.handDraws += drawsOf(card);
      } else {
        const brings = card === BANK ? this.#bankBrings(hand) : yieldOf(card);
        if (brings > best) [best, second] = [brings, best];
        else if (brings > second) second = brings;
        if (card === TRADING_SHIP) this.handDraws += 0.5;
      }
    }
    if (plays > 0 || linked) coins += best;
    if (plays > 1) coins += second;
    coins = Math.max(0, coins - debt);
    if (onTurn) {
      if (table.second === SETTING) coins = 0;
      else coins += table.coins;
    }
    this.purse = coins;
  }

  #bankBrings(hand: readonly number[]): number {
    let n = 1;
    for (let i = 0; i < hand.length; i++) if (hand[i] === CITY || hand[i] === LARGE_CITY) n++;
    return n;
  }

  /** Cards that draw take the place of others, so they hardly count as cards. */
  #expectedMoney(buysCheaper: boolean): number {
    const cards = Math.max(HAND, this.size - this.draws);
    const idle = Math.max(0, this.terminals - 2);
    return (HAND * Math.max(0, this.coins - idle)) / cards + (buysCheaper ? 1 : 0);
  }

  #turnsToGo(): number {
    const missing = Math.max(0, CEREMONY - this.points);
    const toBuy = Math.max(0, missing - this.deckPoints);
    const perBuy = Math.max(0.5, 0.75 * this.money - 0.5);
    const perSet = Math.max(2.5, (HAND * (this.deckPoints + toBuy)) / (this.size + toBuy / 4));
    const toBack = this.backed ? 0 : 1 + 1.5 * Math.max(0, BACKING - this.money);
    return toBuy / perBuy + missing / perSet + toBack;
  }
}

/** [HOC-7.5] */
export const BACKING = costOf(KLAM_KLAM);

/** Points of the card in a Domain; an Estate is worth those that it will bring. */
function worthSetting(card: Card): number {
  if (card === IMPERIAL_ESTATE) return 1;
  return Math.max(0, pointsOn(card));
}

/** Places in a Domain on which cards can be kept. */
export function keepingPlaces(domain: readonly number[]): number {
  let places = 0;
  for (const card of domain) if (IS_TERRITORY[card] && costOf(card) >= costOf(CITY)) places++;
  return places;
}

/** What all cards of a hand bring if they can be played. */
export function coinsInHand(hand: readonly number[]): number {
  let coins = 0;
  for (const card of hand) coins += yieldOf(card);
  return coins;
}
