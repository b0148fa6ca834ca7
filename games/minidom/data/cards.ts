import type { RuleId } from '@crownleaf/engine';

/** The ten cards. A card's place in this list is its kind. */
export interface Card {
  readonly name: string;
  readonly cost: number;
  /** Coins that a treasure brings when the buying begins. */
  readonly coin: number;
  readonly points: number;
  readonly copies: number;
  /** What an action brings when it is played. */
  readonly cards: number;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly rule: RuleId;
}

const BLANK = { coin: 0, points: 0, cards: 0, actions: 0, buys: 0, coins: 0 };

function treasure(name: string, cost: number, coin: number, copies: number): Card {
  return { ...BLANK, name, cost, coin, copies, rule: 'MINI-4.1' };
}

function victory(name: string, cost: number, points: number): Card {
  return { ...BLANK, name, cost, points, copies: 8, rule: 'MINI-4.2' };
}

function action(name: string, cost: number, brings: Partial<Card>): Card {
  return { ...BLANK, name, cost, copies: 10, rule: 'MINI-4.3', ...brings };
}

export const CARDS: readonly Card[] = [
  treasure('copper', 0, 1, 46),
  treasure('silver', 3, 2, 40),
  treasure('gold', 6, 3, 30),
  victory('estate', 2, 1),
  victory('duchy', 5, 3),
  victory('province', 8, 6),
  action('village', 3, { cards: 1, actions: 2 }),
  action('smithy', 4, { cards: 3 }),
  action('market', 5, { cards: 1, actions: 1, buys: 1, coins: 1 }),
  action('festival', 5, { actions: 2, buys: 1, coins: 2 }),
];
