import { range } from '@crownleaf/engine';
import { GOODS } from '../../data/goods.ts';
import { seatOf } from '../state.ts';
import { each, type Part } from './sheet.ts';
import { TURNS, turnsLeft } from './time.ts';

/** Up to this many pieces each one counts by itself. */
const STEPS = 5;
const MANY = 5;
/** Turns before the end from which on goods can hardly be used. */
const LATE = 3;

const NAMES = GOODS.flatMap((good) => [
  ...each(good, range(1, STEPS)),
  `${good}-with-time`,
  `${good}-late`,
  `${good}-last`,
]);
const WIDTH = STEPS + 3;

export const goods: Part = {
  names: NAMES,
  write(s, seat, out, at) {
    const held = seatOf(s, seat).goods;
    const left = turnsLeft(s, seat);
    for (let good = 0; good < GOODS.length; good++) {
      const count = held[good]!;
      if (count === 0) continue;
      const from = at + good * WIDTH;
      for (let step = 0; step < STEPS && step < count; step++) out[from + step] = 1;
      out[from + STEPS] = ((count / MANY) * left) / TURNS;
      if (left <= LATE) out[from + STEPS + 1] = count / MANY;
      if (left === 0) out[from + STEPS + 2] = count / MANY;
    }
  },
};
