import type { Refusal, RuleId, Script } from '@crownleaf/engine';
import { type Card, COST, CURSE, findCard, IS_ACTION, IS_PLAYABLE, IS_SUCCESSION, PRINCESSES } from './catalogue.ts';
import { CEREMONY } from './flow/coronation.ts';
import { passedOver } from './passed-over.ts';
import { BUYING, type C, type HeartView, SETTING, UNDECIDED } from './state.ts';
import { pointsOf } from './verbs/domain.ts';
import { priceOf } from './verbs/market.ts';

type Reason = (card: Card, view: HeartView, me: HeartView['seats'][number]) => Refusal | undefined;

const REASONS: { readonly [verb: string]: Reason } = { play, keep, recall, use, buy, back, set, bribe };

/** Why a usual wish cannot be granted now, in the midst of this script. */
export function whyNot(view: HeartView, what: string, script: Script<C> | undefined): Refusal | undefined {
  const [verb = '', name = ''] = what.split(':');
  const me = view.seats[view.viewer ?? view.asked]!;
  if (view.table.order.length === 0) return no('HOC-2.14', 'the first hands have to be picked before anything else');
  if (verb === 'declare') return declare(view, me);
  if (verb === 'discard') return passedOver(what, script, me);
  const card = findCard(name.split(',')[0]!);
  const reason = Object.hasOwn(REASONS, verb) ? REASONS[verb] : undefined;
  if (reason === undefined) return undefined;
  if (card === undefined) return no('HOC-1.1', `there is no card called '${name}'`);
  if (view.stack.length > 1) return no('HOC-4.9', 'an effect is being carried out and has to be finished first');
  return reason(card, view, me);
}

function no(rule: RuleId, message: string): Refusal {
  return { rule, message };
}

function outsideMainPhase({ table }: HeartView): Refusal | undefined {
  return table.main === 1 ? undefined : no('HOC-4.7', 'the Main Phase is over');
}

function outsideSecondPhase({ table }: HeartView): Refusal | undefined {
  return table.main === 1 ? no('HOC-7.1', 'that is for the Second Phase; end the Main Phase first') : undefined;
}

function play(card: Card, view: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  if (!IS_PLAYABLE[card]) return no('HOC-4.1', 'only Action and Territory cards can be played');
  if (!me.hand.includes(card)) return no('HOC-4.1', 'that card is not in your hand');
  const late = outsideMainPhase(view);
  if (late !== undefined) return late;
  return view.table.plays === 0 ? no('HOC-4.4', 'no play is left: no link allows another card') : undefined;
}

function keep(card: Card, view: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  if (me.princess.length === 0) return no('HOC-5.4', 'without a princess you have no Domain to keep cards in');
  if (!IS_ACTION[card]) return no('HOC-5.12', 'only Action cards can be kept');
  if (!me.hand.includes(card)) return no('HOC-5.4', 'that card is not in your hand');
  return outsideMainPhase(view) ?? no('HOC-5.6', 'no Territory of your Domain is free that costs as much as the card');
}

function recall(card: Card, view: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  if (me.keptNow.includes(card))
    return no('HOC-16.2', 'it was kept just now: play a card or use an ability first, or undo');
  if (!me.kept.includes(card)) return no('HOC-5.9', 'you keep no such card');
  return outsideMainPhase(view);
}

function use(card: Card, view: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  const there = me.princess.includes(card) || me.domain.includes(card) || me.hand.includes(card);
  if (!there) return no('HOC-6.2', 'that card is not where its ability could be used');
  return outsideMainPhase(view) ?? no('HOC-6.3', 'its condition cannot be met now');
}

function buy(card: Card, view: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  if (card === CURSE) return no('HOC-13.9', 'Curses cannot be bought');
  if (PRINCESSES.includes(card)) return no('HOC-1.10', 'a princess is backed, not bought');
  const early = outsideSecondPhase(view);
  if (early !== undefined) return early;
  if (view.table.second === SETTING) return no('HOC-7.1', 'you are setting cards this turn, so you cannot buy');
  if (view.table.market[card] === 0) return no('HOC-7.4', 'the Market does not have that card now');
  return tooDear(card, view, me);
}

function tooDear(card: Card, { table }: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  const price = priceOf(me, card);
  return price > table.coins ? no('HOC-7.3', `it costs ${price} and you have ${table.coins}`) : undefined;
}

function bribe(card: Card, view: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  if (view.table.bribery === 0) return no('HOC-14.25', 'you have not played Bribery this turn');
  return outsideSecondPhase(view) ?? tooDear(card, view, me) ?? no('HOC-14.25', 'no such card lies there');
}

function back(card: Card, view: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  if (me.princess.length > 0) return no('HOC-7.6', 'you have backed a princess already');
  if (!view.table.princesses.includes(card)) return no('HOC-7.5', 'she is not on offer');
  const early = outsideSecondPhase(view);
  if (early !== undefined) return early;
  if (view.table.second !== UNDECIDED) return no('HOC-7.1', 'you have done something else in this Second Phase');
  return no('HOC-7.5', `backing costs ${COST[card]} and you have ${view.table.coins}`);
}

function set(card: Card, view: HeartView, me: HeartView['seats'][number]): Refusal | undefined {
  if (!IS_SUCCESSION[card]) return no('HOC-7.13', 'only Succession cards can be set');
  if (me.princess.length === 0) return no('HOC-7.13', 'without a princess you have no Domain to set cards in');
  if (!me.hand.includes(card)) return no('HOC-7.15', 'that card is not in your hand');
  const early = outsideSecondPhase(view);
  if (early !== undefined) return early;
  return view.table.second === BUYING ? no('HOC-7.1', 'you are buying this turn, so you cannot set cards') : undefined;
}

function declare(view: HeartView, me: HeartView['seats'][number]): Refusal {
  if (view.table.overtime === 1) return no('HOC-11.12', 'in overtime no ceremonies are declared');
  if (me.declared === 1) return no('HOC-11.3', 'your ceremony stands already');
  const points = pointsOf(me);
  if (points < CEREMONY) return no('HOC-11.2', `a ceremony takes ${CEREMONY} succession points and you have ${points}`);
  return no('HOC-11.3', 'that is asked at the end of the Second Phase');
}
