import { kindOf, lastOf, type Refusal } from '@crownleaf/engine';
import { IS_KEEPABLE, isCourtier, MAGIC_TALISMAN, NAMES, RAMPART, REFUGE } from '../components.ts';
import { count } from '../effects/verbs/piles.ts';
import { seatOf } from '../state.ts';
import { isUnderWay, no, type Reason, type Wish, whomOf } from './reason.ts';

/** Why a defence cannot be used, and why a card of another player cannot be chosen. */
export const OPPONENT_REASONS: { readonly [kind: string]: Reason } = { defend, sift, leave, wreck };

/** Undefined for a Defence card that can be used in this window. */
export function defend({ card, me, view }: Wish): Refusal | undefined {
  const { rampartsUsed, refugesUsed } = view.table;
  switch (card) {
    case RAMPART:
      return (
        missing(count(me.hand, card) + count(me.kept, card), 'Rampart in hand or kept') ??
        uselessRampart(view) ??
        spent(count(me.hand, card) + count(me.kept, card), rampartsUsed)
      );
    case REFUGE:
      return missing(count(me.hand, card), 'Refuge in hand') ?? spent(count(me.hand, card), refugesUsed);
    case MAGIC_TALISMAN:
      return missing(count(me.hand, card), 'Magic Talisman in hand');
    default:
      return no('HOC-10.1', 'that is no Defence card');
  }
}

function missing(held: number, what: string): Refusal | undefined {
  return held === 0 ? no('HOC-10.5', `you have no ${what}`) : undefined;
}

function spent(held: number, used: number): Refusal | undefined {
  return held > used ? undefined : no('HOC-10.7', 'you have used each one you have against this attack');
}

function uselessRampart(view: Wish['view']): Refusal | undefined {
  const { reach, rampartCounts } = view.table;
  if (rampartCounts === 0) return no('HOC-15.2', 'a Rampart works against Military cards only');
  if (reach > 0) return undefined;
  const hasNoNumber = isUnderWay(view, 'bribery') || isUnderWay(view, 'curse-witch');
  return no(hasNoNumber ? 'HOC-14.12' : 'HOC-16.8', 'a Rampart would change nothing about this attack');
}

/** The question is about one player, and names of cards before a player end with the seat. */
function isOfOther({ view, where }: Wish): boolean {
  return /^\d$/.test(where[0] ?? '') && Number(where[0]) !== whomOf(view);
}

/** For a card that could be chosen, had the seat been named. */
function withoutSeat({ verb, card, view, asked }: Wish): Refusal {
  return { rule: asked.rule, message: `name the player too, as in ${verb}:${NAMES[card]},${whomOf(view)}` };
}

const OTHER_PLAYER = 'you are choosing for another player now';

function sift(wish: Wish): Refusal | undefined {
  const { card, view } = wish;
  if (isOfOther(wish)) return no('HOC-14.6', OTHER_PLAYER);
  const { draw } = seatOf(view, whomOf(view));
  return kindOf(lastOf(draw)) === card ? withoutSeat(wish) : no('HOC-14.6', 'another card was revealed');
}

function leave(wish: Wish): Refusal | undefined {
  return no('HOC-14.70', isOfOther(wish) ? OTHER_PLAYER : 'that card is not among those revealed');
}

function wreck(wish: Wish): Refusal | undefined {
  const { card, view, asked } = wish;
  if (isOfOther(wish)) return { rule: asked.rule, message: OTHER_PLAYER };
  const { kept, domain } = seatOf(view, whomOf(view));
  if (asked.script === 'battering-ram') {
    if (kept.includes(card)) return withoutSeat(wish);
    return no('HOC-14.19', IS_KEEPABLE[card] ? 'that player is not keeping that card' : 'that card cannot be kept');
  }
  if (!isCourtier(card)) return no('HOC-14.78', 'you must choose a Royal Maid, a Senator or a Duke');
  return domain.includes(card)
    ? withoutSeat(wish)
    : no('HOC-14.78', 'that player does not have that card in the Domain');
}
