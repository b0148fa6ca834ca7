import { defineGame, kindOf, put, shuffle } from '@crownleaf/engine';
import { guide } from './bot.ts';
import { CARDS, COPPER, ESTATE } from './cards.ts';
import { type C, type Events, type MiniDom, mine, table } from './state.ts';
import { draw, wholeGame } from './turn.ts';
import { whyNot } from './why-not.ts';

const START_DECK = [...Array(7).fill(COPPER), ...Array(3).fill(ESTATE)] as readonly number[];
const HAND = 5;

/** A small deck-builder: the engine's fixture, its benchmark, and the shape that a new game starts from. */
export const minidom = defineGame<typeof table, typeof mine, Record<never, never>, Events>({
  id: 'minidom',
  name: 'MiniDom',
  rulesVersion: 2,
  seats: [2, 2],
  table,
  seat: mine,
  options: {},
  components: CARDS.map((card) => card.name),
  scripts: [wholeGame],
  setup,
  score: (s, seat) => [{ label: 'score.cards', points: points(s, seat), rule: 'MINI-3.2' }],
  whyNot,
  guide,
});

function setup(c: C): void {
  for (let seat = 0; seat < c.seats; seat++) {
    c.setSeat(seat);
    put(c, mine.draw, START_DECK);
    shuffle(c, mine.draw);
    draw(c, HAND);
  }
  c.setSeat(0);
}

function points(s: MiniDom, seat: number): number {
  const { draw, hand, discard, field } = s.seats[seat]!;
  return [draw, hand, discard, field].flat().reduce((sum, card) => sum + CARDS[kindOf(card)]!.points, 0);
}
