import type { Refusal } from '@crownleaf/engine';
import { IS_KEEPABLE, isCourtier, MAGIC_TALISMAN, RAMPART, REFUGE } from '../catalogue.ts';
import { count } from '../verbs/piles.ts';
import { no, type Reason, type Wish, whomOf } from './reason.ts';

/** Why a defence cannot be used, and why a card of another player cannot be chosen. */
export const OPPONENT_REASONS: { readonly [kind: string]: Reason } = { defend, sift, leave, wreck };

function defend({ card, me, view }: Wish): Refusal | undefined {
  const { reach, rampartCounts, rampartsUsed, refugesUsed } = view.table;
  if (card !== RAMPART && card !== REFUGE && card !== MAGIC_TALISMAN) {
    return no('HOC-10.1', 'that is no Defence card');
  }
  const held = count(me.hand, card) + (card === RAMPART ? count(me.kept, card) : 0);
  if (held === 0) return no('HOC-10.5', card === RAMPART ? 'you neither hold nor keep one' : 'you do not hold one');
  if (card === RAMPART && rampartCounts === 0) return no('HOC-15.2', 'a Rampart works against Military cards only');
  if (card === RAMPART && reach <= 0) return no('HOC-16.8', 'this attack has no number left that it could lower');
  const used = card === RAMPART ? rampartsUsed : refugesUsed;
  return held > used ? undefined : no('HOC-10.7', 'you have used each one you have against this attack');
}

function isOfOther({ view, where }: Wish): boolean {
  return Number(where[0]) !== whomOf(view);
}

const OTHER_PLAYER = 'the cards of another player are meant now';

function sift(wish: Wish): Refusal | undefined {
  return no('HOC-14.6', isOfOther(wish) ? OTHER_PLAYER : 'another card was revealed');
}

function leave(wish: Wish): Refusal | undefined {
  return no('HOC-14.70', isOfOther(wish) ? OTHER_PLAYER : 'that card is not among those revealed');
}

function wreck(wish: Wish): Refusal | undefined {
  if (isOfOther(wish)) return no('HOC-9.11', OTHER_PLAYER);
  const { card, asked } = wish;
  if (asked.script === 'battering-ram') {
    return no('HOC-14.19', IS_KEEPABLE[card] ? 'that player does not keep that card' : 'that card cannot be kept');
  }
  if (!isCourtier(card)) return no('HOC-14.78', 'you choose a Royal Maid, a Senator or a Duke');
  return no('HOC-14.78', 'that player does not have that card in the Domain');
}
