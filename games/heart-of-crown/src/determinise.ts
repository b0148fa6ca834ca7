import { isFaceUp, isPeeked, type Random } from '@crownleaf/engine';
import { MAGIC_TALISMAN, RAMPART, REFUGE } from './catalogue.ts';
import type { HeartOfCrown, HeartView } from './state.ts';
import { rampartHelps } from './verbs/attack.ts';
import { holds } from './verbs/piles.ts';

/**
 * [HOC-16.7] Who is asked to defend has a card to do it with: in hand, unless one is kept. Late in the game such a card is
 * too rare among those hidden for the engine to come upon it by dealing again.
 */
export function determinise(world: HeartOfCrown, view: HeartView, random: Random, defenceScript: number): void {
  const seat = world.asked;
  const frame = world.stack[world.stack.length - 1];
  if (frame === undefined || frame.script !== defenceScript || seat === view.viewer) return;
  const { hand, draw, kept } = world.seats[seat]!;
  const fitting = [MAGIC_TALISMAN, REFUGE, ...(rampartHelps(world.table) ? [RAMPART] : [])];
  if (fitting.some((card) => holds(kept, card) || holds(hand, card))) return;
  const index = draw.findIndex((entry) => !isFaceUp(entry) && !isPeeked(entry) && fitting.includes(entry));
  if (index < 0 || hand.length === 0) return;
  const place = random(hand.length);
  const card = hand[place]!;
  hand[place] = draw[index]!;
  draw[index] = card;
}
