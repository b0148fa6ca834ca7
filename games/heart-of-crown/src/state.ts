import {
  bag,
  type Context,
  int,
  ints,
  own,
  type Policy,
  type PolicyAsk,
  pile,
  type Seat,
  type State,
  seatFields,
  shared,
  stock,
  tableFields,
  type View,
} from '@crownleaf/engine';
import { CARDS } from './components.ts';

const NONE: readonly number[] = CARDS.map(() => 0);

/** How far the Second Phase has come: what is done first decides its kind [HOC-7.2]. */
export const UNDECIDED = 0;
export const BUYING = 1;
export const SETTING = 2;
export const BACKED = 3;
export const ENDED = 4;

/** How the game ended; 0 while it goes on. */
export const CROWNED = 1;
export const JUDGED = 2;

export const table = tableFields({
  /** Seats clockwise, beginning with the first player [HOC-2.2]. */
  order: ints('all'),

  princesses: bag('all'),
  /** Basic and Random Market together. */
  market: stock(NONE),
  supply: pile('none', shared('supply')),
  curses: bag('all'),
  outskirts: bag('all'),
  /** What this game does not use [HOC-2.8]. */
  box: stock(CARDS.map((card) => card.copies)),

  /** Turns begun since somebody last did anything [HOC-11.19]. */
  idle: int('all'),

  coins: int('all'),
  plays: int('all'),
  /** 1 in the Main Phase. */
  main: int('all'),
  second: int('all'),
  /** Coins that a Farming Village brings this turn [HOC-14.15]. */
  villageCoins: int('all'),
  /** Government Contractor has been played this turn [HOC-14.22]. */
  contractor: int('all'),
  /** Bribery has been played this turn [HOC-14.25]. */
  bribery: int('all'),
  /** Debt counters that Moneylenders of this turn bring at its end [HOC-6.10]. */
  loans: int('all'),
  /** Cards that Supply Units may put back in Cleanup [HOC-14.54]. */
  returns: int('all'),
  /** Imperial Estates activated this turn [HOC-14.76]. */
  estatesUsed: int('all'),
  bergamotteUsed: int('all'),
  /** The turn under way is an extra turn. */
  extra: int('all'),
  /** An extra turn follows this one [HOC-12.12]. */
  extraNext: int('all'),

  /** Cards that the attack under way makes the seat it concerns discard or reveal; Ramparts lower it [HOC-14.9]. */
  reach: int('all'),
  /** Whether Ramparts count against the attack under way [HOC-15.2]. */
  rampartCounts: int('all'),
  /** Ramparts and Refuges used in the defence under way [HOC-10.7]. */
  rampartsUsed: int('all'),
  refugesUsed: int('all'),
  /** What the Glamour Witch under way has made opponents discard [HOC-14.61]. */
  charmed: ints('all'),

  overtime: int('all'),
  ending: int('all'),
  winner: int('all', -1),

  dukesAlone: int('all'),
  rampartMilitaryOnly: int('all'),
  faceUpShelters: int('all'),
  reshuffleWhenNeeded: int('all'),
  everybodyDefends: int('all'),
});

const deck = own('deck');

export const mine = seatFields({
  draw: pile('none', deck),
  hand: bag('owner', deck),
  discard: bag('all'),
  field: bag('all'),
  princess: bag('all'),
  /** Territories and set cards; the princess lies beside them. */
  domain: bag('all'),
  /** These may be recalled [HOC-16.2]. */
  kept: bag('all'),
  /** Kept since a card was last played or an ability used. */
  keptNow: bag('all'),
  /** +1 SP counters on Imperial Estates. */
  counters: int('all'),
  twins: int('all'),
  debt: int('all'),
  /** A coronation ceremony stands [HOC-11.2]. */
  declared: int('all'),
  /** Does not want to be asked to defend for the rest of the turn [HOC-15.7]. */
  defencePassed: int('all'),
  /** Eliminated in overtime [HOC-11.11]. */
  out: int('all'),
});

/** Where a card came to lie or whence it came, as events tell it. */
export const PLACES = ['discard', 'hand', 'bottom', 'top', 'market', 'supply', 'curses', 'domain'] as const;
export type PlaceName = (typeof PLACES)[number];

/** Where a card lies that Bribery lets an opponent buy [HOC-14.25]. */
export const BRIBE_ZONES = ['discard', 'draw', 'kept'] as const;
export type BribeZone = (typeof BRIBE_ZONES)[number];

export type Events = {
  'order-drawn': { pub: { order: readonly Seat[] } };
  'hands-shown': { pub: { maids: readonly number[] } };
  'turn-began': { pub: { seat: Seat; extra: boolean } };
  played: { pub: { seat: Seat; card: string } };
  kept: { pub: { seat: Seat; card: string } };
  recalled: { pub: { seat: Seat; card: string } };
  used: { pub: { seat: Seat; card: string } };
  coins: { pub: { seat: Seat; gained: number; repaid: number } };
  paid: { pub: { seat: Seat; coins: number } };
  drew: { pub: { seat: Seat; count: number }; priv: { cards: readonly string[] } };
  reshuffled: { pub: { seat: Seat } };
  looked: { pub: { seat: Seat; count: number }; priv: { cards: readonly string[] } };
  revealed: { pub: { seat: Seat; card: string; of: 'draw' | 'supply' } };
  'hand-shown': { pub: { seat: Seat; cards: readonly string[] } };
  discarded: { pub: { seat: Seat; card: string } };
  'put-back': { pub: { seat: Seat; card: string; to: 'top' | 'bottom' } };
  taken: { pub: { seat: Seat; card: string; from: PlaceName } };
  banished: { pub: { seat: Seat; card: string } };
  acquired: { pub: { seat: Seat; card: string; to: PlaceName } };
  bought: { pub: { seat: Seat; card: string; price: number; from: Seat | 'market'; zone?: BribeZone } };
  delivered: { pub: { seat: Seat; card: string } };
  defended: { pub: { seat: Seat; card: string } };
  backed: { pub: { seat: Seat; card: string; territories: readonly string[] } };
  set: { pub: { seat: Seat; card: string } };
  counter: { pub: { seat: Seat; points: number } };
  indebted: { pub: { seat: Seat; counters: number } };
  refreshed: { pub: { cards: readonly string[] } };
  declared: { pub: { seat: Seat } };
  negated: { pub: { seat: Seat } };
  overtime: { pub: { out: readonly Seat[] } };
  crowned: { pub: { seat: Seat } };
  judged: { pub: { points: readonly number[] } };
  'turn-ended': { pub: { seat: Seat } };
};

export type HeartOfCrown = State<typeof table, typeof mine>;
export type HeartView = View<typeof table, typeof mine>;
export type HeartPolicy = Policy<typeof table, typeof mine>;
export type HeartAsk = PolicyAsk<typeof table, typeof mine>;
export type C = Context<typeof table, typeof mine, Events>;

export function seatOf({ seats }: Pick<HeartOfCrown, 'seats'>, seat: Seat): HeartOfCrown['seats'][number] {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}
