import { type OptionList, script } from '@crownleaf/engine';
import { BREAD, countOf, GOLD, GRAIN, GRAINFIELD } from '../components.ts';
import { bakeKind } from '../kinds.ts';
import type { C, Mine, Table } from '../state.ts';
import { oweOne, pay } from '../stores/payment.ts';
import { take } from '../stores/stores.ts';
import { ask, call, local, when } from '../verbs.ts';
import { craftsmenAt, NO_PLACE } from './board.ts';

/**
 * Forest, Weaving Mill, Grainfield, Quarry. One choice describes the whole action: how many craftsmen bake; the place
 * and the other craftsmen give their resources first [EMARA-6.6].
 */
function workers(c: C): number {
  return craftsmenAt(c.table, c.seat, c.table.visit);
}

/** What could pay for bread if so many craftsmen bake and the others take. */
export function grainFor(t: Table, { goods }: Mine, seat: number, bakers: number): number {
  const fresh = t.visit === GRAINFIELD ? 1 + craftsmenAt(t, seat, t.visit) - bakers : 0;
  return countOf(goods, GRAIN) + countOf(goods, GOLD) + fresh;
}

function hasGrainFor(c: C, bakers: number): boolean {
  return grainFor(c.table, c.mine, c.seat, bakers) >= bakers;
}

function bakers(c: C, out: OptionList): void {
  const all = workers(c);
  for (let n = 0; n <= all; n++) if (hasGrainFor(c, n)) out.add(n);
}

function canBake(c: C): boolean {
  return workers(c) > 0 && hasGrainFor(c, 1);
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
