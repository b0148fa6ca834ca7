import {
  argument,
  deal,
  moveAll,
  moveKind,
  moveWhere,
  type OptionList,
  PASS,
  script,
  shuffle,
  verb,
  verbKind,
  verbs,
} from '@crownleaf/engine';
import { CARDS, isAction, isTreasure, PROVINCE } from './cards.ts';
import { type C, mine } from './state.ts';

const { ask, cite, loop, when } = verbs<C>();

const HAND = 5;
const LAST_TURN = 60;
const EMPTY_PILES = 3;

const NAMES = CARDS.map(({ name }) => name);
const playKind = verbKind('play', [verb('play', argument(NAMES, [...NAMES.keys()].filter(isAction)))]);
const buyKind = verbKind('buy', [verb('buy', argument(NAMES))]);

function playable(c: C, out: OptionList): void {
  if (c.table.actions === 0) return;
  const { hand } = c.mine;
  for (let i = 0; i < hand.length; i++) if (isAction(hand[i]!)) out.addOnce(hand[i]!);
  out.add(PASS);
}

function playCard(c: C): void {
  const card = c.answer;
  const { actions, buys, coins, cards } = CARDS[card]!;
  moveKind(c, card, mine.hand, mine.field);
  c.tell?.('played', { seat: c.seat, card: CARDS[card]!.name });
  c.table.actions += actions - 1;
  c.table.buys += buys;
  c.table.coins += coins;
  draw(c, cards);
}

function playTreasures(c: C): void {
  const { hand } = c.mine;
  for (let i = 0; i < hand.length; i++) c.table.coins += CARDS[hand[i]!]!.coin;
  moveWhere(c, isTreasure, mine.hand, mine.field);
}

function buyable(c: C, out: OptionList): void {
  const { buys, coins, supply } = c.table;
  if (buys > 0) {
    for (let card = 0; card < CARDS.length; card++) if (supply[card]! > 0 && CARDS[card]!.cost <= coins) out.add(card);
  }
  out.add(PASS);
}

function buyCard(c: C): void {
  const card = c.answer;
  c.table.supply[card]!--;
  c.table.coins -= CARDS[card]!.cost;
  c.table.buys--;
  c.mine.discard.push(card);
  c.tell?.('bought', { seat: c.seat, card: CARDS[card]!.name });
}

export function draw(c: C, count: number): void {
  if (count === 0) return;
  const before = c.mine.hand.length;
  const missing = count - deal(c, count, mine.draw, mine.hand);
  if (missing > 0 && c.mine.discard.length > 0) {
    moveAll(c, mine.discard, mine.draw);
    shuffle(c, mine.draw);
    c.tell?.('reshuffled', { seat: c.seat });
    deal(c, missing, mine.draw, mine.hand);
  }
  const drawn = c.mine.hand.length - before;
  c.tell?.('drew', { seat: c.seat, count: drawn }, c.seat, { cards: namesOf(c.mine.hand.slice(before)) });
}

function namesOf(cards: readonly number[]): string[] {
  return cards.map((card) => CARDS[card]!.name);
}

function beginTurn(c: C): void {
  c.beginTurn();
  c.table.actions = 1;
  c.table.buys = 1;
  c.table.coins = 0;
  c.table.ended = 0;
}

function endTurn(c: C): void {
  moveAll(c, mine.hand, mine.discard);
  moveAll(c, mine.field, mine.discard);
  draw(c, HAND);
  c.tell?.('turn-ended', { seat: c.seat });
  c.setSeat(c.left(c.seat));
}

function isOver(c: C): boolean {
  const { supply } = c.table;
  let empty = 0;
  for (let card = 0; card < supply.length; card++) if (supply[card] === 0) empty++;
  return supply[PROVINCE] === 0 || empty >= EMPTY_PILES || c.state.turn >= LAST_TURN;
}

const stopActions = (c: C): void => {
  c.table.actions = 0;
};
const markEnded = (c: C): void => {
  c.table.ended = 1;
};
const passed = (c: C): boolean => c.answer === PASS;

const actionPhase = cite(
  'MINI-2.1',
  loop((c) => c.table.actions > 0, ask(playKind, playable, when(passed, stopActions, playCard))),
);
const buyPhase = cite(
  'MINI-2.3',
  loop((c) => c.table.ended === 0, ask(buyKind, buyable, when(passed, markEnded, buyCard), { endsTurn: PASS })),
);

export const wholeGame = script<C>(
  'whole-game',
  { rule: 'MINI-2.1' },
  loop((c) => !isOver(c), [beginTurn, actionPhase, playTreasures, buyPhase, endTurn]),
);
