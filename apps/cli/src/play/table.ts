import { type Group, spaced, unbroken } from '@crownleaf/words';
import { bold, dim, wrapped } from '../print.ts';

export function groupLines(groups: readonly Group[], width: number): string[] {
  const long = groups.flatMap(({ rows }) => rows.filter(({ short }) => !short));
  const left = Math.max(0, ...long.map(({ label }) => label.length)) + 2;
  const rest = ' '.repeat(2 + left);
  return groups.flatMap(({ title, rows }) => {
    const numbers = rows.filter(({ short }) => short).map(({ label, value }) => `${dim(label)} ${value}`);
    const joined = numbers.map(unbroken).join(` ${dim('·')} `);
    return [
      bold(title),
      ...(numbers.length === 0 ? [] : wrapped(joined, '  ', '  ', width)),
      ...rows
        .filter(({ short }) => !short)
        .flatMap(({ label, value }) => wrapped(unbroken(value), `  ${dim(label.padEnd(left))}`, rest, width)),
    ].map(spaced);
  });
}
