import type { CardName } from '../../../data/cards.ts';
import { type Card, COINS, cardNamed } from '../../components.ts';
import type { C } from '../../state.ts';
import { type Clause, clause } from './clause.ts';

/** [HOC-4.11] [HOC-6.9] Coins pay debt first; only what is left can be spent. */
export function gainCoins(c: C, coins: number): void {
  const { mine } = c;
  const repaid = Math.min(coins, mine.debt);
  mine.debt -= repaid;
  c.table.coins += coins - repaid;
  if (coins > 0) c.tell?.('coins', { seat: c.seat, gained: coins - repaid, repaid });
}

/** [HOC-9.8] */
export function payCoins(c: C, coins: number): void {
  c.table.coins -= coins;
  if (coins > 0) c.tell?.('paid', { seat: c.seat, coins });
}

/** The coins printed on the card. */
export function coins(name: CardName): Clause {
  const card: Card = cardNamed(name);
  return gain(COINS[card]!);
}

export function gain(amount: number): Clause {
  return clause('coins', { count: amount }, (c) => gainCoins(c, amount));
}
