/** How long something took, many times over; plain data, so that it can be stored, sent and added. */
export interface Times {
  count: number;
  total: number;
  /** How many lay near each power of `STEP`. */
  near: { [power: number]: number };
}

/** A percentile is right to half a step. */
const STEP = 1.05;
const LEAST_MS = 1e-4;

export function noTimes(): Times {
  return { count: 0, total: 0, near: {} };
}

export function addTime(times: Times, ms: number): void {
  const power = Math.round(Math.log(Math.max(LEAST_MS, ms)) / Math.log(STEP));
  times.count++;
  times.total += ms;
  times.near[power] = (times.near[power] ?? 0) + 1;
}

export function addTimes(to: Times, from: Times): void {
  to.count += from.count;
  to.total += from.total;
  for (const [power, count] of Object.entries(from.near))
    to.near[Number(power)] = (to.near[Number(power)] ?? 0) + count;
}

export interface TimeSummary {
  readonly mean: number;
  readonly p95: number;
}

export function summaryOf(times: Times): TimeSummary {
  const { count, total } = times;
  return count === 0 ? { mean: 0, p95: 0 } : { mean: total / count, p95: percentile(times, 0.95) };
}

function percentile({ count, near }: Times, share: number): number {
  const powers = Object.keys(near).map(Number);
  let left = share * count;
  for (const power of powers.sort((a, b) => a - b)) {
    left -= near[power]!;
    if (left <= 0) return STEP ** power;
  }
  return 0;
}
