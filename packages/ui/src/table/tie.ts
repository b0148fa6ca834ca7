import type { TieBreak } from '@crownleaf/engine';

/** A comparison that was made; undefined stands for seats that it was not needed for. */
export interface Compared extends Omit<TieBreak, 'counts'> {
  readonly counts: readonly (number | undefined)[];
}

/** One comparison after the other, as long as there are seats that nothing has told apart yet. */
export function comparisons(sums: readonly number[], breaks: readonly TieBreak[]): readonly Compared[] {
  const made: Compared[] = [];
  let standings = sums.map(String);
  for (const { counts, ...each } of breaks) {
    const tied = standings.map((mine) => standings.filter((other) => other === mine).length > 1);
    if (!tied.includes(true)) break;
    made.push({ ...each, counts: counts.map((count, seat) => (tied[seat] ? count : undefined)) });
    standings = standings.map((mine, seat) => `${mine} ${counts[seat]}`);
  }
  return made;
}
