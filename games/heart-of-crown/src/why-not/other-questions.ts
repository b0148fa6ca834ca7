import type { Refusal } from '@crownleaf/engine';
import {
  BERGAMOTTE,
  type Card,
  cardNamed,
  costOf,
  IS_ACTION,
  IS_CALAMITY,
  MAGIC_TALISMAN,
  nameOf,
  RAMPART,
  REFUGE,
  ROYAL_MAID,
} from '../components.ts';
import { DEARER } from '../effects/exchange.ts';
import { FULL_HAND } from '../effects/military.ts';
import {
  acquire,
  lookedAt,
  notDiscarded,
  notHeld,
  notLookedAt,
  notToReturn,
  putBack,
  shelve,
  unfit,
} from './effects.ts';
import { defend } from './opponents.ts';
import { first } from './questions.ts';
import { isOnTurn, isUnderWay, no, type Reason, type Situation, type Wish } from './reason.ts';

/**
 * Why an answer cannot be given while another question is asked than its own, where more can be said than that nothing
 * asks for it: the time for it is over, it never comes, or it comes after what is asked.
 */
export const OTHER_REASONS: { readonly [verb: string]: Reason } = {
  discard,
  banish,
  acquire: acquireLater,
  copy,
  shelve: shelveLater,
  take,
  stack,
  return: returnLater,
  defend: defendLater,
  'put-back': putBackLater,
};

/** The same for names without a card. */
export const CHOICE_REASONS: { readonly [verb: string]: (s: Situation) => Refusal | undefined } = {
  maids,
  draw: returning,
  'return-cards': returning,
  'pass-turn': passTurn,
};

const DEFENCE_IS_OVER = no('HOC-10.1', 'the time to defend is over');

/** Attacks ask other players nothing but how they defend and then what they discard. */
function isHit({ view, asked }: Situation): boolean {
  return asked.kind === 'discard' && !isOnTurn(view);
}

function isDefending({ asked }: Situation): boolean {
  return asked.kind === 'defend' || asked.kind === 'put-back';
}

function discard(wish: Wish): Refusal | undefined {
  const { asked, where } = wish;
  if (asked.kind === 'stack' && (where[0] ?? 'up') === 'up') {
    return no('HOC-14.50', 'you have chosen already which cards to discard');
  }
  if (asked.kind === 'leave') {
    return no('HOC-14.70', 'you choose the card that stays on top, and the others are discarded');
  }
  if (where.length > 0) return undefined;
  if (asked.kind === 'take') return no('HOC-12.6', 'you have discarded a card for this already');
  return isDefending(wish) ? discardByAttack(wish) : undefined;
}

/** What the attack makes its victim discard, once the defence is over. */
function discardByAttack(wish: Wish): Refusal | undefined {
  const { view, me, asked } = wish;
  const attack = ['infantry-battalion', 'evicted-monster'].find((id) => isUnderWay(view, id));
  if (attack === undefined) return undefined;
  const rule = attack === 'infantry-battalion' ? 'HOC-14.59' : 'HOC-14.58';
  if (view.table.reach <= 0) return no('HOC-14.11', 'this attack makes you discard nothing');
  if (me.hand.length < FULL_HAND) return no(rule, `this attack hits only hands of ${FULL_HAND} or more cards`);
  const hit = { ...wish, asked: { ...asked, rule } } as const;
  const obstacle = notHeld(hit) ?? unfit(wish.card, attack);
  if (obstacle !== undefined) return obstacle;
  const fitting = new Set(me.hand.filter((card) => unfit(card, attack) === undefined));
  return fitting.size === 1
    ? no('HOC-16.1', 'no other card of yours can be discarded, so you will not be asked')
    : first(rule, asked);
}

/** [HOC-14.20] Of no other card can be said what becomes of it. */
function treasureAlone({ asked }: Wish): Refusal | undefined {
  return asked.kind === 'acquire-or-banish' ? no('HOC-14.20', 'you decide only about the revealed card') : undefined;
}

function banish(wish: Wish): Refusal | undefined {
  const { asked } = wish;
  const isDone = asked.script === 'adventurer' && asked.kind === 'acquire';
  return isDone ? no('HOC-14.67', 'you have banished a card for this Adventurer already') : treasureAlone(wish);
}

function acquireLater(wish: Wish): Refusal | undefined {
  const { card, view, me, asked } = wish;
  if (asked.script !== 'adventurer') return treasureAlone(wish);
  if (view.table.market[card] === 0) return acquire(wish);
  const costs = me.hand.filter((held) => !IS_CALAMITY[held]).map((held) => costOf(held));
  const most = Math.max(...costs) + DEARER;
  if (costOf(card) <= most) return no('HOC-14.67', 'first choose a card to banish');
  return no(
    'HOC-14.67',
    `it costs ${costOf(card)}, and the best card you can banish lets you acquire one that costs at most ${most}`,
  );
}

/** [HOC-14.39] Others are asked in the middle of it too, if it acts as an attack. */
function copy({ view }: Wish): Refusal | undefined {
  const isChosen = isOnTurn(view) && isUnderWay(view, 'shinobi');
  return isChosen ? no('HOC-14.39', 'this Shinobi has its card already') : undefined;
}

function shelveLater(wish: Wish): Refusal | undefined {
  if (wish.asked.kind !== 'return-or-draw') return undefined;
  return shelve(wish) ?? no('HOC-14.48', 'first choose to return cards');
}

function returning({ asked }: Situation): Refusal | undefined {
  return asked.kind === 'shelve' ? no('HOC-14.48', 'you are already returning cards with this Library') : undefined;
}

/** The ability of a princess that this player does not have and cannot get any more. */
function isOutOfReach({ view, me }: Situation, princess: Card): Refusal | undefined {
  if (me.princess.includes(princess)) return undefined;
  if (me.princess.length > 0) return no('HOC-7.6', 'you have backed another princess');
  return view.table.princesses.includes(princess)
    ? undefined
    : no('HOC-7.5', `another player has backed '${nameOf(princess)}'`);
}

function take(wish: Wish): Refusal | undefined {
  const { card, me, asked } = wish;
  if (!IS_ACTION[card]) return no('HOC-12.6', 'only an Action card can be taken');
  const reason = isOutOfReach(wish, BERGAMOTTE);
  if (reason !== undefined || asked.script !== 'bergamotte.use') return reason;
  return me.hand.includes(card) && card !== MAGIC_TALISMAN
    ? first('HOC-12.6', asked)
    : (notDiscarded(wish) ?? first('HOC-12.6', asked));
}

const LAOLILLY = cardNamed('laolilly');

/** [HOC-12.3] Also of `maids:4` for the first hand [HOC-2.14]. */
function maids(situation: Situation): Refusal | undefined {
  const { view, me, asked } = situation;
  if (asked.kind === 'first-hand') return no('HOC-2.14', 'you have 3 Apprentice Maids');
  if (asked.kind === 'royal-maids') {
    return no('HOC-12.3', `the Market has ${view.table.market[ROYAL_MAID]} Royal Maids left`);
  }
  if (me.princess.includes(LAOLILLY)) return no('HOC-12.2', 'you choose that only when you back Laolilly');
  return isOutOfReach(situation, LAOLILLY);
}

function stack(wish: Wish): Refusal | undefined {
  if (wish.asked.kind !== 'dismiss') return undefined;
  const hidden = notLookedAt(wish);
  if (hidden !== undefined) return hidden;
  if (lookedAt(wish).length === 1) return no('HOC-14.50', 'a single card has no order to choose');
  if (new Set(lookedAt(wish)).size === 1) return no('HOC-16.1', 'equal cards have no order to choose');
  return first('HOC-14.50', wish.asked);
}

function returnLater(wish: Wish): Refusal | undefined {
  const { view } = wish;
  if (!isOnTurn(view) || view.table.returns === 0) return undefined;
  return notToReturn(wish) ?? no('HOC-14.54', 'a Supply Unit puts a card back only at the start of Cleanup');
}

function defendLater(wish: Wish): Refusal | undefined {
  const { card, asked } = wish;
  if (card !== RAMPART && card !== REFUGE && card !== MAGIC_TALISMAN) return defend(wish);
  if (isHit(wish)) return DEFENCE_IS_OVER;
  return asked.kind === 'put-back' ? (defend(wish) ?? first('HOC-10.8', asked)) : undefined;
}

function putBackLater(wish: Wish): Refusal | undefined {
  if (isHit(wish)) return DEFENCE_IS_OVER;
  if (wish.asked.kind !== 'defend') return undefined;
  const retreat = { ...wish, asked: { ...wish.asked, rule: 'HOC-14.28' } } as const;
  return putBack(retreat) ?? defend({ ...wish, card: REFUGE }) ?? no('HOC-14.28', 'first defend with a Refuge');
}

function passTurn(situation: Situation): Refusal | undefined {
  const { view, asked } = situation;
  if (view.table.everybodyDefends === 0) return no('HOC-15.7', 'in this game you cannot pass for the rest of the turn');
  if (isHit(situation)) return DEFENCE_IS_OVER;
  return asked.kind === 'put-back' ? first('HOC-15.7', asked) : undefined;
}
