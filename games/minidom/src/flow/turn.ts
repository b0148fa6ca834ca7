import { moveAll, moveWhere, type OptionList, PASS } from '@crownleaf/engine';
import { CARDS } from '../../data/cards.ts';
import { cardOf, isAction, isTreasure } from '../components.ts';
import { draw } from '../effects/draw.ts';
import { playCard } from '../effects/play.ts';
import { buyKind, playKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { ask, cite, loop, when } from '../verbs.ts';
import { HAND } from './setup.ts';

function playable(c: C, out: OptionList): void {
  if (c.table.actions === 0) return;
  const { hand } = c.mine;
  for (const card of hand) if (isAction(card)) out.addOnce(card);
  out.add(PASS);
}

function playTreasures(c: C): void {
  const { hand } = c.mine;
  for (const card of hand) c.table.coins += cardOf(card).coin;
  moveWhere(c, isTreasure, mine.hand, mine.field);
}

function buyable(c: C, out: OptionList): void {
  const { buys, coins, supply } = c.table;
  if (buys > 0) {
    for (let card = 0; card < CARDS.length; card++) if (supply[card] !== 0 && cardOf(card).cost <= coins) out.add(card);
  }
  out.add(PASS);
}

function buyCard(c: C): void {
  const card = c.answer;
  c.table.supply[card]!--;
  c.table.coins -= cardOf(card).cost;
  c.table.buys--;
  c.mine.discard.push(card);
  c.tell?.('bought', { seat: c.seat, card: cardOf(card).name });
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

export const turn = [beginTurn, actionPhase, playTreasures, buyPhase, endTurn];
