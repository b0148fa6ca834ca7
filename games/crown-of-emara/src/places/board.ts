import { HUTS_A_PLACE, RING_SIZE } from '../components.ts';
import type { Mine, Table } from '../state.ts';

/** Where `table.visit` points while nobody uses a place. */
export const NO_PLACE = -1;

/** The two rings of places and who stands where [EMARA-2.2, EMARA-4.7]. */
export function position(t: Table, place: number): number {
  const { layout } = t;
  for (let i = 0; i < layout.length; i++) if (layout[i] === place) return i;
  throw new Error(`place ${place} lies in no ring`);
}

export function ringOf(t: Table, place: number): number {
  return Math.floor(position(t, place) / RING_SIZE);
}

/** The place so many steps further clockwise in the same ring. */
export function ahead(t: Table, place: number, steps: number): number {
  const at = position(t, place);
  const first = at - (at % RING_SIZE);
  return t.layout[first + ((at - first + steps) % RING_SIZE)]!;
}

export function standsAt(m: Mine, place: number): boolean {
  return m.councilors[0] === place || m.councilors[1] === place;
}

/** The place whose councilor would arrive at `place` with so many steps; −1 if there is none. */
export function departure(t: Table, m: Mine, place: number, steps: number): number {
  for (const from of m.councilors) if (ahead(t, from, steps) === place) return from;
  return -1;
}

export function craftsmenAt(t: Table, seat: number, place: number): number {
  const { huts } = t;
  let count = 0;
  const first = place * HUTS_A_PLACE;
  for (let hut = first; hut < first + HUTS_A_PLACE; hut++) if (huts[hut] === seat) count++;
  return count;
}

export function craftsmenOf(t: Table, seat: number): number {
  const { huts } = t;
  let count = 0;
  for (let hut = 0; hut < huts.length; hut++) if (huts[hut] === seat) count++;
  return count;
}
