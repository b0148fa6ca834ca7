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
} from '@crownleaf/engine';

/** Kind k is the card with the number k + 1. */
export const NUMBERS = 6;
export const COPIES = 4;

const pack = shared('pack');

export const table = tableFields({
  pack: pile('none', pack),
  /** A pile, because the card drawn last matters. */
  row: pile('all'),
  discard: bag('all'),
  /** How many turns each seat has. */
  rounds: int('all'),
});

export const mine = seatFields({
  points: int('all'),
});

export type Events = {
  drew: { pub: { seat: Seat; card: number } };
  lost: { pub: { seat: Seat; cards: number } };
  banked: { pub: { seat: Seat; points: number } };
};

export type Skeleton = State<typeof table, typeof mine>;
export type C = Context<typeof table, typeof mine, Events>;
