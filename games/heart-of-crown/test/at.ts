import { faceUp, kindOf } from '@crownleaf/engine';
import { type Scenario, scenario, type WrittenFields } from '@crownleaf/testkit';
import type { CardName } from '../data/cards.ts';
import { CURSE, IS_RANDOM, NAMES } from '../src/components.ts';
import { heartOfCrown } from '../src/game.ts';
import type { HeartOfCrown } from '../src/state.ts';

/** A card by name; in a draw pile `up:city` is a City that lies face up. */
export type Written = CardName | `up:${CardName}`;

/** What one seat has. What is not named is empty: no hand, no draw pile, no Domain, no debt. */
export interface SeatPosition {
  readonly hand?: readonly CardName[];
  /** The draw pile from the top down: the first is drawn first. */
  readonly draw?: readonly Written[];
  readonly discard?: readonly CardName[];
  /** Cards played earlier this turn, without their effects and links; for seat 0. */
  readonly field?: readonly CardName[];
  readonly princess?: CardName;
  readonly domain?: readonly CardName[];
  /** Kept since before this turn. */
  readonly kept?: readonly CardName[];
  readonly counters?: number;
  readonly twins?: number;
  readonly debt?: number;
  readonly declared?: boolean;
  readonly out?: boolean;
}

/**
 * A position at the start of a turn, in its Main Phase with one play. The fields of `SeatPosition` at the top level
 * are seat 0's; `others[0]` is seat 1, and so on clockwise. The 300 cards of the box stay complete: each card is taken
 * from the box, else from the Supply pile, the Market, the princesses on offer or the Curse pile. So a Duke in a Domain is
 * one Duke less in the Market, as it would be in a game. A turn that has only one thing to do goes on by itself: give
 * seat 0 something to play, or read `test.asked`.
 */
export interface Position extends SeatPosition {
  readonly seats?: 2 | 3 | 4;
  /** Whose turn it is; seat 0's by default. */
  readonly turn?: number;
  readonly others?: readonly SeatPosition[];
  /** The stacks of the Random Market and how high they are; without it, what set-up laid out. */
  readonly random?: { readonly [name in CardName]?: number };
  /** Stacks of the Basic Market that are not full. What is missing is in the box. */
  readonly basic?: { readonly [name in CardName]?: number };
  /** The Supply pile from the top down; without it, what set-up left. */
  readonly supply?: readonly CardName[];
  /** How many Curses are left to be handed out. */
  readonly curses?: number;
  /** Coins at hand, as if earned before. */
  readonly coins?: number;
  readonly extra?: boolean;
  readonly overtime?: boolean;
  readonly options?: object;
  readonly seed?: string;
}

/** Arranges a position and starts play there: `at({ hand: ['city'], others: [{ hand: ['rampart'] }] })`. */
export function at(p: Position = {}): Scenario<HeartOfCrown> {
  return scenario<HeartOfCrown>(heartOfCrown, {
    seats: p.seats ?? Math.max(2, (p.others?.length ?? 0) + 1),
    options: p.options,
    seed: p.seed ?? 'position',
    arrange(s, arranger) {
      const first = p.turn ?? 0;
      const seats = [...s.seats.keys()];
      s.table.order = [...seats.slice(first), ...seats.slice(0, first)];
      arranger.lay({ table: tableOf(p), seats: seats.map((seat) => seatOf([p, ...(p.others ?? [])][seat] ?? {})) });
    },
  });
}

/** The names of cards, sorted, for comparing zones whose order means nothing. */
export function names(cards: readonly number[]): string[] {
  return cards.map((card) => NAMES[kindOf(card)]!).sort();
}

/** A draw pile as it is written in a position: from the top down, face-up cards with `up:`. */
export function pileNames(draw: readonly number[]): string[] {
  return draw
    .toReversed()
    .map((entry) => (entry === faceUp(entry) ? `up:${NAMES[kindOf(entry)]}` : NAMES[kindOf(entry)]!));
}

function seatOf(p: SeatPosition): WrittenFields<HeartOfCrown['seats'][number]> {
  const { hand = [], draw = [], discard = [], field = [], domain = [], kept = [], princess } = p;
  const { counters = 0, twins = 0, debt = 0, declared = false, out = false } = p;
  return {
    ...{ hand, draw, discard, field, domain, kept, keptNow: [], princess: princess === undefined ? [] : [princess] },
    ...{ counters, twins, debt, declared: Number(declared), out: Number(out) },
  };
}

function tableOf(p: Position): WrittenFields<HeartOfCrown['table']> {
  const market: Record<string, number> = {};
  if (p.random !== undefined || p.supply !== undefined) {
    for (const [card, name] of NAMES.entries()) if (IS_RANDOM[card]) market[name] = 0;
  }
  Object.assign(market, p.random, p.basic);
  return {
    market,
    ...(p.supply === undefined ? {} : { supply: p.supply }),
    ...(p.curses === undefined ? {} : { curses: Array<string>(p.curses).fill(NAMES[CURSE]!) }),
    overtime: Number(p.overtime ?? false),
    extra: Number(p.extra ?? false),
    coins: p.coins ?? 0,
  };
}
