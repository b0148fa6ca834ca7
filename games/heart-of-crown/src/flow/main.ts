import { moveAll, moveKind, type OptionList, PASS } from '@crownleaf/engine';
import {
  BERGAMOTTE,
  type Card,
  COINS,
  CURSE_WITCH,
  FARMING_VILLAGE,
  IMPERIAL_ESTATE,
  IS_KEEPABLE,
  IS_PLAYABLE,
  LINKS,
  nameOf,
  TWINS,
} from '../components.ts';
import { playing, using } from '../effects/all.ts';
import { canUseBergamotte, canUseEstate, canUseTwins } from '../effects/succession.ts';
import { gainCoins } from '../effects/verbs/coins.ts';
import { hasRoomFor } from '../effects/verbs/domain.ts';
import { holds } from '../effects/verbs/piles.ts';
import { mainKind } from '../kinds.ts';
import { type C, mine } from '../state.ts';
import { ask, cite, loop } from '../verbs.ts';

const options = mainKind.of;

/** [HOC-4.7] Goes on until the player ends it, or nothing is left to do in it [HOC-16.1]. */
export const mainPhase = cite(
  'HOC-4.2',
  loop((c) => c.table.main === 1, ask(mainKind, possible, act)),
);

function possible(c: C, out: OptionList): void {
  const { hand, princess } = c.mine;
  if (c.table.plays > 0) offerPlays(hand, out);
  if (holds(hand, CURSE_WITCH)) out.add(options.use(CURSE_WITCH));
  if (princess.length > 0) offerDomain(c, out);
  out.add(PASS);
}

function offerPlays(hand: readonly number[], out: OptionList): void {
  for (let i = 0; i < hand.length; i++) if (IS_PLAYABLE[hand[i]!]) out.addOnce(options.play(hand[i]!));
}

/** [HOC-4.8] Needs no play. */
function offerDomain(c: C, out: OptionList): void {
  const me = c.mine;
  const { hand, kept } = me;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (IS_KEEPABLE[card] && hasRoomFor(me, card)) out.addOnce(options.keep(card));
  }
  for (let i = 0; i < kept.length; i++) out.addOnce(options.recall(kept[i]!));
  if (canUseBergamotte(c)) out.add(options.use(BERGAMOTTE));
  if (canUseTwins(c)) out.add(options.use(TWINS));
  if (canUseEstate(c)) out.add(options.use(IMPERIAL_ESTATE));
}

function act(c: C): void {
  const verb = mainKind.verbOf(c.answer);
  if (verb === 'pass') {
    c.table.main = 0;
    return;
  }
  c.table.idle = 0;
  const card = mainKind.argumentOf(c.answer);
  if (verb === 'play') play(c, card);
  else if (verb === 'keep') keep(c, card);
  else if (verb === 'recall') recall(c, card);
  else use(c, card);
}

/** [HOC-4.3] [HOC-4.5] Nothing can be played in the middle of an effect, so the links may as well be counted before. */
function play(c: C, card: Card): void {
  settleKept(c);
  moveKind(c, card, mine.hand, mine.field);
  c.tell?.('played', { seat: c.seat, card: nameOf(card) });
  c.table.plays += LINKS[card]! - 1;
  const effect = playing(card);
  if (effect !== undefined) c.call(effect);
  else gainCoins(c, card === FARMING_VILLAGE ? c.table.villageCoins : COINS[card]!);
}

/** [HOC-5.4] */
function keep(c: C, card: Card): void {
  moveKind(c, card, mine.hand, mine.keptNow);
  c.tell?.('kept', { seat: c.seat, card: nameOf(card) });
}

/** [HOC-5.9] */
function recall(c: C, card: Card): void {
  moveKind(c, card, mine.kept, mine.hand);
  c.tell?.('recalled', { seat: c.seat, card: nameOf(card) });
}

function use(c: C, card: Card): void {
  settleKept(c);
  c.tell?.('used', { seat: c.seat, card: nameOf(card) });
  c.call(using(card)!);
}

/** [HOC-16.2] Plays and uses come to an end, so recalling what was kept before one leads in no circle. */
function settleKept(c: C): void {
  if (c.mine.keptNow.length > 0) moveAll(c, mine.keptNow, mine.kept);
}
