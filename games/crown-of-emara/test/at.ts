import {
  type Arranger,
  type Scenario,
  type Position as SchemaPosition,
  scenario,
  type WrittenFields,
} from '@crownleaf/testkit';
import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import { GOODS, type Good } from '../data/goods.ts';
import { PLACES, type Place } from '../data/places.ts';
import { EVENTS, type EventName, HUTS, NOBLES, placeIndex } from '../src/components.ts';
import { SLOTS } from '../src/flow/turn.ts';
import { crownOfEmara } from '../src/game.ts';
import type { Emara, Mine } from '../src/state.ts';

/** A position at the start of a round in which seat 0, or the one named, begins. What is not said is empty or as a game starts. */
export interface Position {
  readonly seats?: number;
  readonly options?: unknown;
  readonly seed?: string;
  readonly round?: number;
  /** Who begins the round. */
  readonly turn?: number;
  readonly event?: EventName;
  /** Seat 0's. */
  readonly hand?: readonly ActionCard[];
  readonly goods?: { readonly [G in Good]?: number };
  readonly at?: readonly [Place, Place];
  readonly advisors?: readonly string[];
  readonly favors?: readonly string[];
  readonly huts?: readonly string[];
  /** The rank held: so many nobility cards, each from the top of its stack. */
  readonly rank?: number;
  readonly citizens?: number;
  readonly buildings?: number;
  /** Advisors on the town places; the others are boxed. */
  readonly waiting?: { readonly [P in Place]?: readonly string[] };
  /** What others have, and whatever else the schema names. */
  readonly position?: SchemaPosition<Emara>;
  /** Anything else, seat 0's fields first. */
  arrange?(m: Mine, s: Emara, arranger: Arranger): void;
}

export type Emaras = Scenario<Emara>;

/** No event of this name changes what happens in a turn. */
const QUIET: EventName = 'alms-for-the-poor';
const HAND: readonly ActionCard[] = ['ring', 'trade', 'discount'];

export function at(p: Position = {}): Emaras {
  return scenario<Emara>(crownOfEmara, {
    seats: p.seats ?? 2,
    ...(p.options === undefined ? {} : { options: p.options }),
    ...(p.seed === undefined ? {} : { seed: p.seed }),
    arrange: (s, arranger) => arrange(s, p, arranger),
  });
}

function arrange(s: Emara, p: Position, arranger: Arranger): void {
  const { table: t } = s;
  const m = s.seats[0]!;
  t.round = (p.round ?? 1) - 1;
  s.turn = t.round * s.seats.length * SLOTS;
  t.statue = p.turn ?? 0;
  t.layout = PLACES.map((_, i) => i);
  for (const [seat, other] of s.seats.entries()) {
    other.goods = GOODS.map(() => 0);
    other.councilors = [seat % 4, 4 + (seat % 4)];
  }
  m.goods = GOODS.map((good) => p.goods?.[good] ?? 0);
  if (p.at) m.councilors = p.at.map(placeIndex);
  m.citizens = p.citizens ?? 0;
  m.buildings = p.buildings ?? 30;
  for (const name of p.huts ?? []) t.huts[HUTS.findIndex((hut) => hut.name === name)] = 0;
  arranger.lay({ table: tableOf(s, p), seats: { 0: seatOf(p) } });
  if (p.position !== undefined) arranger.lay(p.position);
  p.arrange?.(m, s, arranger);
}

function tableOf({ table: t }: Emara, { event = QUIET, waiting = {} }: Position): WrittenFields<Emara['table']> {
  const boxed = new Set(t.eventBox);
  const [first, ...others] = EVENTS.filter(({ kind, name }) => name !== event && !boxed.has(kind)).map(
    ({ name }) => name,
  );
  return {
    // The first round boxes the top card, so the wanted event lies right below it.
    events: [`up:${first}`, event, ...others.reverse()],
    castleAdvisors: (waiting.castle ?? []).toReversed(),
    cathedralAdvisors: (waiting.cathedral ?? []).toReversed(),
    constructionSiteAdvisors: (waiting['construction-site'] ?? []).toReversed(),
    marketAdvisors: (waiting.market ?? []).toReversed(),
    advisorBox: 'rest',
  };
}

function seatOf({ hand = HAND, advisors = [], favors = [], rank = 0 }: Position): WrittenFields<Mine> {
  const deck = ACTION_CARDS.filter((name) => !hand.includes(name)).reverse();
  const nobles = Array.from({ length: rank }, (_, i) => NOBLES.find((card) => card.rank === i)!.name);
  return { hand, deck, advisors, favors, nobles };
}

export function goodsOf(s: Emaras, seat = 0): { readonly [G in Good]?: number } {
  const held = s.state.seats[seat]!.goods;
  return Object.fromEntries(GOODS.flatMap((good, i) => (held[i] === 0 ? [] : [[good, held[i]]])));
}

/** Citizen and building points. */
export function points(s: Emaras, seat = 0): [number, number] {
  const { citizens, buildings } = s.state.seats[seat]!;
  return [citizens, buildings];
}

/** Ends, leaves or declines, and moves in the countryside where a move must be made. */
function idleAnswer(options: readonly string[]): string {
  const least = ['end-turn', 'leave', 'pass', 'bake:0'].find((name) => options.includes(name));
  return least ?? options.find((name) => name.startsWith('move:') || name.startsWith('step:')) ?? options[0]!;
}

/** The least that can be done, again and again, until something is the case. */
export function idleUntil(s: Emaras, test: (s: Emaras) => boolean): Emaras {
  while (!s.over && !test(s)) s.play(idleAnswer(s.options));
  return s;
}

/** To the first decision of the next round, or the end; offers of an event are declined. */
export function idleToNextRound(s: Emaras): Emaras {
  const { round } = s.state.table;
  return idleUntil(s, ({ state }) => state.table.round !== round);
}

export function ofVerb(s: Emaras, verb: string): string[] {
  return s.options.filter((name) => name === verb || name.startsWith(`${verb}:`));
}
