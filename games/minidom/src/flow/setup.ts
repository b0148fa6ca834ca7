import { put, shuffle } from '@crownleaf/engine';
import { COPPER, ESTATE } from '../components.ts';
import { draw } from '../effects/draw.ts';
import { type C, mine } from '../state.ts';

export const HAND = 5;
const START_DECK: readonly number[] = [...Array<number>(7).fill(COPPER), ...Array<number>(3).fill(ESTATE)];

/** [MINI-1.2] */
export function setup(c: C): void {
  for (let seat = 0; seat < c.seats; seat++) {
    c.setSeat(seat);
    put(c, mine.draw, START_DECK);
    shuffle(c, mine.draw);
    draw(c, HAND);
  }
  c.setSeat(0);
}
