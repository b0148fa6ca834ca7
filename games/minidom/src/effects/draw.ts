import { deal, moveAll, shuffle } from '@crownleaf/engine';
import { cardOf } from '../components.ts';
import { type C, mine } from '../state.ts';

/** [MINI-2.5] */
export function draw(c: C, count: number): void {
  if (count === 0) return;
  const before = c.mine.hand.length;
  const missing = count - deal(c, count, mine.draw, mine.hand);
  if (missing > 0 && c.mine.discard.length > 0) {
    moveAll(c, mine.discard, mine.draw);
    shuffle(c, mine.draw);
    c.tell?.('reshuffled', { seat: c.seat });
    deal(c, missing, mine.draw, mine.hand);
  }
  const drawn = c.mine.hand.length - before;
  c.tell?.('drew', { seat: c.seat, count: drawn }, c.seat, { cards: namesOf(c.mine.hand.slice(before)) });
}

function namesOf(cards: readonly number[]): string[] {
  return cards.map((card) => cardOf(card).name);
}
