import { OptionList } from '@crownleaf/engine';
import { BUILDING_TYPES } from '../../../data/buildings.ts';
import { leavesOf, targetsFrom } from '../../actions/attack.ts';
import { withinReach } from '../../actions/walk.ts';
import { CLEARING_COUNT, firstSpace, spaceCount } from '../../board/board.ts';
import { bitCount } from '../../board/villages.ts';
import { EMPTY } from '../../state.ts';
import { type Group, numbered } from '../group.ts';
import type { Position } from '../position.ts';
import { canBuild } from './stores.ts';
import { around } from './village.ts';

/** Where the hero stands, and what is near. */
const FAR = 4;
const ANY_DAMAGE = 99;
const NAMES = [
  ...numbered('free-here', 4, 0),
  ...numbered('moves-to-free', FAR),
  'gain-here',
  'gain-here-payable',
  'completes-here',
  'tokens-near',
  'token-leaves-near',
  'moves-to-disc-1',
  'moves-to-disc-2',
] as const;

export const place: Group = {
  names: NAMES,
  write(p, out, first) {
    const { me, table } = p;
    const { mine } = me;
    const free = p.free[mine.at]!;
    out[first + Math.min(free, 3)] = 1;
    let at = first + 4;
    const near1 = withinReach(table.spots, mine.at, 1);
    const near2 = withinReach(table.spots, mine.at, 2);
    if (free === 0) {
      let moves = 1;
      while (
        moves < FAR &&
        !isFree(p, moves === 1 ? near1 : moves === 2 ? near2 : withinReach(table.spots, mine.at, moves))
      ) {
        moves++;
      }
      out[at + moves - 1] = 1;
    }
    at += FAR;
    const gain = free === 0 ? 0 : gainHere(p) / BUILDING_TYPES.length;
    const payable = canBuild(table, mine);
    out[at++] = gain;
    out[at++] = payable ? gain : 0;
    out[at++] = free === 1 && payable ? 1 : 0;
    targets.clear();
    targetsFrom(table, mine.at, ANY_DAMAGE, targets);
    let leaves = 0;
    for (let i = 0; i < targets.count; i++) leaves = Math.max(leaves, leavesOf(table, table.spots[targets.items[i]!]!));
    out[at++] = targets.count / 3;
    out[at++] = leaves / 5;
    out[at++] = hasDisc(p, near1) ? 1 : 0;
    out[at] = hasDisc(p, near2) ? 1 : 0;
  },
};

const targets = new OptionList();

function isFree(p: Position, clearings: number): boolean {
  for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) {
    if ((clearings >> clearing) & 1 && p.free[clearing]! > 0) return true;
  }
  return false;
}

function hasDisc({ me }: Position, clearings: number): boolean {
  for (let clearing = 0; clearing < CLEARING_COUNT; clearing++) {
    if ((clearings >> clearing) & 1 && me.mine.discs[clearing] === 1) return true;
  }
  return false;
}

/** The most leaves for a villager in a new building here: of a type that its neighbourhood does not have yet, if any. */
function gainHere({ me, table: { tiles } }: Position): number {
  const first = firstSpace(me.mine.at);
  let most = 0;
  for (let space = first; space < first + spaceCount(me.mine.at); space++) {
    if (tiles[space] !== EMPTY) continue;
    most = Math.max(most, Math.min(BUILDING_TYPES.length, 1 + bitCount(around(me.counts.types, space))));
  }
  return most;
}
