/**
 * MiniDom in plain mutable TypeScript, no engine: the bound that the engine's speed is compared with, and the second
 * opinion that its results are tested against. A card is a small integer, a zone an array of them.
 */
export const [COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, VILLAGE, SMITHY, MARKET, FESTIVAL] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

export const END = 20;
const BUY = 10;
const PILES = 10;
const LAST_TURN = 60;
const HAND = 5;

const COST = [0, 3, 6, 2, 5, 8, 3, 4, 5, 5];
const COIN = [1, 2, 3, 0, 0, 0, 0, 0, 0, 0];
const POINTS = [0, 0, 0, 1, 3, 6, 0, 0, 0, 0];
const CARDS = [0, 0, 0, 0, 0, 0, 1, 3, 1, 0];
const ACTIONS = [0, 0, 0, 0, 0, 0, 2, 0, 1, 2];
const BUYS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1];
const COINS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2];
const SUPPLY = [46, 40, 30, 8, 8, 8, 10, 10, 10, 10];

export interface BoundPlayer {
  deck: number[];
  hand: number[];
  discard: number[];
  field: number[];
}

export interface BoundState {
  drawn: number;
  turn: number;
  seat: number;
  buying: boolean;
  actions: number;
  buys: number;
  coins: number;
  supply: number[];
  players: BoundPlayer[];
  over: boolean;
}

/** Draw number n below a bound: the same source of chance that the engine takes. */
export type Draw = (drawn: number, below: number) => number;

export function setup(draw: Draw): BoundState {
  const s: BoundState = {
    drawn: 0,
    turn: 0,
    seat: 0,
    buying: false,
    actions: 1,
    buys: 1,
    coins: 0,
    supply: SUPPLY.slice(),
    players: [],
    over: false,
  };
  for (let i = 0; i < 2; i++) {
    const p: BoundPlayer = { deck: [0, 0, 0, 0, 0, 0, 0, 3, 3, 3], hand: [], discard: [], field: [] };
    s.players.push(p);
    shuffle(s, p.deck, draw);
    drawCards(s, p, HAND, draw);
  }
  skipToBuying(s);
  return s;
}

/** Writes the legal moves to `out` and returns how many: 0–9 play, 10–19 buy, 20 end the phase. */
export function legal(s: BoundState, out: number[]): number {
  let n = 0;
  if (!s.buying) {
    const { hand } = s.players[s.seat]!;
    let seen = 0;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      if (card >= VILLAGE && (seen & (1 << card)) === 0) {
        seen |= 1 << card;
        out[n++] = card;
      }
    }
  } else {
    for (let card = 0; card < PILES; card++) {
      if (s.supply[card]! > 0 && COST[card]! <= s.coins) out[n++] = BUY + card;
    }
  }
  out[n++] = END;
  return n;
}

/** Trusts the move to be legal, as a search does. */
export function apply(s: BoundState, move: number, draw: Draw): void {
  const p = s.players[s.seat]!;
  if (move === END) {
    if (s.buying) endTurn(s, draw);
    else startBuying(s, p);
    return;
  }
  if (move < BUY) {
    const { hand } = p;
    const i = hand.lastIndexOf(move);
    hand[i] = hand[hand.length - 1]!;
    hand.pop();
    p.field.push(move);
    s.actions += ACTIONS[move]! - 1;
    s.buys += BUYS[move]!;
    s.coins += COINS[move]!;
    drawCards(s, p, CARDS[move]!, draw);
    skipToBuying(s);
    return;
  }
  const card = move - BUY;
  s.supply[card]!--;
  s.coins -= COST[card]!;
  s.buys--;
  p.discard.push(card);
  if (s.buys === 0) endTurn(s, draw);
}

export function score(p: BoundPlayer): number {
  let points = 0;
  for (const zone of [p.deck, p.hand, p.discard, p.field]) for (const card of zone) points += POINTS[card]!;
  return points;
}

export function clone(s: BoundState): BoundState {
  const a = s.players[0]!;
  const b = s.players[1]!;
  return {
    drawn: s.drawn,
    turn: s.turn,
    seat: s.seat,
    buying: s.buying,
    actions: s.actions,
    buys: s.buys,
    coins: s.coins,
    supply: s.supply.slice(),
    players: [
      { deck: a.deck.slice(), hand: a.hand.slice(), discard: a.discard.slice(), field: a.field.slice() },
      { deck: b.deck.slice(), hand: b.hand.slice(), discard: b.discard.slice(), field: b.field.slice() },
    ],
    over: s.over,
  };
}

function skipToBuying(s: BoundState): void {
  const p = s.players[s.seat]!;
  if (!s.buying && (s.actions === 0 || !hasAction(p.hand))) startBuying(s, p);
}

function hasAction(hand: readonly number[]): boolean {
  for (let i = 0; i < hand.length; i++) if (hand[i]! >= VILLAGE) return true;
  return false;
}

function startBuying(s: BoundState, p: BoundPlayer): void {
  s.buying = true;
  const { hand } = p;
  let kept = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card <= GOLD) {
      s.coins += COIN[card]!;
      p.field.push(card);
    } else hand[kept++] = card;
  }
  hand.length = kept;
}

function endTurn(s: BoundState, draw: Draw): void {
  const p = s.players[s.seat]!;
  moveAll(p.hand, p.discard);
  moveAll(p.field, p.discard);
  drawCards(s, p, HAND, draw);
  s.turn++;
  let empty = 0;
  for (let card = 0; card < PILES; card++) if (s.supply[card] === 0) empty++;
  if (s.supply[PROVINCE] === 0 || empty >= 3 || s.turn >= LAST_TURN) {
    s.over = true;
    return;
  }
  s.seat ^= 1;
  s.buying = false;
  s.actions = 1;
  s.buys = 1;
  s.coins = 0;
  skipToBuying(s);
}

function drawCards(s: BoundState, p: BoundPlayer, count: number, draw: Draw): void {
  for (let i = 0; i < count; i++) {
    if (p.deck.length === 0) {
      if (p.discard.length === 0) return;
      const empty = p.deck;
      p.deck = p.discard;
      p.discard = empty;
      shuffle(s, p.deck, draw);
    }
    p.hand.push(p.deck.pop()!);
  }
}

function shuffle(s: BoundState, cards: number[], draw: Draw): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = draw(s.drawn++, i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

function moveAll(from: number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to.push(from[i]!);
  from.length = 0;
}
