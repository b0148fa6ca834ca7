import type { Seat } from '@crownleaf/engine';
import { GOODS } from '../data/goods.ts';
import { craftsmenOf } from './board.ts';
import { ADVISORS, KINDS_OF_RESOURCE } from './components.ts';
import { ROUNDS } from './flow/round.ts';
import { SLOTS } from './flow/turn.ts';
import type { Emara, Mine } from './state.ts';
import * as marks from './turn-marks.ts';

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

const CRAFTSMAN_A_TURN = 0.28;
const ABILITY_A_TURN: { readonly [advisor: string]: number } = {
  baker: 0.45,
  schoolmarm: 0.3,
  bailiff: 0.25,
  dressmaker: 0.35,
  landlord: 0.35,
  merchant: 0.2,
  chamberlain: 0.1,
  scholar: 0.15,
  mayoress: 0.2,
  steward: 0.15,
  toolmaker: 0.5,
  abbess: 0.25,
};
const ABILITIES: readonly number[] = ADVISORS.map(({ name }) => ABILITY_A_TURN[name] ?? 0);
const FIRST_ADVISOR = ADVISORS[0]!.kind;
const MOVEMENT_PENDING = 2.5;
const CARD_PENDING = 1.5;

export function evaluate(s: Emara, seat: Seat): number {
  const m = s.seats[seat]!;
  const left = TURNS - ((s.table.round - 1) * SLOTS + m.slots.length);
  return tracks(m, left) + SCORE_A_POINT * (goods(m, left) + abilities(s, m, seat, left)) + pending(s, seat);
}

function tracks(m: Mine, left: number): number {
  const citizens = m.citizens + left * CITIZENS_A_TURN;
  const buildings = m.buildings + left * BUILDINGS_A_TURN;
  const gap = GAP_LATE + ((GAP_EARLY - GAP_LATE) * left) / TURNS;
  return (citizens + buildings) / 2 - gap * Math.abs(citizens - buildings);
}

function goods(m: Mine, left: number): number {
  const useful = Math.min(1, left / TIME_TO_USE);
  let points = m.favors.length * (1 + (FAVOR - 1) * useful);
  for (let good = 0; good < LATE.length; good++) {
    const count = m.goods[good]!;
    const early = good < KINDS_OF_RESOURCE && count > PLENTY ? PLENTY + (count - PLENTY) * SURPLUS : count;
    points += LATE[good]! * count * (1 - useful) + EARLY[good]! * early * useful;
  }
  return points;
}

function abilities(s: Emara, m: Mine, seat: Seat, left: number): number {
  let aTurn = craftsmenOf(s.table, seat) * CRAFTSMAN_A_TURN;
  for (const kind of m.advisors) aTurn += ABILITIES[kind - FIRST_ADVISOR]!;
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
