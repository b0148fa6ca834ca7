import type { Random } from '../chance.ts';
import { clone } from './clone.ts';
import { HIDDEN, LOOKED_AT, peeked } from './entry.ts';
import { type Field, isZone, poolKey, type Schema, startValue } from './schema.ts';
import type { State, View } from './state.ts';

/**
 * Makes one whole world that fits a view: each pool's hidden pieces are dealt at random to the places where they may
 * lie. Hidden numbers and texts get their start value; a game with such fields guesses them in its own `determinise`.
 */
export function determiniser(table: Schema, seat: Schema): (v: View, random: Random) => State {
  const tableFields = Object.values(table);
  const seatFields = Object.values(seat);

  return (v, random) => {
    const { viewer, hidden, ...state } = v;
    const world = clone(state);
    const pools = dealt(hidden, random);
    fill(tableFields, world.table, HIDDEN, viewer, pools);
    for (let i = 0; i < world.seats.length; i++) fill(seatFields, world.seats[i]!, i, viewer, pools);
    return world;
  };
}

function fill(
  fields: readonly Field[],
  into: State['table'],
  owner: number,
  viewer: number | null,
  pools: Map<string, number[]>,
): void {
  for (const field of fields) {
    if (!isZone(field)) {
      const seen = field.audience === 'all' || (field.audience === 'owner' && owner === viewer);
      if (!seen) into[field.name] = startValue(field);
      continue;
    }
    const entries = into[field.name] as number[];
    let pool: number[] | undefined;
    for (let i = 0; i < entries.length; i++) {
      const seen = entries[i]!;
      if (seen !== HIDDEN && seen !== LOOKED_AT) continue;
      pool ??= pools.get(poolKey(field.pool, owner));
      const kind = pool?.pop();
      if (kind === undefined) throw new Error(`the view hides more in '${field.name}' than its pool holds`);
      entries[i] = seen === LOOKED_AT ? peeked(kind) : kind;
    }
  }
}

function dealt(hidden: View['hidden'], random: Random): Map<string, number[]> {
  const pools = new Map<string, number[]>();
  for (const key of Object.keys(hidden)) {
    const kinds = hidden[key]!.slice();
    for (let i = kinds.length - 1; i > 0; i--) {
      const j = random(i + 1);
      const kind = kinds[i]!;
      kinds[i] = kinds[j]!;
      kinds[j] = kind;
    }
    pools.set(key, kinds);
  }
  return pools;
}
