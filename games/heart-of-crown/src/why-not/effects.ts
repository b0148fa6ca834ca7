import { faceUp, itemAt, type Kind, type Refusal } from '@crownleaf/engine';
import {
  type Card,
  CITY,
  costOf,
  FARMING_VILLAGE,
  IS_ACTION,
  IS_CALAMITY,
  IS_SUCCESSION,
  IS_TERRITORY,
  isActionOrSuccession,
  SHINOBI,
  SUPPLY_UNIT,
} from '../components.ts';
import { CITY_PRICE, VILLAGE_PRICE } from '../effects/merchants.ts';
import { discardKind, dismissKind } from '../kinds.ts';
import { neverForSale, no, type Reason, slotsOf, type Wish } from './reason.ts';

/** Why a card cannot be chosen for the effect that asks about cards of this kind. */
export const EFFECT_REASONS: { readonly [kind: string]: Reason } = {
  discard,
  banish,
  acquire,
  'put-back': putBack,
  recruit,
  shelve,
  take: (wish) => notDiscarded(wish) ?? no('HOC-12.6', 'only an Action card can be taken'),
  copy,
  develop,
  return: returned,
  dismiss,
  stack,
};

export function notHeld({ card, me, asked }: Wish): Refusal | undefined {
  return me.hand.includes(card) ? undefined : { rule: asked.rule, message: 'that card is not in your hand' };
}

export function notDiscarded({ card, me, asked }: Wish): Refusal | undefined {
  return me.discard.includes(card) ? undefined : { rule: asked.rule, message: 'your discard pile does not have it' };
}

function discard(wish: Wish): Refusal | undefined {
  const { card, me, asked, where } = wish;
  if (where.length > 0) return { rule: asked.rule, message: 'you are choosing from your own hand now' };
  return notHeld(wish) ?? unfit(card, asked.script) ?? passedOver(discardKind, me.hand);
}

/** A card that this effect does not make anybody discard. */
export function unfit(card: Card, effect: string): Refusal | undefined {
  if (effect === 'infantry-battalion' && !IS_TERRITORY[card]) return no('HOC-14.59', 'you have to discard a Territory');
  if (effect === 'evicted-monster' && costOf(card) < 5) {
    return no('HOC-14.58', `it costs ${costOf(card)} and you have to discard a card that costs 5 or more`);
  }
  if (effect === 'bergamotte.use' && IS_CALAMITY[card]) {
    return no('HOC-12.6', 'a Curse card cannot be discarded for this');
  }
  return undefined;
}

function recruit(wish: Wish): Refusal | undefined {
  if (IS_TERRITORY[wish.card]) return no('HOC-14.13', 'a card with the Territory type cannot be put back');
  return notDiscarded(wish);
}

export function shelve(wish: Wish): Refusal | undefined {
  if (IS_SUCCESSION[wish.card]) return no('HOC-14.49', 'a card with the Succession type cannot be put back');
  return notDiscarded(wish);
}

/** [HOC-16.9] Of any number of cards one is refused only when a later one in the order has been chosen before it. */
function passedOver(kind: Kind, pieces: readonly number[]): Refusal {
  const order = [...new Set(pieces)].toSorted((a, b) => a - b).map(kind.name);
  const cards = order.map((option) => `'${option.slice(option.indexOf(':') + 1).replace(',up', '')}'`);
  const message = `cards are chosen in a fixed order, here ${cards.join(', ')}, and that one has been passed over`;
  return no('HOC-16.9', message);
}

function banish(wish: Wish): Refusal | undefined {
  const missing = notHeld(wish);
  if (missing !== undefined) return missing;
  const { card, asked } = wish;
  if (asked.script === 'adventurer' && IS_CALAMITY[card]) {
    return no('HOC-14.67', 'the Adventurer banishes no Curse card');
  }
  return no('HOC-14.71', `it costs ${costOf(card)} and the card to banish has to cost 2 or more`);
}

export function acquire({ card, view, asked }: Wish): Refusal | undefined {
  if (asked.script === 'glamour-witch' && !view.table.charmed.includes(card)) {
    return no('HOC-14.61', 'this Glamour Witch made nobody discard that card');
  }
  if (neverForSale(card)) return no('HOC-9.16', 'the Market never has that card');
  if (view.table.market[card] === 0) return no('HOC-9.16', 'the Market does not have that card now');
  const most = asked.script === 'adventurer' ? itemAt(slotsOf(view), 0) : 5;
  return no(asked.rule ?? 'HOC-9.16', `it costs ${costOf(card)} and you may acquire a card that costs ${most} or less`);
}

export function putBack(wish: Wish): Refusal | undefined {
  if (!isActionOrSuccession(wish.card)) return no('HOC-14.28', 'only Action and Succession cards can be put back');
  return notHeld(wish);
}

function copy(wish: Wish): Refusal | undefined {
  if (wish.card === SHINOBI) return no('HOC-14.39', 'a Shinobi cannot act as a Shinobi');
  if (!IS_ACTION[wish.card]) return no('HOC-14.39', 'a Shinobi acts as an Action card only');
  return notDiscarded(wish);
}

function develop(wish: Wish): Refusal | undefined {
  const { card, view } = wish;
  if (card !== CITY && card !== FARMING_VILLAGE)
    return no('HOC-14.52', 'only a Farming Village or a City is developed');
  const price = card === CITY ? CITY_PRICE : VILLAGE_PRICE;
  return notHeld(wish) ?? no('HOC-14.52', `that takes ${price} coins and you have ${view.table.coins}`);
}

function returned(wish: Wish): Refusal | undefined {
  const { card, me } = wish;
  return notToReturn(wish) ?? (me.field.includes(card) ? undefined : no('HOC-14.57', 'that card is not in your field'));
}

export function notToReturn({ card }: Wish): Refusal | undefined {
  if (card === SUPPLY_UNIT) return no('HOC-14.55', 'a Supply Unit cannot be put back');
  return IS_ACTION[card] ? undefined : no('HOC-14.54', 'only an Action card can be put back');
}

/** The cards that the Stargazing Witch looks at and that have not been discarded, as answers. */
export function lookedAt({ me, view }: Wish): readonly number[] {
  const looking = itemAt(slotsOf(view), 0);
  return looking === 0 ? [] : me.draw.slice(-looking).map(dismissKind.optionOf);
}

function isLookedAt(wish: Wish, isUp: boolean): boolean {
  return lookedAt(wish).includes(dismissKind.optionOf(isUp ? faceUp(wish.card) : wish.card));
}

/** A face-up card has another name than an equal one lying face down. */
export function notLookedAt(wish: Wish): Refusal | undefined {
  const isNamedUp = wish.where[0] === 'up';
  if (isLookedAt(wish, isNamedUp)) return undefined;
  if (!isLookedAt(wish, !isNamedUp)) return no('HOC-14.50', 'that card is not among those you look at');
  return no('HOC-16.5', `the copy you are looking at is face ${isNamedUp ? 'down' : 'up'}`);
}

function dismiss(wish: Wish): Refusal | undefined {
  if (/^\d$/.test(wish.where[0] ?? '')) return no('HOC-14.50', 'you are choosing among the cards you look at');
  return notLookedAt(wish) ?? passedOver(dismissKind, lookedAt(wish));
}

function stack(wish: Wish): Refusal | undefined {
  return notLookedAt(wish) ?? no('HOC-14.50', 'that card has its place already');
}
