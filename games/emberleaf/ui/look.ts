import { itemAt, type Seat } from '@crownleaf/engine';
import { useTable } from '@crownleaf/ui';
import { BUILDING_TYPES } from '../data/buildings.ts';
import { resourceName } from '../data/resources.ts';
import { villagerName } from '../data/villagers.ts';
import { COMPONENTS } from '../src/components.ts';
import { EMPTY, type Emberleaf, type EmberleafView } from '../src/state.ts';

/** `useTable` for this game's views. */
export const useGameTable = useTable<EmberleafView>;

/**
 * The position as the rules see it. A view has the same shape as a state; what is hidden in it lies in piles that no
 * reckoning of this table looks into.
 */
export function usePosition(): Emberleaf {
  return useGameTable().view;
}

/** Whose board lies in front: the viewer's, else that of the first seat. */
export function useOwnSeat(): Seat {
  return useTable().me ?? 0;
}

export function isSolo({ table }: Emberleaf): boolean {
  return table.difficulty !== EMPTY;
}

export function othersOf(s: Emberleaf, seat: Seat): readonly Seat[] {
  const count = s.seats.length;
  return Array.from({ length: count - 1 }, (_, i) => (seat + 1 + i) % count);
}

/** The building, resource or villager of this number by name. */
export const nameOfType = (type: number): string => itemAt(BUILDING_TYPES, type);
export const nameOfResource = (resource: number): string => resourceName(resource);
export const nameOfVillager = (villager: number): string => villagerName(villager);

export function kindOfName(name: string): number | undefined {
  const kind = COMPONENTS.indexOf(name);
  return kind < 0 ? undefined : kind;
}

export function counted<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** `attack:fernhollow-owlwatch` → `['attack', 'fernhollow-owlwatch']`. */
export function parted(option: string): readonly [verb: string, what: string] {
  const at = option.indexOf(':');
  return at < 0 ? [option, ''] : [option.slice(0, at), option.slice(at + 1)];
}

/** What the pointed option stands for, if its verb is one of these. */
export function usePointed(...verbs: readonly string[]): string | undefined {
  const { pointed } = useTable();
  if (pointed === undefined) return undefined;
  const [verb, what] = parted(pointed.name);
  return verbs.includes(verb) ? what : undefined;
}

/**
 * What was last pointed at or chosen with this verb, as long as its consequences are asked about: a view does not tell
 * which card is being placed or what is being built.
 */
export function useRemembered(verb: string, kinds: readonly string[]): string | undefined {
  const { asked, given } = useTable();
  const now = usePointed(verb);
  if (now !== undefined) return now;
  if (asked === undefined || !kinds.includes(asked.kind)) return undefined;
  const last = given.findLast((name) => parted(name)[0] === verb);
  return last === undefined ? undefined : parted(last)[1];
}
