import { faceUp, kindOf } from '@crownleaf/engine';
import { type Scenario, scenario } from '@crownleaf/testkit';
import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import { GOODS, type Good } from '../data/goods.ts';
import { PLACES, type Place } from '../data/places.ts';
import {
  ADVISORS,
  advisorKind,
  EVENTS,
  type EventName,
  eventKind,
  favorKind,
  HUTS,
  NOBLES,
  placeIndex,
} from '../src/components.ts';
import { crownOfEmara } from '../src/game.ts';
import type { Emara, Mine } from '../src/state.ts';

/** A position at the start of a round in which seat 0 begins. What is not said is empty or as a game starts. */
export interface Position {
  readonly seats?: number;
  readonly options?: unknown;
  readonly seed?: string;
  readonly round?: number;
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
  /** Anything else, seat 0's fields first. */
  arrange?(m: Mine, s: Emara): void;
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
    arrange: (s) => arrange(s, p),
  });
}

function arrange(s: Emara, p: Position): void {
  const { table: t } = s;
  const m = s.seats[0]!;
  t.round = (p.round ?? 1) - 1;
  t.statue = 0;
  t.layout = PLACES.map((_, i) => i);
  setEvent(s, p.event ?? QUIET);
  for (const [seat, other] of s.seats.entries()) {
    other.goods = GOODS.map(() => 0);
    other.councilors = [seat % 4, 4 + (seat % 4)];
  }
  m.goods = GOODS.map((good) => p.goods?.[good] ?? 0);
  if (p.at) m.councilors = p.at.map(placeIndex);
  m.citizens = p.citizens ?? 0;
  m.buildings = p.buildings ?? 30;
  setHand(m, p.hand ?? HAND);
  layAdvisors(s, p);
  for (const name of p.favors ?? []) {
    t.favorStack = t.favorStack.filter((kind) => kind !== favorKind(name));
    m.favors.push(favorKind(name));
  }
  for (const name of p.huts ?? []) t.huts[HUTS.findIndex((hut) => hut.name === name)] = 0;
  for (let rank = 0; rank < (p.rank ?? 0); rank++) {
    const { kind } = NOBLES.find((card) => card.rank === rank)!;
    t.nobility = t.nobility.filter((each) => each !== kind);
    m.nobles.push(kind);
  }
  p.arrange?.(m, s);
}

/** The first round boxes the top card, so the wanted event lies right below it. */
function setEvent(s: Emara, name: EventName): void {
  const { table: t } = s;
  const boxed = new Set(t.eventBox);
  const others = EVENTS.map((event) => event.kind).filter((kind) => kind !== eventKind(name) && !boxed.has(kind));
  t.events = [...others.slice(1), eventKind(name), faceUp(others[0]!)];
}

export function setHand(m: Mine, names: readonly ActionCard[]): void {
  m.hand = names.map((name) => ACTION_CARDS.indexOf(name));
  m.deck = ACTION_CARDS.map((_, kind) => kind).filter((kind) => !m.hand.includes(kind));
}

function layAdvisors({ table: t, seats }: Emara, p: Position): void {
  const named = (names: readonly string[] = []): number[] => names.map(advisorKind);
  t.castleAdvisors = named(p.waiting?.castle);
  t.cathedralAdvisors = named(p.waiting?.cathedral);
  t.constructionSiteAdvisors = named(p.waiting?.['construction-site']);
  t.marketAdvisors = named(p.waiting?.market);
  seats[0]!.advisors = named(p.advisors);
  const used = [t.castleAdvisors, t.cathedralAdvisors, t.constructionSiteAdvisors, t.marketAdvisors].flat();
  const out = new Set([...used, ...seats[0]!.advisors, ...t.advisorStack.map(kindOf)]);
  t.advisorBox = ADVISORS.map((advisor) => advisor.kind).filter((kind) => !out.has(kind));
  t.advisorStack = t.advisorStack.filter((entry) => !used.includes(kindOf(entry)));
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
