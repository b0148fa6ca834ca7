import { EMPTY } from '../../state.ts';
import { type Group, numbered } from '../group.ts';

/** How far the game is, and whose turn it is. */
const SEATS = 5;
const TROPHIES = 6;
const LONG_GAME = 40;
const VERY_LONG_GAME = 80;
const NAMES = [
  ...numbered('seats', SEATS),
  ...numbered('trophies-left', TROPHIES + 1, 0),
  'time',
  'rounds',
  'active',
  'core-to-do',
  'turns-until-mine',
  'last-turn-to-come',
  'last-turn-now',
  'last-turn-over',
] as const;

export const course: Group = {
  names: NAMES,
  write({ s, table: t, seat, time }, out, first) {
    const seats = s.seats.length;
    out[first + seats - 1] = 1;
    out[first + SEATS + t.trophies.length] = 1;
    let at = first + SEATS + TROPHIES + 1;
    out[at++] = time;
    out[at++] = Math.min(VERY_LONG_GAME, s.turn / Math.max(2, seats)) / LONG_GAME;
    const active = t.active === seat;
    out[at++] = active ? 1 : 0;
    out[at++] = active && t.coreDone === 0 ? 1 : 0;
    const now = Math.max(0, t.active);
    out[at++] = ((seat - now + seats) % seats) / SEATS;
    if (t.trophies.length > 0) return;
    const mine = (seat - t.starter + seats) % seats;
    const theirs = t.active === EMPTY ? seats : (now - t.starter + seats) % seats;
    out[at + Math.sign(theirs - mine) + 1] = 1;
  },
};
