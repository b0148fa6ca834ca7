import type { OptionList, Part } from '@crownleaf/engine';
import { clearingName } from '../../data/board.ts';
import { CLEARING_COUNT, PATHS } from '../board/board.ts';
import { walkKind } from '../kinds.ts';
import { type C, EMPTY } from '../state.ts';
import { cite, pick } from '../verbs.ts';
import { countDeed } from './deeds.ts';

/** The clearings that can be reached with exactly so many moves, as bits; used again by every walk. */
const reach: number[] = [];

/** One move for a pathway and one for each token on it [EMBER-9.1]. */
export function crossing(spots: readonly number[], path: number): number {
  let cost = 1;
  for (const spot of PATHS[path]!.spots) if (spots[spot] !== EMPTY) cost++;
  return cost;
}

/** Fills `reach`, round trips included, since a walk may take any route [EMBER-22.7]. */
function spread(spots: readonly number[], from: number, moves: number): void {
  reach[0] = 1 << from;
  for (let spent = 1; spent <= moves; spent++) reach[spent] = 0;
  for (let path = 0; path < PATHS.length; path++) costs[path] = crossing(spots, path);
  for (let spent = 1; spent <= moves; spent++) {
    for (let path = 0; path < PATHS.length; path++) {
      const before = spent - costs[path]!;
      if (before < 0) continue;
      const { from: a, to: b } = PATHS[path]!;
      if ((reach[before]! >> a) & 1) reach[spent]! |= 1 << b;
      if ((reach[before]! >> b) & 1) reach[spent]! |= 1 << a;
    }
  }
}
const costs: number[] = [];

/** The clearings within so many moves, the first included, as bits. */
export function withinReach(spots: readonly number[], from: number, moves: number): number {
  spread(spots, from, moves);
  let mask = 0;
  for (let spent = 0; spent <= moves; spent++) mask |= reach[spent]!;
  return mask;
}

/** The most moves of a route that ends there. */
function longest(spots: readonly number[], from: number, to: number, moves: number): number {
  spread(spots, from, moves);
  let spent = moves;
  while (spent > 0 && ((reach[spent]! >> to) & 1) === 0) spent--;
  return spent;
}

/** Up to so many moves; staying is an answer too. */
export function walking(moves: (c: C) => number): Part<C> {
  const reachable = (c: C, out: OptionList): void => {
    const mask = withinReach(c.table.spots, c.theirs.at, moves(c));
    for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) if ((mask >> clearing) & 1) out.add(clearing);
  };
  const go = (c: C): void => {
    const to = c.answer;
    const spent = longest(c.table.spots, c.theirs.at, to, moves(c));
    countDeed(c, 'walk', spent);
    if (to === c.theirs.at) return;
    c.theirs.at = to;
    c.tell?.('walked', { seat: c.who, to: clearingName(to), moves: spent });
  };
  return cite('EMBER-9.1', pick(walkKind, reachable, go));
}
