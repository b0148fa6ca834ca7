import { type BotGuide, kindOf, type Seat } from '@crownleaf/engine';
import { CARDS } from '../../data/cards.ts';
import { PROVINCE } from '../components.ts';
import type { MiniDom, mine, table } from '../state.ts';

const KINDS = CARDS.length;
const OTHERS = KINDS;
const PROVINCES = 2 * KINDS;
const COINS = PROVINCES + 1;
const TO_MOVE = COINS + 1;

/** A deck rarely holds more of a kind; the numbers stay near one. */
const MANY = 10;

/** What decides MiniDom: which cards each deck holds, how long the game still goes, and what can be bought now. */
export const guide: BotGuide<typeof table, typeof mine> = {
  features: {
    names: [
      ...CARDS.map(({ name }) => `my ${name}`),
      ...CARDS.map(({ name }) => `other ${name}`),
      'provinces left',
      'coins',
      'to move',
    ],
    write(s, seat, out) {
      countDeck(s, seat, out, 0);
      countDeck(s, 1 - seat, out, OTHERS);
      out[PROVINCES] = s.table.supply[PROVINCE]! / MANY;
      if (s.asked !== seat) return;
      out[COINS] = s.table.coins / MANY;
      out[TO_MOVE] = 1;
    },
  },
};

function countDeck(s: MiniDom, seat: Seat, out: Float32Array, from: number): void {
  const { draw, hand, discard, field } = s.seats[seat]!;
  for (const card of draw) out[from + kindOf(card)]! += 1 / MANY;
  for (const card of hand) out[from + kindOf(card)]! += 1 / MANY;
  for (const card of discard) out[from + kindOf(card)]! += 1 / MANY;
  for (const card of field) out[from + kindOf(card)]! += 1 / MANY;
}
