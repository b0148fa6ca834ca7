import type { Refusal } from '@crownleaf/engine';
import {
  BERGAMOTTE,
  CURSE_WITCH,
  cardOf,
  IMPERIAL_ESTATE,
  IS_ACTION,
  IS_CALAMITY,
  IS_PLAYABLE,
  TWINS,
} from '../components.ts';
import { ESTATE_PRICE } from '../effects/succession.ts';
import { estates, hasRoomFor } from '../effects/verbs/domain.ts';
import { no, type Reason, type Wish } from './reason.ts';
import { inEffect, offTurn, outsideMainPhase } from './turn.ts';

export const MAIN_REASONS: { readonly [verb: string]: Reason } = { play, keep, recall, use };

function play(wish: Wish): Refusal | undefined {
  const { card, me, view } = wish;
  if (!IS_PLAYABLE[card]) return no('HOC-4.1', 'only Action and Territory cards can be played');
  const late = offTurn(wish, 'HOC-4.1', 'you play cards in the Main Phase of your own turn') ?? outsideMainPhase(wish);
  if (late !== undefined) return late;
  const isHeld = me.hand.includes(card);
  if (!isHeld && !isKept(wish)) return no('HOC-4.1', 'that card is not in your hand');
  if (view.table.plays === 0) return no('HOC-4.4', 'you have no plays left: only links give you more');
  if (isHeld) return inEffect(wish);
  return me.kept.includes(card)
    ? no('HOC-5.11', 'you are keeping that card: recall it to your hand first')
    : no('HOC-5.11', 'you kept it just now: play another card or use an ability first, or undo');
}

function isKept({ card, me }: Wish): boolean {
  return me.kept.includes(card) || me.keptNow.includes(card);
}

function keep(wish: Wish): Refusal | undefined {
  const { card, me } = wish;
  if (!IS_ACTION[card]) return no('HOC-5.12', 'only Action cards can be kept');
  if (cardOf(card).keepable === false) return no('HOC-5.12', 'that card cannot be kept: its text says so');
  if (me.princess.length === 0) return no('HOC-5.4', 'without a princess you have no Domain to keep cards in');
  const late = offTurn(wish, 'HOC-5.10', 'you keep cards in the Main Phase of your own turn') ?? outsideMainPhase(wish);
  if (late !== undefined) return late;
  if (!me.hand.includes(card)) {
    return no('HOC-5.4', isKept(wish) ? 'you are already keeping it' : 'that card is not in your hand');
  }
  if (hasRoomFor(me, card)) return inEffect(wish);
  return no('HOC-5.6', 'you have no free Territory in your Domain that costs at least as much');
}

function recall(wish: Wish): Refusal | undefined {
  const { card, me } = wish;
  if (!isKept(wish)) return no('HOC-5.9', 'you are not keeping that card');
  const late =
    offTurn(wish, 'HOC-5.10', 'you recall cards in the Main Phase of your own turn') ?? outsideMainPhase(wish);
  if (late !== undefined) return late;
  if (me.kept.includes(card)) return inEffect(wish);
  return no('HOC-16.2', 'you kept it just now: play a card or use an ability first, or undo');
}

function use(wish: Wish): Refusal | undefined {
  const { card, me } = wish;
  if (card === CURSE_WITCH) return refuseCurseWitch(wish);
  if (card === IMPERIAL_ESTATE) return refuseEstate(wish);
  if (card !== BERGAMOTTE && card !== TWINS) return no('HOC-6.2', 'that card has no ability to use');
  if (!me.princess.includes(card)) return no('HOC-6.2', 'you have not backed that princess');
  return card === TWINS ? refuseTwins(wish) : refuseBergamotte(wish);
}

const USE = 'you use abilities in the Main Phase of your own turn';

function refuseCurseWitch(wish: Wish): Refusal | undefined {
  const late = offTurn(wish, 'HOC-6.5', USE) ?? outsideMainPhase(wish);
  if (late !== undefined) return late;
  if (wish.me.hand.includes(CURSE_WITCH)) return inEffect(wish);
  return no('HOC-6.5', 'you need a Curse Witch in your hand to use its ability');
}

function refuseTwins(wish: Wish): Refusal | undefined {
  const { extra, extraNext } = wish.view.table;
  if (wish.me.twins === 0) return no('HOC-12.12', 'no Twin counter is left');
  const late = offTurn(wish, 'HOC-6.2', USE);
  if (late !== undefined) return late;
  if (extra === 1) return no('HOC-12.13', 'this is an extra turn, in which the ability cannot be used');
  if (extraNext === 1) return no('HOC-12.14', 'you have used the ability this turn');
  return outsideMainPhase(wish) ?? inEffect(wish);
}

function refuseBergamotte(wish: Wish): Refusal | undefined {
  const late = offTurn(wish, 'HOC-6.2', USE);
  if (late !== undefined) return late;
  if (wish.view.table.bergamotteUsed === 1) return no('HOC-12.6', 'you have used the ability this turn');
  const over = outsideMainPhase(wish);
  if (over !== undefined) return over;
  if (wish.me.hand.some((card) => !IS_CALAMITY[card])) return inEffect(wish);
  return no('HOC-6.3', 'you have no card in hand to discard for it, and Curse cards do not count');
}

function refuseEstate(wish: Wish): Refusal | undefined {
  const { me, view } = wish;
  const owned = estates(me);
  if (owned === 0) {
    const canBeSet = me.princess.length > 0 && me.hand.includes(IMPERIAL_ESTATE);
    const message = 'you have no Imperial Estate in your Domain';
    return no('HOC-6.2', canBeSet ? `${message}: set it in your Second Phase` : message);
  }
  const late = offTurn(wish, 'HOC-6.2', USE);
  if (late !== undefined) return late;
  const { coins, estatesUsed } = view.table;
  if (estatesUsed >= owned) return no('HOC-14.76', 'you have used every Imperial Estate of your Domain this turn');
  const over = outsideMainPhase(wish);
  if (over !== undefined) return over;
  return coins >= ESTATE_PRICE ? inEffect(wish) : no('HOC-6.3', `it takes ${ESTATE_PRICE} coins and you have ${coins}`);
}
