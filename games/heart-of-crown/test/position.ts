import { faceUp, kindOf } from '@crownleaf/engine';
import { type Scenario, scenario } from '@crownleaf/testkit';
import type { CardName } from '../data/cards.ts';
import { CARDS, type Card, CURSE, cardNamed, IS_RANDOM, NAMES } from '../src/catalogue.ts';
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
 * A position at the start of seat 0's turn, in its Main Phase with one play. The fields of `SeatPosition` at the top level
 * are seat 0's; `others[0]` is seat 1, and so on clockwise. The 300 cards of the box stay complete: each card is taken
 * from the box, else from the Supply pile, the Market, the princesses on offer or the Curse pile. So a Duke in a Domain is
 * one Duke less in the Market, as it would be in a game. A turn that has only one thing to do goes on by itself: give
 * seat 0 something to play, or read `test.asked`.
 */
export interface Position extends SeatPosition {
  readonly seats?: 2 | 3 | 4;
  readonly others?: readonly SeatPosition[];
  /** The stacks of the Random Market and how high they are; without it, what set-up laid out. */
  readonly random?: { readonly [name in CardName]?: number };
  /** Stacks of the Basic Market that are not full. What is missing lies in the Outskirts. */
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

/** Arranges a position and starts play there: `position({ hand: ['city'], others: [{ hand: ['rampart'] }] })`. */
export function position(p: Position = {}): Scenario<HeartOfCrown> {
  return scenario<HeartOfCrown>(heartOfCrown, {
    seats: p.seats ?? Math.max(2, (p.others?.length ?? 0) + 1),
    options: p.options,
    seed: p.seed ?? 'position',
    arrange: (s) => arrange(s, p),
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

function arrange(s: HeartOfCrown, p: Position): void {
  const { table } = s;
  emptySeats(s);
  if (p.random !== undefined || p.supply !== undefined) clearRandomMarket(s, p.supply !== undefined);
  table.order = [...s.seats.keys()];
  const places = [p, ...(p.others ?? [])];
  for (const [seat, me] of s.seats.entries()) fillSeat(s, me, places[seat] ?? {});
  for (const [name, height] of Object.entries(p.random ?? {})) {
    for (let i = 0; i < height; i++) table.market[take(s, name as CardName)]!++;
  }
  for (const name of (p.supply ?? []).toReversed()) table.supply.push(take(s, name));
  for (const [name, left] of Object.entries(p.basic ?? {})) leave(s, cardNamed(name as CardName), left);
  if (p.curses !== undefined) leaveCurses(s, p.curses);
  table.overtime = p.overtime ? 1 : 0;
  table.extra = p.extra ? 1 : 0;
  table.coins = p.coins ?? 0;
}

/** Everything the seats have goes back to the box. */
function emptySeats(s: HeartOfCrown): void {
  for (const me of s.seats) {
    for (const zone of [me.draw, me.hand, me.discard, me.field, me.princess, me.domain, me.kept, me.keptNow]) {
      for (const entry of zone) s.table.box[kindOf(entry)]!++;
      zone.length = 0;
    }
  }
}

function clearRandomMarket(s: HeartOfCrown, supplyToo: boolean): void {
  const { market, box, supply } = s.table;
  for (const card of CARDS.keys()) {
    if (!IS_RANDOM[card]) continue;
    box[card]! += market[card]!;
    market[card] = 0;
  }
  if (!supplyToo) return;
  for (const entry of supply) box[kindOf(entry)]!++;
  supply.length = 0;
}

function fillSeat(s: HeartOfCrown, me: HeartOfCrown['seats'][number], p: SeatPosition): void {
  me.hand.push(...(p.hand ?? []).map((name) => take(s, name)));
  me.draw.push(...(p.draw ?? []).toReversed().map((written) => takeWritten(s, written)));
  me.discard.push(...(p.discard ?? []).map((name) => take(s, name)));
  me.field.push(...(p.field ?? []).map((name) => take(s, name)));
  me.domain.push(...(p.domain ?? []).map((name) => take(s, name)));
  me.kept.push(...(p.kept ?? []).map((name) => take(s, name)));
  if (p.princess !== undefined) me.princess.push(take(s, p.princess));
  me.counters = p.counters ?? 0;
  me.twins = p.twins ?? 0;
  me.debt = p.debt ?? 0;
  me.declared = p.declared ? 1 : 0;
  me.out = p.out ? 1 : 0;
}

function takeWritten(s: HeartOfCrown, written: Written): number {
  return written.startsWith('up:') ? faceUp(take(s, written.slice(3) as CardName)) : take(s, written as CardName);
}

/** Takes one copy from wherever there is one, and says so when there is none. */
function take(s: HeartOfCrown, name: CardName): Card {
  const card = cardNamed(name);
  const { table } = s;
  if (table.box[card]! > 0) table.box[card]!--;
  else if (table.supply.includes(card)) table.supply.splice(table.supply.indexOf(card), 1);
  else if (table.market[card]! > 0) table.market[card]!--;
  else if (table.princesses.includes(card)) table.princesses.splice(table.princesses.indexOf(card), 1);
  else if (card === CURSE && table.curses.length > 0) table.curses.pop();
  else throw new Error(`no '${name}' is left for this position`);
  return card;
}

function leave(s: HeartOfCrown, card: Card, left: number): void {
  const { market, outskirts } = s.table;
  if (market[card]! < left) throw new Error(`only ${market[card]} of '${NAMES[card]}' are left`);
  while (market[card]! > left) {
    market[card]!--;
    outskirts.push(card);
  }
}

function leaveCurses(s: HeartOfCrown, left: number): void {
  while (s.table.curses.length > left) s.table.outskirts.push(s.table.curses.pop()!);
}
