import { type Chance, fastChance } from './chance.ts';
import type { Option } from './decision.ts';
import { itemAt } from './item.ts';
import type { Seat } from './seat.ts';
import type { State, View } from './state/state.ts';

/** One place of the view that the option would change. `to` is null where it depends on what is hidden or on chance. */
export interface Change {
  /** Such as `table.supply.3` or `seats.0.hand`. */
  readonly path: string;
  readonly from: number | string | readonly number[];
  readonly to: number | string | readonly number[] | null;
}

export interface Preview {
  readonly changes: readonly Change[];
  /** Who is asked next, −1 when the game ends; null where that is open. */
  readonly next: number | null;
}

/** What a preview needs of the engine. */
interface Rules {
  determinise(v: View, chance: Chance): State;
  apply(s: State, option: Option, chance: Chance): void;
  view(s: State, seat: Seat | undefined): View;
}

/** Applies the option in two worlds that fit the view: what is equal in both is certain enough to show. */
export function previewer(rules: Rules): (v: View, option: Option, seed?: number) => Preview {
  return (v, option, seed = 1) => {
    const viewer = v.viewer ?? undefined;
    const after = [seed, seed + 1].map((each) => {
      const chance = fastChance(each);
      const world = rules.determinise(v, chance);
      rules.apply(world, option, chance);
      return rules.view(world, viewer);
    });
    const [a, b] = after as [View, View];
    const changes: Change[] = [];
    compare('table', v.table, a.table, b.table, changes);
    v.seats.forEach((seat, i) => {
      compare(`seats.${i}`, seat, itemAt(a.seats, i), itemAt(b.seats, i), changes);
    });
    return { changes, next: a.asked === b.asked ? a.asked : null };
  };
}

function compare(at: string, before: State['table'], a: State['table'], b: State['table'], changes: Change[]): void {
  for (const name of Object.keys(before)) {
    const from = before[name]!;
    const first = a[name]!;
    const second = b[name]!;
    const certain = same(first, second);
    if (certain && same(from, first)) continue;
    changes.push({ path: `${at}.${name}`, from, to: certain ? first : null });
  }
}

function same(a: number | string | readonly number[], b: number | string | readonly number[]): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((value, i) => value === b[i]);
}
