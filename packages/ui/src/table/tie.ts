import type { TieBreak } from '../game-table.ts';

/** The first of these up to the one after which no two seats are equal that could still be told apart. */
export function neededBreaks(sums: readonly number[], breaks: readonly TieBreak[]): readonly TieBreak[] {
  const needed: TieBreak[] = [];
  let standings = sums.map(String);
  for (const each of breaks) {
    if (new Set(standings).size === standings.length) break;
    needed.push(each);
    standings = standings.map((standing, seat) => `${standing} ${each.counts[seat]}`);
  }
  return needed;
}
