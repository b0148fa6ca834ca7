import { range } from '@crownleaf/engine';
import { PLACES } from '../../data/places.ts';
import { CASTLE, MARKET, RING_SIZE, TOWN_CARD } from '../components.ts';
import { SLOTS } from '../flow/turn.ts';
import * as marks from '../flow/turn-marks.ts';
import { ahead, craftsmenAt } from '../places/board.ts';
import type { Emara, Mine } from '../state.ts';
import { seatOf } from '../state.ts';
import { each, type Part } from './sheet.ts';
import { canStillAct, isActing, turnsLeft } from './time.ts';
import { USES, writeUses } from './uses.ts';

/** Where the councilors stand, and what they can reach: steps are counted along the ring. */
const DISTANCES = range(0, RING_SIZE - 1);

export const positions: Part = {
  names: PLACES.flatMap((place) => each(`steps-to-${place}`, DISTANCES)),
  write(s, seat, out, at) {
    if (s.table.round === 0 || !canStillAct(s, seat)) return;
    const { councilors } = seatOf(s, seat);
    for (let i = 0; i < councilors.length; i++) {
      for (let steps = 0; steps < RING_SIZE; steps++) {
        out[at + ahead(s.table, councilors[i]!, steps) * RING_SIZE + steps] = 1;
      }
    }
  },
};

const NOW = 1;
const SOON = NOW + USES.length + 1;
const HERE = SOON + USES.length;
/** In front of the uses of town places. */
const COUNTRY = -1;

/** What the places would bring: the one that is visited, those in reach of this turn, those in reach of the next. */
export const reach: Part = {
  names: ['now-country', ...each('now', USES), 'soon-country', ...each('soon', USES), ...each('here', USES)],
  write(s, seat, out, at) {
    const { table: t } = s;
    if (t.round === 0) return;
    const m = seatOf(s, seat);
    if (isActing(s, seat)) {
      if (t.visit >= CASTLE) writeUses(s, m, t.visit, t.visited, out, at + HERE);
      if (marks.isFree(t, marks.MOVEMENT)) fromBoth(s, seat, m, t.steps, out, at + NOW);
      if (t.card === TOWN_CARD && marks.isFree(t, marks.CARD)) inTown(s, m, out, at + NOW);
    }
    if (turnsLeft(s, seat) === 0) return;
    for (let steps = 1; steps <= SLOTS; steps++) if (isOpen(m, steps)) fromBoth(s, seat, m, steps, out, at + SOON);
    if (m.hand.includes(TOWN_CARD)) inTown(s, m, out, at + SOON);
  },
};

/** Whether this slot can take a card in the next turn: after the third of a round all can. */
function isOpen({ slots }: Mine, slot: number): boolean {
  return slots.length === SLOTS || !slots.includes(slot);
}

function fromBoth(s: Emara, seat: number, m: Mine, steps: number, out: Float32Array, at: number): void {
  const { councilors } = m;
  for (let i = 0; i < councilors.length; i++) {
    const place = ahead(s.table, councilors[i]!, steps);
    if (place >= CASTLE) writeUses(s, m, place, 0, out, at);
    else {
      const yields = (1 + craftsmenAt(s.table, seat, place)) / RING_SIZE;
      if (yields > out[at + COUNTRY]!) out[at + COUNTRY] = yields;
    }
  }
}

function inTown(s: Emara, m: Mine, out: Float32Array, at: number): void {
  for (let place = CASTLE; place <= MARKET; place++) writeUses(s, m, place, 0, out, at);
}
