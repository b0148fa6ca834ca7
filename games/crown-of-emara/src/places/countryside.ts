import { type OptionList, script } from '@crownleaf/engine';
import { craftsmenAt } from '../board.ts';
import { BREAD, GOLD, GRAIN, GRAINFIELD } from '../components.ts';
import { bakeKind } from '../kinds.ts';
import { oweOne, pay } from '../payment.ts';
import type { C } from '../state.ts';
import { take } from '../stores.ts';
import { ask, call, local, when } from '../verbs.ts';

/**
 * Forest, Weaving Mill, Grainfield, Quarry. One choice describes the whole action: how many craftsmen bake; the place
 * and the other craftsmen give their resources first (EMARA-6.6).
 */
const NO_PLACE = -1;

function workers(c: C): number {
  return craftsmenAt(c.table, c.seat, c.table.visit);
}

/** What could pay for bread if so many craftsmen bake and the others take. */
function grainFor(c: C, bakers: number): number {
  const { goods } = c.mine;
  const fresh = c.table.visit === GRAINFIELD ? 1 + workers(c) - bakers : 0;
  return goods[GRAIN]! + goods[GOLD]! + fresh;
}

function bakers(c: C, out: OptionList): void {
  const all = workers(c);
  for (let n = 0; n <= all; n++) if (grainFor(c, n) >= n) out.add(n);
}

function canBake(c: C): boolean {
  return workers(c) > 0 && grainFor(c, 1) >= 1;
}

const takeAll = (c: C): void => take(c, c.table.visit, 1 + workers(c));

export const gather = script<C>('gather', { rule: 'EMARA-6.5' }, [
  when(
    canBake,
    local((baking) =>
      ask(bakeKind, bakers, [
        (c) => {
          c.set(baking, c.answer);
          take(c, c.table.visit, 1 + workers(c) - c.answer);
          oweOne(c, GRAIN, c.answer);
        },
        call(pay),
        (c) => take(c, BREAD, c.get(baking)),
      ]),
    ),
    takeAll,
  ),
  (c) => {
    c.table.visit = NO_PLACE;
  },
]);
