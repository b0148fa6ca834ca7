import { GOODS } from '../data/goods.ts';
import { RANKS } from '../data/nobility.ts';
import { CRAFTSMAN_POINTS } from '../data/places.ts';
import { ALL_CARDS, HUTS, hutAt, NOBLES, noble } from './components.ts';
import { SLOTS } from './flow/turn.ts';
import { ROUNDS } from './flow/whole-game.ts';
import { craftsmenOf, ringOf } from './places/board.ts';
import { markerLimits } from './places/dials.ts';
import type { Emara, Mine } from './state.ts';

const NOBODY = -1;

/** What is broken in this state, if anything. Goods come and go, so they are held by signs and limits, not by a sum. */
export function invariant(s: Emara): string | undefined {
  return (
    brokenTurns(s) ??
    brokenMarkers(s) ??
    brokenNobility(s) ??
    brokenHuts(s) ??
    firstOf(s.seats.map((m, seat) => brokenSeat(s, m, seat)))
  );
}

/** Three turns a seat and round, neither more nor less [EMARA-3.1]. */
function brokenTurns({ turn, table: t, seats, stack }: Emara): string | undefined {
  const aRound = SLOTS * seats.length;
  const taken = seats.reduce((sum, m) => sum + m.slots.length, 0);
  const expected = Math.max(0, t.round - 1) * aRound + taken;
  const beforeCard = stack.length > 0 && turn === expected + 1;
  if (turn !== expected && !beforeCard) return `turn ${turn} does not fit round ${t.round} with ${taken} cards played`;
  if (stack.length === 0 && turn !== ROUNDS * aRound) return `the game ended after ${turn} turns`;
  return undefined;
}

function brokenMarkers({ table: t, seats }: Emara): string | undefined {
  const { gift, donation, bread, stone } = markerLimits(seats.length);
  const isOver = (turns: number, limit: number): boolean => turns < 0 || turns > limit;
  const isPriceOver =
    t.gifts.some((turns) => isOver(turns, gift)) || t.donations.some((turns) => isOver(turns, donation));
  if (isPriceOver || isOver(t.bread, bread) || isOver(t.stone, stone)) return 'a marker is turned too far';
  if (t.price.some((n) => n < 0)) return 'a payment goes below nothing';
  return undefined;
}

/** Of each rank the cards left are the lowest of its stack, in order: nobody took a card from below [EMARA-8.2]. */
function brokenNobility({ table: t }: Emara): string | undefined {
  const broken = RANKS.findIndex((_, rank) => {
    const stack = NOBLES.filter((card) => card.rank === rank).map((card) => card.kind);
    const left = t.nobility.filter((kind) => noble(kind).rank === rank);
    const bottom = stack.slice(stack.length - left.length);
    return left.length > stack.length || left.some((kind, i) => kind !== bottom[i]);
  });
  return broken < 0 ? undefined : `the nobility stack of rank ${RANKS[broken]} misses a card below one that is left`;
}

function brokenHuts({ table: t, seats }: Emara): string | undefined {
  const hut = t.huts.findIndex((seat) => seat < NOBODY || seat >= seats.length);
  if (t.huts.length !== HUTS.length) return `there are ${t.huts.length} huts`;
  return hut < 0 ? undefined : `the hut ${hutAt(hut).name} belongs to nobody who plays`;
}

function brokenSeat(s: Emara, m: Mine, seat: number): string | undefined {
  const { table: t } = s;
  const good = m.goods.findIndex((count) => count < 0);
  if (good >= 0) return `seat ${seat} has less than no ${GOODS[good]}`;
  if (m.citizens < 0 || m.buildings < 0) return `seat ${seat} stands below the score track`;
  if (craftsmenOf(t, seat) > CRAFTSMAN_POINTS.length) return `seat ${seat} has too many craftsmen`;
  if (m.nobles.some((kind) => noble(kind).rank >= m.nobles.length)) return `seat ${seat} skipped a rank`;
  if (new Set(m.nobles.map((kind) => noble(kind).rank)).size !== m.nobles.length)
    return `seat ${seat} has a rank twice`;
  const cards = [m.deck, m.hand, m.played, m.past].reduce((sum, zone) => sum + zone.length, 0);
  if (cards !== ALL_CARDS.length) return `seat ${seat} has ${cards} action cards`;
  if (m.played.length !== m.slots.length || new Set(m.slots).size !== m.slots.length || m.slots.length > SLOTS) {
    return `seat ${seat} has not one card on each used slot`;
  }
  if (t.round > 0 && (ringOf(t, m.councilors[0]!) !== 0 || ringOf(t, m.councilors[1]!) !== 1)) {
    return `seat ${seat} has not one councilor in each ring`;
  }
  return undefined;
}

function firstOf(faults: readonly (string | undefined)[]): string | undefined {
  return faults.find((fault) => fault !== undefined);
}
