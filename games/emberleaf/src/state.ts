import {
  bag,
  type Context,
  type Game,
  int,
  ints,
  itemAt,
  pile,
  type Seat,
  type State,
  type Stored,
  seatFields,
  shared,
  tableFields,
  type View,
} from '@crownleaf/engine';
import { GENERAL_BUILDINGS } from '../data/buildings.ts';
import { SPACES, SPOT_COUNT } from './board/board.ts';

export const EMPTY = -1;
/** Eight hero spaces, and a ninth place for the card that is just dropping off [EMBER-3.9]. */
export const HERO_SPACE_COUNT = 8;
export const OFF_BOARD = 8;
const PLACES = HERO_SPACE_COUNT + 1;
const RESOURCE_COUNT = 4;
/** Steps between the seats in `makers`. */
export const MAKER_STEPS = 8;

const heroes = shared('heroes');
const favours = shared('favours');
const creatures = shared('creatures');
const sisterActions = shared('sister-actions');
const sisterBuildings = shared('sister-buildings');

export const table = tableFields({
  /** Who began. */
  starter: int('all'),
  /** Whose turn it is; −1 is the sister. */
  active: int('all'),
  ended: int('all'),

  /** The type of the building on each space. */
  tiles: ints('all', Array(SPACES.length).fill(EMPTY)),
  /** Who built it and what: seat × 8 + 0 for a general building or 1 + slot for a tile; −1 pre-placed or the sister's. */
  makers: ints('all', Array(SPACES.length).fill(EMPTY)),
  /** General buildings still on the building board, by type. */
  buildings: ints(
    'all',
    GENERAL_BUILDINGS.map((building) => building.copies),
  ),

  creatures: pile('none', creatures),
  /** The tokens on the board, and which of them lies on each spot. */
  dangers: bag('all'),
  spots: ints('all', Array(SPOT_COUNT).fill(EMPTY)),
  /** Since the first reset tokens lie orange side up. */
  orange: int('all'),
  /** No token comes to the board any more. */
  tamed: int('all'),
  /** 0 is the clearing above the track; the last row is the trophy. */
  trackRow: int('all'),
  /** Which resource of the row the tracker lies on. */
  trackSpace: int('all', EMPTY),
  longTrack: int('all'),
  trophies: bag('all'),

  heroDeck: pile('none', heroes),
  heroRow: pile('all'),
  heroDiscard: bag('all'),
  favourDeck: pile('none', favours),
  favourRow: pile('all'),
  favourDiscard: bag('all'),
  /** Fellowship decks that nobody has, tokens and cards that left the game. */
  box: bag('all'),

  /** How many bonuses of the score track were triggered, and those that wait: bonus × 8 + seat + 1 (0 is the sister). */
  bonuses: int('all'),
  waiting: ints('all'),

  /* the turn under way */
  coreDone: int('all'),
  /** What the active player did in this action, by deed; counted only while an action runs. */
  inAction: int('all'),
  deeds: ints('all', [0, 0, 0, 0]),
  /** Ongoing skills used this turn, as bits; see `ONGOING`. */
  ongoingUsed: int('all'),
  heroTaken: int('all'),
  favourTaken: int('all'),
  /** The space of the building on which a villager is being homed. */
  site: int('all', EMPTY),
  /** What was gained and is not yet stored, while its owner is asked what to keep. */
  gaining: ints('all', [0, 0, 0, 0]),
  /** Leaves that would open a bonus of the score track, while their owner is asked how many to take. */
  offered: int('all'),
  /** What the building under way costs after its reduction. */
  price: ints('all', [0, 0, 0, 0]),
  /** How many resources its reduction can still take off. */
  saving: int('all'),
  /** The resource of which an amount is asked: to return, or to take off a cost. */
  counted: int('all', EMPTY),

  /* the sister; −1 is no solo game */
  difficulty: int('all', EMPTY),
  sisterAt: int('all'),
  sisterDue: int('all'),
  /** By source, as `leaves` of a seat. */
  sisterLeaves: ints('all', [0, 0, 0]),
  sisterCleared: int('all'),
  sisterTrophies: bag('all'),
  sisterDeck: pile('none', sisterActions),
  sisterActions: pile('all'),
  sisterDiscard: bag('all'),
  /** From left to right; face up as far as they are turned. */
  sisterBuildings: pile('none', sisterBuildings),
  sisterFavours: bag('all'),
});

export const mine = seatFields({
  /** The fellowship deck; −1 before it is chosen. */
  deck: int('all', EMPTY),
  hand: bag('all'),
  /** The heroes in play, and where each of them lies. */
  played: bag('all'),
  spaces: ints('all', Array(PLACES).fill(EMPTY)),
  /** How often the charge skill of the card there was used, and what lies on the card. */
  uses: ints('all', Array(PLACES).fill(0)),
  onCards: ints('all', Array(PLACES * RESOURCE_COUNT).fill(0)),

  at: int('all'),
  storage: ints('all', [0, 0, 0, 0]),
  /** Fellowship tiles built, by slot. */
  built: ints('all', [0, 0, 0, 0, 0, 0]),
  /** Villagers that left each track. */
  homed: ints('all', [0, 0, 0, 0]),
  /** Which villager of the seat lives on each space of the board. */
  homes: ints('all', Array(SPACES.length).fill(EMPTY)),
  /** Favour discs, by clearing. */
  discs: ints('all', [0, 1, 1, 1, 1, 1]),
  favours: bag('all'),
  banners: bag('all'),
  trophies: bag('all'),
  /** Trophies earned and not yet taken. */
  due: int('all'),
  score: int('all'),
  /** The score by source, see `LEAF_SOURCES`. */
  leaves: ints('all', [0, 0, 0, 0, 0]),
});

/** Where leaves come from during the game; favours are counted at its end. */
export const LEAF_SOURCES = ['villagers', 'dangers', 'trophies', 'bonuses', 'skills'] as const;
export type LeafSource = (typeof LEAF_SOURCES)[number];
export const SISTER_LEAF_SOURCES = ['reputation', 'dangers', 'trophies'] as const;
export type SisterLeafSource = (typeof SISTER_LEAF_SOURCES)[number];

/** Seats are numbers; components, places and resources are named as in options. The sister is nobody's seat. */
export type Events = {
  'deck-chosen': { pub: { seat: Seat; deck: string } };
  placed: { pub: { seat: Seat; hero: string; space: number } };
  slid: { pub: { seat: Seat; hero: string; space: number } };
  'dropped-off': { pub: { seat: Seat; hero: string } };
  recalled: { pub: { seat: Seat; hero: string } };
  charged: { pub: { seat: Seat; hero: string } };
  spent: { pub: { seat: Seat; what: string; count: number } };
  promised: { pub: { seat: Seat; favour: string; clearing: string } };
  'took-hero': { pub: { seat: Seat; hero: string } };
  'took-favour': { pub: { seat: Seat; favour: string } };
  walked: { pub: { seat: Seat; to: string; moves: number } };
  gained: { pub: { seat: Seat; resource: string; count: number } };
  returned: { pub: { seat: Seat; resource: string; count: number } };
  'put-on-card': { pub: { seat: Seat; hero: string; resource: string } };
  cleared: { pub: { seat: Seat; token: string; spot: string; leaves: number } };
  'put-back': { pub: { seat: Seat; token: string; spot: string } };
  'tracker-moved': { pub: { row: number; space: string } };
  'trophy-earned': { pub: { seat: Seat; by: 'track' | 'clearing' } };
  'took-trophy': { pub: { seat: Seat; trophy: string } };
  'declined-trophy': { pub: { seat: Seat } };
  built: { pub: { seat: Seat; building: string; space: string } };
  homed: { pub: { seat: Seat; villager: string; space: string; leaves: number } };
  scored: { pub: { seat: Seat; leaves: number; source: LeafSource } };
  'declined-leaves': { pub: { seat: Seat; leaves: number } };
  'bonus-triggered': { pub: { seat: Seat; bonus: string } };
  'bonus-resolved': { pub: { bonus: string } };
  'dangers-refreshed': { pub: { tokens: number } };
  'row-refreshed': { pub: { row: 'heroes' | 'favours' } };
  'turn-ended': { pub: { seat: Seat } };
  ended: { pub: { sister?: number } };
  'sister-rested': { pub: { reputation: number } };
  'sister-acted': { pub: { card: string } };
  'sister-moved': { pub: { to: string } };
  'sister-cleared': { pub: { token: string; spot: string; leaves: number } };
  'sister-built': { pub: { building: string; space: string } };
  'sister-removed': { pub: { card: string } };
  'sister-took-trophy': { pub: { trophy: string } };
  'sister-shuffled': { pub: Record<never, never> };
  'sister-scored': { pub: { leaves: number; source: SisterLeafSource } };
};

/** In turn events and scores the sister stands where a seat would. */
export const SISTER = -1;
/** Who plays against her. */
export const HUMAN = 0;

export type Emberleaf = State<typeof table, typeof mine>;
export type EmberleafView = View<typeof table, typeof mine>;
export type EmberleafGame = Game<typeof table, typeof mine>;
export type Table = Stored<typeof table>;
export type Fellowship = Stored<typeof mine>;
export type C = Context<typeof table, typeof mine, Events>;

export function seatOf<T>({ seats }: { readonly seats: readonly T[] }, seat: Seat): T {
  return itemAt(seats, seat);
}
