import { range } from '@crownleaf/engine';
import { REWARDS } from '../../data/favors.ts';
import { NOBILITY, RANKS } from '../../data/nobility.ts';
import { CRAFTSMAN_POINTS, PLACES } from '../../data/places.ts';
import {
  ADVISORS,
  advisorIndex,
  CASTLE,
  countOf,
  FAVORS,
  favorAt,
  favorIndex,
  GOLD,
  goldFor,
  HUTS_A_PLACE,
  noble,
  RING,
  RING_SIZE,
  ringsFor,
} from '../components.ts';
import { craftsmenAt, craftsmenOf } from '../places/board.ts';
import type { Table } from '../state.ts';
import { seatOf } from '../state.ts';
import { each, type Part } from './sheet.ts';
import { canStillAct, timeLeft } from './time.ts';

/** What brings something in every turn that is left. */
const COUNTRYSIDE = PLACES.slice(0, RING_SIZE);
const MOST_CRAFTSMEN = CRAFTSMAN_POINTS.length;

export const craftsmen: Part = {
  names: [
    ...each('craftsmen', COUNTRYSIDE),
    ...each('craftsmen-with-time', COUNTRYSIDE),
    ...each('craftsmen', range(1, MOST_CRAFTSMEN)),
  ],
  write(s, seat, out, at) {
    const time = timeLeft(s, seat);
    for (let place = 0; place < RING_SIZE; place++) {
      const share = craftsmenAt(s.table, seat, place) / HUTS_A_PLACE;
      out[at + place] = share;
      out[at + RING_SIZE + place] = share * time;
    }
    const all = craftsmenOf(s.table, seat);
    for (let i = 0; i < all; i++) out[at + 2 * RING_SIZE + i] = 1;
  },
};

const ADVISOR_NAMES = ADVISORS.map((advisor) => advisor.name);

export const advisors: Part = {
  names: [...each('has', ADVISOR_NAMES), ...each('has-with-time', ADVISOR_NAMES)],
  write(s, seat, out, at) {
    const held = seatOf(s, seat).advisors;
    const time = timeLeft(s, seat);
    for (let i = 0; i < held.length; i++) {
      const index = advisorIndex(held[i]!);
      out[at + index] = 1;
      out[at + ADVISORS.length + index] = time;
    }
  },
};

const HIGHEST_POINTS = Math.max(...RANKS.flatMap((rank) => NOBILITY[rank].points.value));

export const rank: Part = {
  names: [...each('rank', RANKS), 'next-rank-points', 'can-rise', 'can-rise-points', 'rings-short', 'gold-short'],
  write(s, seat, out, at) {
    const { nobles, goods } = seatOf(s, seat);
    const held = nobles.length;
    if (held > 0) out[at + held - 1] = 1;
    if (held === RANKS.length || !canStillAct(s, seat)) return;
    const next = at + RANKS.length;
    const points = pointsOfRank(s.table, held) / HIGHEST_POINTS;
    const rings = Math.max(0, ringsFor(held) - countOf(goods, RING));
    const gold = Math.max(0, goldFor(held) - countOf(goods, GOLD));
    out[next] = points * timeLeft(s, seat);
    if (rings + gold === 0) {
      out[next + 1] = 1;
      out[next + 2] = points;
    }
    out[next + 3] = rings / 2;
    out[next + 4] = gold / 2;
  },
};

/** Of the card on top of this rank's stack; of one rank the lower kind lies higher. */
export function pointsOfRank(t: Table, wanted: number): number {
  const { nobility } = t;
  for (let i = 0; i < nobility.length; i++) {
    const card = noble(nobility[i]!);
    if (card.rank === wanted) return card.citizens;
  }
  return 0;
}

const REWARD_OF = FAVORS.map((favor) => REWARDS.indexOf(favor.reward));

export const favors: Part = {
  names: [...each('favor', PLACES.slice(CASTLE)), ...each('favor', REWARDS), 'favors-with-time'],
  write(s, seat, out, at) {
    const held = seatOf(s, seat).favors;
    if (!canStillAct(s, seat)) return;
    for (let i = 0; i < held.length; i++) {
      const index = favorIndex(held[i]!);
      out[at + favorAt(index).place - CASTLE]! += 0.5;
      out[at + RING_SIZE + REWARD_OF[index]!]! += 0.5;
    }
    out[at + RING_SIZE + REWARDS.length] = (held.length / 2) * timeLeft(s, seat);
  },
};
