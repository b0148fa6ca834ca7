import {
  bag,
  type Context,
  int,
  pile,
  type Seat,
  type State,
  seatFields,
  shared,
  tableFields,
  type View,
} from '@crownleaf/engine';

const pack = shared('pack');

export const table = tableFields({
  pack: pile('none', pack),
  /** The card that was just turned up. */
  drawn: bag('all'),
  row: bag('all'),
  discard: bag('all'),
  /** How many turns each seat has. */
  rounds: int('all'),
});

export const mine = seatFields({
  points: int('all'),
  coins: int('all'),
});

/** Events name cards as options do. */
export type Events = {
  drew: { pub: { seat: Seat; card: string } };
  lost: { pub: { seat: Seat; count: number } };
  banked: { pub: { seat: Seat; points: number } };
  found: { pub: { seat: Seat } };
  dropped: { pub: { seat: Seat; card: string } };
  'turn-ended': { pub: { seat: Seat } };
};

export type Skeleton = State<typeof table, typeof mine>;
export type SkeletonView = View<typeof table, typeof mine>;
export type C = Context<typeof table, typeof mine, Events>;
