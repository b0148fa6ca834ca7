import { isFaceUp, isPeeked, OptionList, type Random } from '@crownleaf/engine';
import { MAGIC_TALISMAN, RAMPART, REFUGE } from './catalogue.ts';
import type { HeartOfCrown, HeartView } from './state.ts';
import { offerDefence } from './verbs/attack.ts';

/**
 * [HOC-16.7] Who is asked to defend has a card to do it with: in hand, unless one is kept. Late in the game such a card is
 * too rare among those hidden for the engine to come upon it by dealing again.
 */
export function determinise(world: HeartOfCrown, view: HeartView, random: Random, defenceScript: number): void {
  const seat = world.asked;
  const frame = world.stack[world.stack.length - 1];
  if (frame === undefined || frame.script !== defenceScript || seat === view.viewer || canDefend(world)) return;
  const { hand, draw } = world.seats[seat]!;
  if (hand.length === 0) return;
  const place = random(hand.length);
  const card = hand[place]!;
  for (const defender of [MAGIC_TALISMAN, REFUGE, RAMPART]) {
    const index = draw.findIndex((entry) => !isFaceUp(entry) && !isPeeked(entry) && entry === defender);
    if (index < 0) continue;
    hand[place] = defender;
    if (canDefend(world)) {
      draw[index] = card;
      return;
    }
    hand[place] = card;
  }
}

/** The script of the defence keeps the number of Ramparts and of Refuges used in its first two locals. */
function canDefend({ table, seats, asked, stack }: HeartOfCrown): boolean {
  const [ramparts = 0, refuges = 0] = stack[stack.length - 1]!.slots;
  const out = new OptionList();
  offerDefence(table, seats[asked]!, ramparts, refuges, out);
  return out.count > 0;
}
