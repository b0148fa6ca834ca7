import { moveAll } from '@crownleaf/engine';
import { COINS, FARMING_VILLAGE } from '../components.ts';
import { leftOf } from '../effects/verbs/opponents.ts';
import { drawCards } from '../effects/verbs/piles.ts';
import { type C, mine, UNDECIDED } from '../state.ts';
import { cleanUp, supplyReturns } from './cleanup.ts';
import { declaration, examineCeremonies } from './coronation.ts';
import { judgeStandstill } from './judgment.ts';
import { mainPhase } from './main.ts';
import { refreshMarket } from './refresh.ts';
import { secondPhase } from './second.ts';
import { HAND } from './setup.ts';

/** [HOC-3.4] */
function beginTurn(c: C): void {
  c.beginTurn();
  const { table } = c;
  table.plays = 1;
  table.main = 1;
  table.second = UNDECIDED;
  table.villageCoins = COINS[FARMING_VILLAGE]!;
  c.tell?.('turn-began', { seat: c.seat, extra: table.extra === 1 });
  examineCeremonies(c);
  judgeStandstill(c);
}

/** [HOC-8.4] [HOC-8.14] */
function drawAndRefresh(c: C): void {
  drawCards(c, c.seat, HAND);
  refreshMarket(c);
}

/** [HOC-3.5] */
function endTurn(c: C): void {
  takeLoans(c);
  forgetTurn(c);
  c.tell?.('turn-ended', { seat: c.seat });
  if (c.table.extraNext === 1) {
    c.table.extraNext = 0;
    c.table.extra = 1;
    return;
  }
  c.table.extra = 0;
  passTurn(c);
}

/** [HOC-6.10] */
function takeLoans(c: C): void {
  const counters = c.table.loans;
  if (counters === 0) return;
  c.mine.debt += counters;
  c.tell?.('indebted', { seat: c.seat, counters });
}

/** [HOC-9.24] */
function forgetTurn(c: C): void {
  const { table } = c;
  table.contractor = 0;
  table.bribery = 0;
  table.loans = 0;
  table.estatesUsed = 0;
  table.bergamotteUsed = 0;
  for (let seat = 0; seat < c.seats; seat++) c.of(seat).defencePassed = 0;
  moveAll(c, mine.keptNow, mine.kept);
}

/** [HOC-3.3] [HOC-11.11] */
function passTurn(c: C): void {
  do c.setSeat(leftOf(c, c.seat));
  while (c.mine.out === 1);
}

export const turn = [beginTurn, mainPhase, secondPhase, declaration, supplyReturns, cleanUp, drawAndRefresh, endTurn];
