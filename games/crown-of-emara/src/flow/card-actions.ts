import { type OptionList, script } from '@crownleaf/engine';
import { MOVE_STEPS, TRADES } from '../../data/action-cards.ts';
import {
  CASTLE,
  countOf,
  DISCOUNT_CARD,
  GOLD,
  MARKET,
  MOVE_CARD,
  placeName,
  TOWN_CARD,
  TRADE_CARD,
} from '../components.ts';
import { ahead, departure } from '../places/board.ts';
import type { C } from '../state.ts';
import { oweAny, pay, resourcesHeld } from '../stores/payment.ts';
import { take } from '../stores/stores.ts';
import { call, local } from '../verbs.ts';
import { acts } from './acts.ts';
import { offerDiscounts } from './bonus.ts';
import type { VerbScripts } from './perform.ts';
import * as marks from './turn-marks.ts';
import { isWorthVisiting, townVisit, visitPlace } from './visit.ts';

/** The movement action and the actions of the cards that leave a choice (sections 4 and 5). */
const SMALL = TRADES[0].value;
const LARGE = TRADES[1].value;
const MOVE_CARD_STEPS = MOVE_STEPS.value;
const { move: moveTo, step: stepTo, visit: visitTo } = acts.of;
const TRADE_SMALL = acts.of.trade(SMALL.resources);
const TRADE_LARGE = acts.of.trade(LARGE.resources);

export function offerMovement(c: C, out: OptionList): void {
  const { table: t } = c;
  for (const from of c.mine.councilors) out.add(moveTo(ahead(t, from, t.steps)));
}

export function offerCardAction(c: C, out: OptionList): void {
  const { table: t } = c;
  const { goods, councilors } = c.mine;
  switch (t.card) {
    case MOVE_CARD:
      for (const from of councilors) out.add(stepTo(ahead(t, from, MOVE_CARD_STEPS)));
      break;
    case TRADE_CARD: {
      const held = resourcesHeld(goods);
      if (held >= SMALL.resources) out.add(TRADE_SMALL);
      if (held + countOf(goods, GOLD) >= LARGE.resources) out.add(TRADE_LARGE);
      break;
    }
    case TOWN_CARD:
      for (let place = CASTLE; place <= MARKET; place++) if (isWorthVisiting(c, place)) out.add(visitTo(place));
      break;
    case DISCOUNT_CARD:
      offerDiscounts(c, out);
      break;
  }
}

function moveCouncilor(c: C, to: number, steps: number): void {
  const { councilors } = c.mine;
  const from = departure(c.table, c.mine, to, steps);
  councilors[councilors.indexOf(from)] = to;
  c.table.visit = to;
  c.tell?.('councilor-moved', { seat: c.seat, from: placeName(from), to: placeName(to) });
}

const move = script<C>('move', { rule: 'EMARA-4.7' }, [
  (c) => {
    marks.use(c.table, marks.MOVEMENT);
    moveCouncilor(c, acts.argumentOf(c.answer), c.table.steps);
  },
  visitPlace,
]);

const step = script<C>('step', { rule: 'EMARA-5.3' }, [
  (c) => {
    marks.use(c.table, marks.CARD);
    moveCouncilor(c, acts.argumentOf(c.answer), MOVE_CARD_STEPS);
  },
  visitPlace,
]);

const visit = script<C>('visit', { rule: 'EMARA-5.5' }, [
  (c) => {
    marks.use(c.table, marks.CARD);
    c.table.visit = acts.argumentOf(c.answer);
  },
  call(townVisit),
]);

const trade = script<C>(
  'trade',
  { rule: 'EMARA-5.2' },
  local((size) => [
    (c) => {
      c.set(size, acts.argumentOf(c.answer));
      marks.use(c.table, marks.CARD);
      oweAny(c, c.get(size), c.get(size) === LARGE.resources);
    },
    call(pay),
    (c) => take(c, GOLD, c.get(size) === LARGE.resources ? LARGE.gold : SMALL.gold),
  ]),
);

export const CARD_SCRIPTS: VerbScripts = { move, step, visit, trade };
