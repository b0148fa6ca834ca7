import { kindOf, moveKind, moveTop, type OptionList, type Part, put, script, shuffle, turnUp } from '@crownleaf/engine';
import { ADVISORS_A_TOWN_PLACE } from '../../data/course.ts';
import { PLACES } from '../../data/places.ts';
import {
  A_ADVISORS,
  ALL_CARDS,
  B_ADVISORS,
  EVENTS,
  eventIndex,
  eventKind,
  FAVORS,
  isTown,
  KINDS_OF_RESOURCE,
  NOBLES,
  placeName,
  RING_SIZE,
} from '../components.ts';
import { relocateKind, startKind } from '../kinds.ts';
import { buildingStart, type EmaraOptions } from '../options.ts';
import { ahead, ringOf } from '../places/board.ts';
import { setMarkers } from '../places/dials.ts';
import { SOLO_MODES } from '../solo/modes.ts';
import { ADVISOR_ZONES, type C, mine, table } from '../state.ts';
import { take } from '../stores/stores.ts';
import { ask, when } from '../verbs.ts';
import { drawHand } from './cards.ts';
import { inPlayerOrder } from './order.ts';

/** The set-up of section 2; what somebody chooses in the random location layout follows in `mixedSetup`. */
const ADVISORS_A_PLACE = ADVISORS_A_TOWN_PLACE.value;
const WINTER = eventKind('an-early-winter');

export function setup(c: C, o: EmaraOptions): void {
  const { table: t } = c;
  t.solo = c.seats === 1 ? SOLO_MODES.indexOf(o.solo) + 1 : 0;
  t.randomLayout = o.randomLayout ? 1 : 0;
  t.fullSelection = o.fullSelection ? 1 : 0;
  layPlaces(c);
  setMarkers(c);
  layCards(c);
  t.start = buildingStart(o, setupEvent(c).building);
  for (let seat = 0; seat < c.seats; seat++) c.of(seat).buildings = t.start;
  t.statue = c.int(c.seats);
  c.tell?.('game-began', { first: t.statue, event: setupEvent(c).name, building: t.start });
  placeFirst(c);
  for (let seat = 0; seat < c.seats; seat++) stackCards(c, seat);
  if (o.randomLayout) return;
  placeOthers(c);
  for (let seat = 0; seat < c.seats; seat++) {
    c.setSeat(seat);
    take(c, c.mine.councilors.find((place) => !isTown(place))!, 1);
    drawHand(c);
  }
  c.setSeat(0);
}

/** Two rings of four: countryside and town, or all eight places mixed [EMARA-2.2, EMARA-19.1]. */
function layPlaces(c: C): void {
  const { layout } = c.table;
  for (let place = 0; place < PLACES.length; place++) layout.push(place);
  if (c.table.randomLayout === 1) mix(c, layout, 0, layout.length);
  else {
    mix(c, layout, 0, RING_SIZE);
    mix(c, layout, RING_SIZE, layout.length);
  }
}

function mix(c: C, places: number[], from: number, to: number): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + c.int(i - from + 1);
    [places[i], places[j]] = [places[j]!, places[i]!];
  }
}

function layCards(c: C): void {
  const { table: t } = c;
  put(
    c,
    table.favorStack,
    FAVORS.map((favor) => favor.kind),
  );
  shuffle(c, table.favorStack);

  put(c, table.advisorBox, A_ADVISORS);
  shuffle(c, table.advisorBox);
  for (const zone of ADVISOR_ZONES) {
    for (let i = 0; i < ADVISORS_A_PLACE; i++) moveTop(c, table.advisorBox, zone);
  }
  put(c, table.advisorStack, B_ADVISORS);
  shuffle(c, table.advisorStack);
  turnUp(c, t.advisorStack.length - 1, table.advisorStack);

  put(
    c,
    table.nobility,
    NOBLES.map((card) => card.kind),
  );

  put(
    c,
    table.events,
    EVENTS.map((event) => event.kind),
  );
  if (t.solo > 0) moveKind(c, WINTER, table.events, table.eventBox);
  shuffle(c, table.events);
  turnUp(c, t.events.length - 1, table.events);
}

function setupEvent(c: C) {
  return EVENTS[eventIndex(kindOf(c.table.events.at(-1)!))]!;
}

function placeFirst(c: C): void {
  const { table: t } = c;
  const { councilors } = c.of(t.statue);
  const [a, b] = setupEvent(c).councilors;
  const [first, second] = ringOf(t, a) <= ringOf(t, b) ? [a, b] : [b, a];
  councilors[0] = first;
  councilors[1] = second;
}

/** Each further player stands one place further clockwise in both rings [EMARA-2.18]. */
function placeOthers(c: C): void {
  const { table: t } = c;
  const { councilors } = c.of(t.statue);
  for (let i = 1; i < c.seats; i++) {
    const next = c.of(c.left(t.statue, i)).councilors;
    councilors.forEach((place, k) => {
      next[k] = ahead(t, place, i);
    });
  }
}

function stackCards(c: C, seat: number): void {
  put(c, mine.deck, ALL_CARDS, seat);
  shuffle(c, mine.deck, seat);
}

/* choices of the random location layout ([EMARA-19.2] to [EMARA-19.4]) */

function areInOneRing(c: C): boolean {
  const [a, b] = c.of(c.table.statue).councilors;
  return ringOf(c.table, a!) === ringOf(c.table, b!);
}

function relocations(c: C, out: OptionList): void {
  const { table: t } = c;
  for (const from of c.mine.councilors) {
    for (const to of t.layout) if (ringOf(t, to) !== ringOf(t, from)) out.add(relocateKind.of.relocate(from, to));
  }
}

function relocated(c: C): void {
  const { table: t } = c;
  const { councilors } = c.mine;
  const [from, to] = [relocateKind.argumentOf(c.answer), relocateKind.argumentOf(c.answer, 1)];
  const stays = councilors[0] === from ? councilors[1]! : councilors[0]!;
  const places = ringOf(t, stays) < ringOf(t, to) ? [stays, to] : [to, stays];
  councilors[0] = places[0]!;
  councilors[1] = places[1]!;
  c.tell?.('councilor-moved', { seat: c.seat, from: placeName(from), to: placeName(to) });
}

const relocate = script<C>('relocate', { rule: 'EMARA-19.3' }, ask(relocateKind, relocations, relocated));

const startingResource = script<C>(
  'starting-resource',
  { rule: 'EMARA-19.2' },
  ask(
    startKind,
    (_, out) => {
      for (let r = 0; r < KINDS_OF_RESOURCE; r++) out.add(r);
    },
    (c) => take(c, c.answer, 1),
  ),
);

const firstHand = script<C>('first-hand', { rule: 'EMARA-2.21' }, drawHand);

export const mixedSetup: Part<C> = when(
  (c) => c.table.randomLayout === 1 && c.table.round === 0,
  [
    when(areInOneRing, (c) => c.call(relocate, c.table.statue)),
    placeOthers,
    inPlayerOrder(startingResource),
    inPlayerOrder(firstHand),
  ],
);

export const SETUP_SCRIPTS = [relocate, startingResource, firstHand] as const;
