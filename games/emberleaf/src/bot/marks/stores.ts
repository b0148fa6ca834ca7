import { BUILDING_TYPES } from '../../../data/buildings.ts';
import { RESOURCES } from '../../../data/resources.ts';
import { capacity } from '../../actions/storage.ts';
import { buildingPlan, GENERAL_COUNT, PLANS } from '../../board/board.ts';
import type { Fellowship, Table } from '../../state.ts';
import { AT, countIn } from '../counts.ts';
import { type Group, numbered, prefixed, steps } from '../group.ts';

/** Resources, and what can be built with them. */
const MOST = [6, 6, 5, 3] as const;
const FULL = 12;
const NAMES = [
  ...RESOURCES.flatMap((resource, r) => numbered(resource, MOST[r]!)),
  ...prefixed('late', RESOURCES),
  'places-left',
  'storage-full',
  'plans-payable',
  ...prefixed('payable', BUILDING_TYPES),
  'tile-payable',
  ...numbered('missing-for-a-building', 4, 0),
  'payable-late',
] as const;

export const stores: Group = {
  names: NAMES,
  write({ table, me, time }, out, first) {
    const { mine, counts } = me;
    let at = first;
    for (let r = 0; r < RESOURCES.length; r++) {
      steps(out, at, mine.storage[r]!, MOST[r]!);
      at += MOST[r]!;
    }
    for (let r = 0; r < RESOURCES.length; r++) out[at++] = ((1 - time) * mine.storage[r]!) / MOST[r]!;
    const left = capacity(mine) - countIn(counts.row, AT.resources);
    out[at++] = left / FULL;
    out[at++] = left <= 0 ? 1 : 0;
    const plansAt = at;
    const typesAt = at + 1;
    const tileAt = typesAt + BUILDING_TYPES.length;
    let payable = 0;
    let nearest = LACKING_MOST;
    for (let plan = 0; plan < PLANS.length; plan++) {
      if (!isThere(table, mine, plan)) continue;
      const lacks = lacking(mine, plan);
      if (lacks < nearest) nearest = lacks;
      if (lacks > 0) continue;
      payable++;
      out[typesAt + buildingPlan(plan).type] = 1;
      if (plan >= GENERAL_COUNT) out[tileAt] = 1;
    }
    out[plansAt] = payable / PLANS.length;
    out[tileAt + 1 + nearest] = 1;
    out[tileAt + 2 + LACKING_MOST] = payable > 0 ? 1 - time : 0;
  },
};
const LACKING_MOST = 3;

function isThere(t: Table, mine: Fellowship, plan: number): boolean {
  return plan < GENERAL_COUNT ? t.buildings[plan]! > 0 : mine.built[plan - GENERAL_COUNT] === 0;
}

function lacking({ storage }: Fellowship, plan: number): number {
  const { cost } = buildingPlan(plan);
  let lacks = 0;
  for (let r = 0; r < RESOURCES.length; r++) if (cost[r]! > storage[r]!) lacks += cost[r]! - storage[r]!;
  return lacks;
}

/** Whether any building can be paid for. */
export function canBuild(t: Table, mine: Fellowship): boolean {
  for (let plan = 0; plan < PLANS.length; plan++) if (isThere(t, mine, plan) && lacking(mine, plan) === 0) return true;
  return false;
}
