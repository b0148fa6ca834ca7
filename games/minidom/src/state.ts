import {
  bag,
  type Context,
  int,
  own,
  pile,
  type Seat,
  type State,
  seatFields,
  stock,
  tableFields,
} from '@crownleaf/engine';
import { CARDS } from '../data/cards.ts';

export const table = tableFields({
  supply: stock(CARDS.map((card) => card.copies)),
  actions: int('all'),
  buys: int('all'),
  coins: int('all'),
  /** The player has ended the turn. */
  ended: int('all'),
});

const deck = own('deck');

export const mine = seatFields({
  draw: pile('none', deck),
  hand: bag('owner', deck),
  discard: bag('all'),
  field: bag('all'),
});

/** Events name cards as options do: logs and pictures outlive the order of a list. */
export type Events = {
  played: { pub: { seat: Seat; card: string } };
  bought: { pub: { seat: Seat; card: string } };
  drew: { pub: { seat: Seat; count: number }; priv: { cards: readonly string[] } };
  reshuffled: { pub: { seat: Seat } };
  'turn-ended': { pub: { seat: Seat } };
};

export type MiniDom = State<typeof table, typeof mine>;
export type C = Context<typeof table, typeof mine, Events>;
