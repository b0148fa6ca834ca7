import { type Chosen, itemAt, moveKind, type OptionList, type Part, put, shuffle, turnUp } from '@crownleaf/engine';
import { GENERAL_BUILDINGS } from '../../data/buildings.ts';
import { DANGER_TOKENS } from '../../data/dangers.ts';
import { CARDS_A_DECK, DECKS } from '../../data/fellowship.ts';
import { BEEHIVE } from '../../data/resources.ts';
import { DIFFICULTIES, SISTER_FAVOUR_COUNTS } from '../../data/sister.ts';
import { SPACES } from '../board/board.ts';
import {
  ACTION_KINDS,
  ADVANCED_FAVOUR_KINDS,
  BASIC_FAVOUR_KINDS,
  BUILDING_KINDS,
  DANGER_KINDS,
  FAVOUR_KINDS,
  FIRST_FREE_HERO,
  HERO_KINDS,
  TROPHY_KINDS,
} from '../components.ts';
import { deckKind } from '../kinds.ts';
import type { options } from '../options.ts';
import { type C, EMPTY, mine, table } from '../state.ts';
import { cite, eachFrom, pick, when } from '../verbs.ts';
import { fillSpots } from './dangers.ts';
import { favourRow, fillRow, heroRow } from './rows.ts';

/** The seats of the side of the track with more rows [EMBER-2.2]. */
const LONG_TRACK_FROM = 4;
/** A solo game is laid out for two [EMBER-21.2]. */
const LEAST_LAYOUT = 2;

export function setup(c: C, chosen: Chosen<typeof options>): void {
  const t = c.table;
  t.longTrack = c.seats >= LONG_TRACK_FROM ? 1 : 0;
  put(c, table.trophies, TROPHY_KINDS);
  put(c, table.heroDeck, HERO_KINDS.slice(FIRST_FREE_HERO));
  put(c, table.box, HERO_KINDS.slice(0, FIRST_FREE_HERO));
  put(c, table.favourDeck, FAVOUR_KINDS);
  shuffle(c, table.heroDeck);
  shuffle(c, table.favourDeck);
  fillRow(c, heroRow);
  fillRow(c, favourRow);
  for (const [i, { copies }] of DANGER_TOKENS.entries())
    put(c, table.creatures, Array(copies).fill(itemAt(DANGER_KINDS, i)));
  fillSpots(c);
  prePlaceBuildings(c);
  for (let seat = 0; seat < c.seats; seat++) c.of(seat).storage[BEEHIVE] = 1;
  t.starter = c.seats === 1 ? 0 : c.int(c.seats);
  if (c.seats === 1) setUpSister(c, chosen.difficulty);
  if (chosen.decks === 'random') dealDecks(c);
  c.setSeat(t.starter);
}

/** Equal numbers of every type at random on the spaces that are not for so few players ([EMBER-2.7] to 2.9). */
function prePlaceBuildings(c: C): void {
  const players = Math.max(LEAST_LAYOUT, c.seats);
  const marked = SPACES.flatMap(({ mark }, space) => (mark > players ? [space] : []));
  const each = marked.length / GENERAL_BUILDINGS.length;
  for (let i = marked.length; i > 0; i--) {
    const space = itemAt(marked.splice(c.int(i), 1), 0);
    const type = Math.floor((i - 1) / each);
    c.table.tiles[space] = type;
    c.table.buildings[type]!--;
  }
}

function setUpSister(c: C, difficulty: (typeof DIFFICULTIES)[number]): void {
  c.table.difficulty = DIFFICULTIES.indexOf(difficulty);
  const [basic, advanced] = SISTER_FAVOUR_COUNTS[difficulty];
  dealSisterFavours(c, BASIC_FAVOUR_KINDS, basic);
  dealSisterFavours(c, ADVANCED_FAVOUR_KINDS, advanced);
  put(c, table.sisterBuildings, BUILDING_KINDS);
  shuffle(c, table.sisterBuildings);
  turnUp(c, 0, table.sisterBuildings);
  put(c, table.sisterDeck, ACTION_KINDS);
  shuffle(c, table.sisterDeck);
}

function dealSisterFavours(c: C, kinds: readonly number[], count: number): void {
  const rest = [...kinds];
  for (let i = 0; i < count; i++) put(c, table.sisterFavours, rest.splice(c.int(rest.length), 1));
  put(c, table.box, rest);
}

function freeDecks(c: C, out: OptionList): void {
  for (let deck = 0; deck < DECKS.length; deck++) {
    if (!c.state.seats.some((seat) => seat.deck === deck)) out.add(deck);
  }
}

function takeDeck(c: C, deck: number): void {
  c.theirs.deck = deck;
  for (let i = 0; i < CARDS_A_DECK; i++) moveKind(c, deck * CARDS_A_DECK + i, table.box, mine.hand, c.who);
  c.tell?.('deck-chosen', { seat: c.who, deck: itemAt(DECKS, deck) });
}

function dealDecks(c: C): void {
  const decks = DECKS.map((_, deck) => deck);
  for (let seat = 0; seat < c.seats; seat++) {
    c.setSeat(seat);
    takeDeck(c, itemAt(decks.splice(c.int(decks.length), 1), 0));
  }
}

/** Each takes a deck in turn order, unless they were dealt [EMBER-2.13]. */
export const draft: Part<C> = cite(
  'EMBER-2.13',
  eachFrom(
    (c) => c.table.starter,
    when(
      (c) => c.theirs.deck === EMPTY,
      pick(deckKind, freeDecks, (c) => takeDeck(c, c.answer)),
    ),
  ),
);
