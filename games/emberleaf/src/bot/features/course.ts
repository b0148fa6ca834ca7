import { SCORE_BONUSES } from '../../../data/score-track.ts';
import { lastRow } from '../../actions/attack.ts';
import { EMPTY } from '../../state.ts';
import type { Position } from '../position.ts';
import { sum } from '../position.ts';
import { type Group, numbered } from './group.ts';

/** How far the game is, and whose turn it is. */
const SEATS = 5;
const TROPHIES = 6;
const LONG_GAME = 40;
const VERY_LONG_GAME = 80;
const SPACES = 42;
const ROWS = 9;
const SPOTS = 9;
const FREE_IN_CLEARING = 8;
const CLEARINGS = 6;
const TYPICAL_LEAVES = 10;

const NAMES = [
  ...numbered('seats', SEATS),
  ...numbered('trophies-left', TROPHIES + 1, 0),
  'time',
  'rounds',
  'rounds-beyond-20',
  'free-spaces',
  'free-in-nearest',
  'free-in-second',
  'open-clearings',
  'track-rows-left',
  'tamed',
  'orange',
  'dangers',
  'bonuses-passed',
  'asked',
  'active',
  'core-to-do',
  'core-done',
  'in-action',
  'turns-until-mine',
  'last-turn-to-come',
  'last-turn-now',
  'last-turn-over',
  'bonuses-waiting',
  'trophies-due',
  'trophies-due-to-others',
  'next-bonus-near',
  'next-bonus-nearer-to-others',
] as const;

export const course: Group = {
  names: NAMES,
  write(p, out, first) {
    const { s, table: t, seat, me, time } = p;
    const seats = s.seats.length;
    const emptied = nearestTwo(p.free);
    out[first + seats - 1] = 1;
    out[first + SEATS + t.trophies.length] = 1;
    let at = first + SEATS + TROPHIES + 1;
    const rounds = Math.min(VERY_LONG_GAME, s.turn / Math.max(2, seats));
    out[at++] = time;
    out[at++] = rounds / LONG_GAME;
    out[at++] = Math.max(0, rounds - LONG_GAME / 2) / LONG_GAME;
    let free = 0;
    let open = 0;
    for (let i = 0; i < CLEARINGS; i++) {
      free += p.free[i]!;
      if (p.free[i]! > 0) open++;
    }
    out[at++] = free / SPACES;
    out[at++] = emptied.nearest / FREE_IN_CLEARING;
    out[at++] = emptied.second / FREE_IN_CLEARING;
    out[at++] = open / CLEARINGS;
    out[at++] = (lastRow(t) - t.trackRow) / ROWS;
    out[at++] = t.tamed;
    out[at++] = t.orange;
    out[at++] = t.dangers.length / SPOTS;
    out[at++] = t.bonuses / SCORE_BONUSES.length;

    const active = t.active === seat;
    out[at++] = s.asked === seat ? 1 : 0;
    out[at++] = active ? 1 : 0;
    out[at++] = active && t.coreDone === 0 ? 1 : 0;
    out[at++] = active && t.coreDone === 1 ? 1 : 0;
    out[at++] = active ? t.inAction : 0;
    const now = Math.max(0, t.active);
    out[at++] = ((seat - now + seats) % seats) / SEATS;
    const last = t.trophies.length === 0;
    const mine = (seat - t.starter + seats) % seats;
    const theirs = t.active === EMPTY ? seats : (now - t.starter + seats) % seats;
    out[at++] = last && mine > theirs ? 1 : 0;
    out[at++] = last && mine === theirs ? 1 : 0;
    out[at++] = last && mine < theirs ? 1 : 0;
    out[at++] = t.waiting.length / 2;
    out[at++] = me.mine.due / 2;
    out[at++] = dueToOthers(p) / 2;
    const next = SCORE_BONUSES[t.bonuses];
    if (next === undefined) return;
    let best = sum(t.sisterLeaves);
    for (let i = 0; i < seats; i++) if (i !== seat) best = Math.max(best, s.seats[i]!.score);
    out[at++] = Math.max(0, 1 - (next.at - me.mine.score) / TYPICAL_LEAVES);
    out[at] = best > me.mine.score ? Math.max(0, 1 - (next.at - best) / TYPICAL_LEAVES) : 0;
  },
};

const two = { nearest: 0, second: 0 };

/** The free spaces of the two clearings that are nearest to being full. */
function nearestTwo(free: Int32Array): typeof two {
  two.nearest = FREE_IN_CLEARING;
  two.second = FREE_IN_CLEARING;
  for (let i = 0; i < free.length; i++) {
    const n = free[i]!;
    if (n === 0) continue;
    if (n < two.nearest) {
      two.second = two.nearest;
      two.nearest = n;
    } else if (n < two.second) two.second = n;
  }
  return two;
}

function dueToOthers({ s, seat, table }: Position): number {
  let due = table.sisterDue;
  for (let i = 0; i < s.seats.length; i++) if (i !== seat) due += s.seats[i]!.due;
  return due;
}
