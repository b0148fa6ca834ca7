import { isFaceUp, kindOf, type Refusal, type Seat } from '@crownleaf/engine';
import { CURSE, cardNamed, costOf, IS_SUCCESSION, isActionOrSuccession, PRINCESSES } from '../components.ts';
import { pointsOf } from '../effects/verbs/domain.ts';
import { BRIBE_PRICE, priceOf } from '../effects/verbs/market.ts';
import { CEREMONY } from '../flow/coronation.ts';
import { BACKED, BUYING, ENDED, SETTING, seatOf, UNDECIDED } from '../state.ts';
import { absent } from './questions.ts';
import { isAbsent, neverForSale, no, noSuchPlayer, type Reason, type Situation, type Wish } from './reason.ts';
import { inEffect, offTurn } from './turn.ts';

const BRIBERY = cardNamed('bribery');

export const SECOND_REASONS: { readonly [verb: string]: Reason } = { buy, back, set, bribe };

function outsideSecondPhase({ view }: Wish): Refusal | undefined {
  return view.table.main === 1 ? no('HOC-7.1', 'that is for the Second Phase: end the Main Phase first') : undefined;
}

/** What has been done in this Second Phase shuts out the rest. */
function doneOther({ view }: Wish, own: number): Refusal | undefined {
  const { second } = view.table;
  if (second === UNDECIDED || second === own) return undefined;
  if (second === BUYING) return no('HOC-7.1', 'you are buying this turn, so you can do nothing else');
  if (second === SETTING) return no('HOC-7.1', 'you are setting cards this turn, so you can do nothing else');
  if (second === ENDED) return no('HOC-16.1', 'you have ended your turn');
  return no('HOC-7.1', 'you have backed a princess this turn, so you can do nothing else');
}

function buy(wish: Wish): Refusal | undefined {
  const { card, view } = wish;
  if (card === CURSE) return no('HOC-13.9', 'Curses cannot be bought');
  if (PRINCESSES.includes(card)) return no('HOC-1.10', 'a princess is backed, not bought');
  if (neverForSale(card)) return no('HOC-7.4', 'the Market never has that card');
  const late =
    offTurn(wish, 'HOC-7.1', 'you buy cards in the Second Phase of your own turn') ?? doneOther(wish, BUYING);
  if (late !== undefined) return late;
  if (view.table.market[card] === 0) return no('HOC-7.4', 'the Market does not have that card now');
  return outsideSecondPhase(wish) ?? tooDear(wish, 0) ?? inEffect(wish);
}

function tooDear({ card, view, me }: Wish, more: number): Refusal | undefined {
  const price = priceOf(me, card, more);
  const { coins } = view.table;
  return price > coins ? no('HOC-7.3', `it costs ${price} coins and you have ${coins}`) : undefined;
}

function bribe(wish: Wish): Refusal | undefined {
  const { card, view, where } = wish;
  const owner = Number(where[0]);
  if (card === CURSE) return no('HOC-13.9', 'Curses cannot be bought');
  if (!isActionOrSuccession(card)) return no('HOC-14.25', 'Bribery buys Action and Succession cards only');
  if (owner === view.asked) return no('HOC-14.25', 'Bribery buys cards of opponents, not your own');
  if (isAbsent(view, BRIBERY)) return absent(['bribery']);
  const late =
    noSuchPlayer(view, owner) ??
    offTurn(wish, 'HOC-14.25', 'you buy with Bribery in the Second Phase of your own turn');
  if (late !== undefined) return late;
  if (view.table.bribery === 0) return no('HOC-14.25', 'you have not played Bribery this turn');
  const early = doneOther(wish, BUYING) ?? outsideSecondPhase(wish);
  return early ?? notThere(wish, owner) ?? tooDear(wish, BRIBE_PRICE) ?? inEffect(wish);
}

function notThere({ card, view, where }: Wish, owner: Seat): Refusal | undefined {
  const { discard, draw, kept } = seatOf(view, owner);
  switch (where[1]) {
    case 'discard':
      return discard.includes(card) ? undefined : no('HOC-14.25', 'that discard pile does not have that card');
    case 'kept':
      return kept.includes(card) ? undefined : no('HOC-14.25', 'that player is not keeping that card');
    default: {
      const top = draw[draw.length - 1];
      if (top === undefined || !isFaceUp(top)) {
        return no('HOC-14.25', 'no card lies face up on top of that draw pile');
      }
      return kindOf(top) === card ? undefined : no('HOC-14.25', 'another card lies on top of that draw pile');
    }
  }
}

function back(wish: Wish): Refusal | undefined {
  const { card, view, me } = wish;
  if (!PRINCESSES.includes(card)) return no('HOC-7.5', 'only a princess can be backed');
  if (me.princess.length > 0) return no('HOC-7.6', 'you have backed a princess already');
  if (!view.table.princesses.includes(card)) return no('HOC-7.5', 'she is not on offer');
  const late = offTurn(wish, 'HOC-7.1', 'you back a princess in the Second Phase of your own turn');
  const early = late ?? doneOther(wish, BACKED) ?? outsideSecondPhase(wish);
  return early ?? no('HOC-7.5', `backing costs ${costOf(card)} coins and you have ${view.table.coins}`);
}

function set(wish: Wish): Refusal | undefined {
  const { card, me } = wish;
  if (!IS_SUCCESSION[card]) return no('HOC-7.13', 'only Succession cards can be set');
  if (me.princess.length === 0) return no('HOC-7.13', 'without a princess you have no Domain to set cards in');
  const late =
    offTurn(wish, 'HOC-7.1', 'you set cards in the Second Phase of your own turn') ?? doneOther(wish, SETTING);
  if (late !== undefined) return late;
  if (!me.hand.includes(card)) return no('HOC-7.15', 'that card is not in your hand');
  return outsideSecondPhase(wish) ?? inEffect(wish);
}

export function declare(situation: Situation): Refusal {
  const { view, me, asked } = situation;
  if (view.table.overtime === 1) return no('HOC-11.12', 'in overtime no ceremonies are declared');
  if (me.declared === 1) return no('HOC-11.3', 'your ceremony stands already');
  const points = pointsOf(me);
  if (points < CEREMONY) return no('HOC-11.2', `a ceremony takes ${CEREMONY} succession points and you have ${points}`);
  const late = offTurn(situation, 'HOC-11.2', 'you declare on your own turn');
  if (late !== undefined) return late;
  if (asked.kind === 'return') return no('HOC-11.3', 'you have decided not to declare this turn');
  return no('HOC-11.3', 'you will be asked to declare at the end of your turn');
}
