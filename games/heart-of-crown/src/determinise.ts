import { isFaceUp, isPeeked, itemAt, OptionList, type Random } from '@crownleaf/engine';
import { type Card, isActionOrSuccession, MAGIC_TALISMAN, RAMPART, REFUGE } from './components.ts';
import { offerDefence } from './effects/verbs/attack.ts';
import { type HeartOfCrown, type HeartView, seatOf } from './state.ts';

/** The places of the scripts that ask a defender. */
export interface DefenceScripts {
  readonly defence: number;
  readonly retreat: number;
}

/**
 * [HOC-16.7] Who is asked to defend has a card to do it with: in hand, unless one is kept. Late in the game such a card is
 * too rare among those hidden for the engine to come upon it by dealing again. The same holds for what a Refuge puts back.
 */
export function determinise(world: HeartOfCrown, view: HeartView, random: Random, scripts: DefenceScripts): void {
  const frame = world.stack[world.stack.length - 1];
  if (frame === undefined || world.asked === view.viewer) return;
  if (frame.script === scripts.defence) ensure(world, random, isDefence, canDefend);
  else if (frame.script === scripts.retreat) ensure(world, random, isActionOrSuccession, canRetreat);
}

/** Swaps a card of the hand for one hidden in the draw pile with which the question makes sense. */
function ensure(
  world: HeartOfCrown,
  random: Random,
  isWanted: (card: Card) => boolean,
  makesSense: (world: HeartOfCrown) => boolean,
): void {
  const { hand, draw } = seatOf(world, world.asked);
  if (hand.length === 0 || makesSense(world)) return;
  const place = random(hand.length);
  const card = itemAt(hand, place);
  const hidden = draw.flatMap((entry, i) => (!isFaceUp(entry) && !isPeeked(entry) && isWanted(entry) ? [i] : []));
  for (const index of hidden) {
    hand[place] = itemAt(draw, index);
    if (makesSense(world)) {
      draw[index] = card;
      return;
    }
  }
  hand[place] = card;
}

function isDefence(card: Card): boolean {
  return card === RAMPART || card === REFUGE || card === MAGIC_TALISMAN;
}

function canDefend({ table, seats, asked }: HeartOfCrown): boolean {
  const out = new OptionList();
  offerDefence(table, itemAt(seats, asked), out);
  return out.count > 0;
}

function canRetreat({ seats, asked }: HeartOfCrown): boolean {
  return itemAt(seats, asked).hand.some(isActionOrSuccession);
}
