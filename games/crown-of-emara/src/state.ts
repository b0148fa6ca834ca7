import {
  bag,
  type Context,
  type Game,
  int,
  ints,
  itemAt,
  own,
  pile,
  type Seat,
  type State,
  type Stored,
  seatFields,
  shared,
  tableFields,
  type View,
} from '@crownleaf/engine';
import { GOODS } from '../data/goods.ts';
import { HUTS } from './components.ts';
import type { SoloMode } from './solo/modes.ts';
import type { Shares } from './stores/points.ts';

const NOBODYS = -1;
const advisorsB = shared('advisors-b');
const events = shared('events');
const favors = shared('favors');

export const table = tableFields({
  /** 0 during the set-up, then 1 to 6. */
  round: int('all'),
  /** Who has the statue and starts the round. */
  statue: int('all'),
  /** The number at which all buildings started. */
  start: int('all'),
  /** 0 in a game of several, else the solo mode's place in its list plus one: 1 high score, 2 campaign. */
  solo: int('all'),
  randomLayout: int('all'),
  fullSelection: int('all'),
  /** The places clockwise: four of the first ring, then four of the second. */
  layout: ints('all'),
  /** How often each marker was turned; one that was turned past its last number has left. */
  gifts: ints('all', [0, 0, 0, 0]),
  donations: ints('all', [0, 0, 0, 0]),
  bread: int('all'),
  stone: int('all'),
  /** Whose craftsman is in each hut. */
  huts: ints('all', Array(HUTS.length).fill(NOBODYS)),
  castleAdvisors: pile('all'),
  cathedralAdvisors: pile('all'),
  constructionSiteAdvisors: pile('all'),
  marketAdvisors: pile('all'),
  /** Type B; the top card lies face up. */
  advisorStack: pile('none', advisorsB),
  /** The type A advisors that are not in this game. */
  advisorBox: bag('all'),
  nobility: pile('all'),
  /** The top card lies face up and is the event of the round. */
  events: pile('none', events),
  eventBox: bag('all'),
  favorStack: pile('none', favors),
  favorDiscard: bag('all'),
  /** Victoria's citizen points and cards [EMARA-18.1]. */
  victoria: int('all'),
  victoriaNobles: bag('all'),

  /* the turn under way */
  /** The action card of this turn, and the steps of its slot. */
  card: int('all', NOBODYS),
  steps: int('all'),
  /** What was used this turn, as bits (see turn-marks.ts). */
  used: int('all'),
  /** Which way the Chamberlain exchanges until something else is done: 0 either, else the good he gives away. */
  exchanging: int('all'),
  /** The place under way: a town place until the visit ends, a countryside place while its craftsmen work. */
  visit: int('all', NOBODYS),
  /** Which actions of that place were used in this visit, as bits. */
  visited: int('all'),
  /** The favor token gained in this visit, which cannot be used in it. */
  fresh: int('all', NOBODYS),
  /** The payment under way: how many of each resource at most, coins at most, and how many pieces in all. */
  price: ints('all', [0, 0, 0, 0, 0, 0]),
});

const deck = own('deck');

export const mine = seatFields({
  citizens: int('all'),
  buildings: int('all'),
  goods: ints(
    'all',
    GOODS.map(() => 0),
  ),
  /** The places of the two councilors, one in each ring. */
  councilors: ints('all', [NOBODYS, NOBODYS]),
  deck: pile('none', deck),
  hand: bag('owner', deck),
  /** This round's cards in the order they were played, and the slot of each. */
  played: pile('all'),
  slots: ints('all'),
  /** Cards of earlier rounds. */
  past: bag('all'),
  advisors: bag('all'),
  nobles: bag('all'),
  favors: bag('all'),
  /** Tokens of a draw until one is chosen. */
  drawn: bag('owner', favors),
});

/** Where advisors wait on the town places, from the Castle on: the fields, and the zones to move cards. */
export const ADVISOR_FIELDS = [
  'castleAdvisors',
  'cathedralAdvisors',
  'constructionSiteAdvisors',
  'marketAdvisors',
] as const;
export const ADVISOR_ZONES = ADVISOR_FIELDS.map((field) => table[field]);

/** What happened, told with the names of things, so that a log needs only the words file. */
export type Events = {
  'game-began': { pub: { first: Seat; event: string; building: number } };
  'round-began': { pub: { round: number; event: string } };
  'councilor-moved': { pub: { seat: Seat; from: string; to: string } };
  'card-played': { pub: { seat: Seat; card: string; steps: number } };
  'cards-drawn': { pub: { seat: Seat; count: number }; priv: { cards: readonly string[] } };
  'cards-reshuffled': { pub: { seat: Seat } };
  'goods-taken': { pub: { seat: Seat; good: string; count: number } };
  'goods-paid': { pub: { seat: Seat; good: string; count: number } };
  'citizens-changed': { pub: { seat: Seat; by: number; now: number; from: Shares } };
  'buildings-changed': { pub: { seat: Seat; by: number; now: number; from: Shares } };
  'marker-turned': { pub: { marker: string; now: number; left: boolean } };
  'craftsman-hired': { pub: { seat: Seat; hut: string } };
  'advisor-recruited': { pub: { seat: Seat; advisor: string; place: string } };
  'advisor-arrived': { pub: { advisor: string; place: string } };
  'rank-gained': { pub: { seat: Seat; noble: string } };
  'favors-drawn': { pub: { seat: Seat; count: number }; priv: { favors: readonly string[] } };
  'favor-kept': { pub: { seat: Seat; favor: string; discarded: readonly string[] } };
  'favor-used': { pub: { seat: Seat; favor: string } };
  'favors-reshuffled': { pub: { count: number } };
  'visit-ended': { pub: { seat: Seat; place: string } };
  'turn-ended': { pub: { seat: Seat } };
  'statue-passed': { pub: { seat: Seat } };
  'victoria-built': { pub: { stone: number; bread: number; now: number } };
  'victoria-ranked': { pub: { noble: string; citizens: number; now: number } };
  /** Whether Victoria was beaten and where the next game starts: in a campaign only. */
  'solo-ended': {
    pub: {
      mode: SoloMode;
      start: number;
      score: number;
      other: number;
      victoria: number;
      won?: boolean;
      next?: number;
    };
  };
  'seat-scored': { pub: { seat: Seat; leftovers: number; citizens: number; buildings: number; score: number } };
};

export type Table = Stored<typeof table>;
export type Mine = Stored<typeof mine>;
export type Emara = State<typeof table, typeof mine>;
export type EmaraView = View<typeof table, typeof mine>;
export type EmaraGame = Game<typeof table, typeof mine>;
export type C = Context<typeof table, typeof mine, Events>;
/** What belongs to a seat. */
export function seatOf<M>({ seats }: { readonly seats: readonly M[] }, seat: Seat): M {
  return itemAt(seats, seat);
}

/** What the offers of a place depend on. */
export type Scene = Pick<C, 'table' | 'mine' | 'seats'>;
