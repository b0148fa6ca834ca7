export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The smallest value that at least this share of all values does not exceed; NaN of none, as the mean is. `sorted` rises. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Standard errors that 95 % of a normal spread lie within. */
export const Z_95 = 1.959964;

/** Wilson's 95 % interval for a share of wins: honest for few games, and never outside 0 … 1. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const z2 = Z_95 * Z_95;
  const scale = 1 + z2 / games;
  const middle = (share + z2 / (2 * games)) / scale;
  const reach = (Z_95 / scale) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
