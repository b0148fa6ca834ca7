import type { Game, Plan, State } from '@crownleaf/engine';
import { winShares } from '../wins.ts';

/**
 * What a result is worth to each seat, from 0 to 1: the win above all, then how many others it left behind, and last by
 * how far, so that a search that wins or loses anyway still plays well.
 */
const WIN = 0.65;
const PLACE = 0.2;
const MARGIN = 0.15;

/** No guess is as sure as a result: else a search that is sure to win would have no reason to do it. */
const DOUBT = 0.01;

/** The same measure for a guess: who is likely to win is likely to leave others behind. */
export function worthOf(won: number, margin: number): number {
  return DOUBT / 2 + (1 - DOUBT) * ((WIN + PLACE) * won + MARGIN * margin);
}

/** A lead of a fifth of all points is nearly as good as a larger one; small leads must be told apart. */
const STEEP = 5;

/** Points at which somebody who plays alone has half of what the margin can bring. */
const ALONE = 100;

export class Outcomes {
  readonly #game: Game;
  readonly #par: Plan['par'];
  readonly #points: number[] = [];

  constructor(game: Game) {
    this.#game = game;
    this.#par = game.guide?.plan?.par;
  }

  /**
   * Writes the worth of this state for each seat. A game that was broken off counts as it stands. Where everybody plays
   * against par, to make points is all.
   */
  write(s: State, over: boolean, out: number[]): void {
    const seats = s.seats.length;
    this.#count(s);
    if (this.#par !== undefined) {
      for (let seat = 0; seat < seats; seat++) out[seat] = this.#margin(s, seat);
      return;
    }
    const places = over ? this.#game.ranking(s) : this.#placesByPoints(seats);
    const shares = winShares(places);
    for (let seat = 0; seat < seats; seat++) {
      const won = shares[seat]!;
      const place = seats === 1 ? won : leftBehind(places, seat, seats);
      out[seat] = WIN * won + PLACE * place + MARGIN * this.#margin(s, seat);
    }
  }

  /** Who won; where all play against par, the points stand for it. */
  wins(s: State): readonly number[] {
    return this.#par !== undefined ? this.margins(s) : winShares(this.#game.ranking(s));
  }

  /** By how far each seat leads at the end, from 0 to 1; half is a draw. */
  margins(s: State): readonly number[] {
    this.#count(s);
    return s.seats.map((_, seat) => this.#margin(s, seat));
  }

  #count(s: State): void {
    for (let seat = 0; seat < s.seats.length; seat++) this.#points[seat] = this.#pointsOf(s, seat);
  }

  #pointsOf(s: State, seat: number): number {
    const lines = this.#game.score(s, seat);
    let sum = 0;
    for (let i = 0; i < lines.length; i++) sum += lines[i]!.points;
    return sum;
  }

  #placesByPoints(seats: number): number[] {
    const points = this.#points.slice(0, seats);
    return points.map((mine) => 1 + points.filter((other) => other > mine).length);
  }

  /** The lead over the best other seat as a share of what both have, on any scale of points. */
  #margin(s: State, seat: number): number {
    const seats = s.seats.length;
    const points = this.#points;
    const mine = points[seat]!;
    if (this.#par !== undefined) return lead(mine, this.#par(s));
    if (seats === 1) return half(mine / (Math.abs(mine) + ALONE));
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== seat && points[other]! > best) best = points[other]!;
    return lead(mine, best);
  }
}

function lead(mine: number, best: number): number {
  return half(Math.tanh((STEEP * (mine - best)) / (Math.abs(mine) + Math.abs(best) + 1)));
}

/** From −1 … 1 to 0 … 1. */
function half(share: number): number {
  return 0.5 + share / 2;
}

/** The share of the other seats that are behind this one; an equal one counts half. */
function leftBehind(places: readonly number[], seat: number, seats: number): number {
  let behind = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    if (places[other]! > places[seat]!) behind++;
    else if (places[other] === places[seat]) behind += 0.5;
  }
  return behind / (seats - 1);
}
