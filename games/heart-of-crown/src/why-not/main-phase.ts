import type { Refusal } from '@crownleaf/engine';
import { ESTATE_PRICE } from '../cards/succession.ts';
import { BERGAMOTTE, CARDS, CURSE_WITCH, IMPERIAL_ESTATE, IS_ACTION, IS_PLAYABLE, TWINS } from '../catalogue.ts';
import { estates } from '../verbs/domain.ts';
import { no, type Reason, type Wish } from './reason.ts';

export const MAIN_REASONS: { readonly [verb: string]: Reason } = { play, keep, recall, use };

function outsideMainPhase({ view }: Wish): Refusal | undefined {
  return view.table.main === 1 ? undefined : no('HOC-4.7', 'the Main Phase is over');
}

function notInHand({ card, me }: Wish, rule: 'HOC-4.1' | 'HOC-5.4'): Refusal | undefined {
  if (me.hand.includes(card)) return undefined;
  return me.kept.includes(card)
    ? no(rule, 'you keep that card: recall it to your hand first')
    : no(rule, 'that card is not in your hand');
}

function play(wish: Wish): Refusal | undefined {
  if (!IS_PLAYABLE[wish.card]) return no('HOC-4.1', 'only Action and Territory cards can be played');
  const early = outsideMainPhase(wish) ?? notInHand(wish, 'HOC-4.1');
  if (early !== undefined) return early;
  return no('HOC-4.4', 'no play is left: you need a link of a card you have played');
}

function keep(wish: Wish): Refusal | undefined {
  const { card, me } = wish;
  if (!IS_ACTION[card]) return no('HOC-5.12', 'only Action cards can be kept');
  if (CARDS[card]!.keepable === false) return no('HOC-5.12', 'that card cannot be kept: its text says so');
  if (me.princess.length === 0) return no('HOC-5.4', 'without a princess you have no Domain to keep cards in');
  return (
    outsideMainPhase(wish) ??
    notInHand(wish, 'HOC-5.4') ??
    no('HOC-5.6', 'no Territory of your Domain is free that costs as much as the card')
  );
}

function recall(wish: Wish): Refusal | undefined {
  const { card, me } = wish;
  const late = outsideMainPhase(wish);
  if (late !== undefined) return late;
  if (me.keptNow.includes(card)) {
    return no('HOC-16.2', 'you kept it just now: play a card or use an ability first, or undo');
  }
  return no('HOC-5.9', 'you keep no such card');
}

function use(wish: Wish): Refusal | undefined {
  const { card } = wish;
  if (card === CURSE_WITCH) return refuseCurseWitch(wish);
  if (card === BERGAMOTTE || card === TWINS) {
    if (!wish.me.princess.includes(card)) return no('HOC-6.2', 'you do not back that princess');
    return outsideMainPhase(wish) ?? (card === TWINS ? refuseTwins(wish) : refuseBergamotte(wish));
  }
  return card === IMPERIAL_ESTATE ? refuseEstate(wish) : no('HOC-6.2', 'that card has no ability to use');
}

function refuseCurseWitch(wish: Wish): Refusal {
  return outsideMainPhase(wish) ?? no('HOC-6.5', 'you need a Curse Witch in your hand to use its ability');
}

function refuseTwins({ me, view }: Wish): Refusal {
  if (view.table.extra === 1) return no('HOC-12.13', 'this is an extra turn, in which the ability cannot be used');
  if (me.twins === 0) return no('HOC-12.12', 'no Twin counter is left');
  return no('HOC-12.14', 'you have used the ability this turn');
}

function refuseBergamotte({ view }: Wish): Refusal {
  if (view.table.bergamotteUsed === 1) return no('HOC-12.6', 'you have used the ability this turn');
  return no('HOC-6.3', 'you have no card in hand to discard for it, and Curse cards do not count');
}

function refuseEstate(wish: Wish): Refusal {
  const { me, view } = wish;
  if (estates(me) === 0) {
    const held = me.hand.includes(IMPERIAL_ESTATE) ? ': set it in the Second Phase first' : '';
    return no('HOC-6.2', `you have no Imperial Estate in your Domain${held}`);
  }
  const late = outsideMainPhase(wish);
  if (late !== undefined) return late;
  const { coins, estatesUsed } = view.table;
  if (estatesUsed >= estates(me))
    return no('HOC-14.76', 'you have used every Imperial Estate of your Domain this turn');
  return no('HOC-6.3', `it takes ${ESTATE_PRICE} coins and you have ${coins}`);
}
