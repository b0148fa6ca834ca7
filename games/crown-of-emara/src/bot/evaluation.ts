import type { Seat } from '@crownleaf/engine';
import { GOODS } from '../../data/goods.ts';
import { ADVISORS, advisorIndex, countOf, KINDS_OF_RESOURCE } from '../components.ts';
import { ABILITIES } from '../effects/abilities.ts';
import { LASTING } from '../effects/lasting.ts';
import { SLOTS } from '../flow/turn.ts';
import * as marks from '../flow/turn-marks.ts';
import { ROUNDS } from '../flow/whole-game.ts';
import { craftsmenOf } from '../places/board.ts';
import { finalOf } from '../score.ts';
import type { Emara, Mine } from '../state.ts';
import { seatOf } from '../state.ts';

/** How good a position is for a seat, in points of final score. The weights are the baseline's own, not rules. */
const TURNS = ROUNDS * SLOTS;
/** Points that a seat usually still gains on each track with every turn left. */
const CITIZENS_A_TURN = 3.4;
const BUILDINGS_A_TURN = 2.1;
/** How much of a gap between the tracks is lost if the game is long enough to close it. */
const GAP_EARLY = 0.15;
const GAP_LATE = 0.5;

/** Points of one piece while there is time to use it, and after the last turn; in the order of GOODS. */
const IN_PLAY = { wood: 2.6, cloth: 2, grain: 2.2, stone: 3.4, gold: 3.4, ring: 4.6, book: 4.2, bread: 4.2 };
const AT_THE_END = { wood: 0.5, cloth: 0.5, grain: 0.5, stone: 0.5, gold: 1, ring: 2, book: 1, bread: 1 };
const EARLY: readonly number[] = GOODS.map((good) => IN_PLAY[good]);
const LATE: readonly number[] = GOODS.map((good) => AT_THE_END[good]);
const FAVOR = 2.6;
/** Turns before the end from which on goods lose their worth. */
const TIME_TO_USE = 4;
/** Of one resource more than this many are hard to use. */
const PLENTY = 3;
const SURPLUS = 0.5;
/** A point on one track is about half a point of score. */
const SCORE_A_POINT = 0.55;
/** The other track never outweighs a point of score. */
const TIE_BREAK = 0.001;

const CRAFTSMAN_A_TURN = 0.28;
/** By the advisor's place in the list. */
const ABILITY_A_TURN: readonly number[] = ADVISORS.map(
  ({ name }) => (ABILITIES.find((ability) => ability.name === name) ?? LASTING[name])?.worth ?? 0,
);
const MOVEMENT_PENDING = 2.5;
const CARD_PENDING = 1.5;

export function evaluate(s: Emara, seat: Seat): number {
  const m = seatOf(s, seat);
  const left = TURNS - ((s.table.round - 1) * SLOTS + m.slots.length);
  if (left === 0) return finalStanding(m) + pending(s, seat);
  return tracks(m, left) + SCORE_A_POINT * (goods(m, left) + abilities(s, m, seat, left)) + pending(s, seat);
}

/** With no turn to come only the final count matters: the score, and among equals the other track [EMARA-17.6]. */
function finalStanding(m: Mine): number {
  const { score, other } = finalOf(m);
  return score + other * TIE_BREAK;
}

/** Leftovers may fill the lower track, so only the rest of the gap is lost. */
function tracks(m: Mine, left: number): number {
  const citizens = m.citizens + left * CITIZENS_A_TURN;
  const buildings = m.buildings + left * BUILDINGS_A_TURN;
  const gap = GAP_LATE + ((GAP_EARLY - GAP_LATE) * left) / TURNS;
  const open = Math.max(0, Math.abs(citizens - buildings) - finalOf(m).leftovers);
  return (citizens + buildings) / 2 - gap * open;
}

function goods(m: Mine, left: number): number {
  const useful = Math.min(1, left / TIME_TO_USE);
  let points = m.favors.length * (1 + (FAVOR - 1) * useful);
  for (let good = 0; good < LATE.length; good++) {
    const count = countOf(m.goods, good);
    const early = good < KINDS_OF_RESOURCE && count > PLENTY ? PLENTY + (count - PLENTY) * SURPLUS : count;
    points += LATE[good]! * count * (1 - useful) + EARLY[good]! * early * useful;
  }
  return points;
}

function abilities(s: Emara, m: Mine, seat: Seat, left: number): number {
  let aTurn = craftsmenOf(s.table, seat) * CRAFTSMAN_A_TURN;
  for (const kind of m.advisors) aTurn += ABILITY_A_TURN[advisorIndex(kind)]!;
  return aTurn * left;
}

/** What the seat can still do in its own turn, so that half a turn compares with another half. */
function pending(s: Emara, seat: Seat): number {
  const { table: t } = s;
  if (s.asked !== seat || t.card < 0) return 0;
  let value = 0;
  if (marks.isFree(t, marks.MOVEMENT)) value += MOVEMENT_PENDING;
  if (marks.isFree(t, marks.CARD)) value += CARD_PENDING;
  return value;
}
